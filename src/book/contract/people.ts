import { z } from 'zod';
import { AttributeCode, Id } from './basics.js';
import { act, branching, outcomes } from './describe.js';
import { Sex, Who } from './who.js';

/** What a lesson costs: Gold or Fame, as the player likes (UQ-ACT-14, 16). */
export const LessonPrice = z.strictObject({ gold: z.int().min(0), fame: z.int().min(0) });

export const meetAdventurer = branching(
  'meet-adventurer',
  {
    name: z.string().min(1).max(30),
    race: Id,
    profession: Id,
    sex: Sex,
    skills: z.array(Id),
    items: z.array(Id),
    /** Attributes that differ from the race's start values. */
    attributes: z.partialRecord(AttributeCode, z.int()).exactOptional(),
  },
  {
    grammar: 'meet adventurer NAME, RACE PROFESSION m|f [: SKILL, SKILL] [; ITEM, ITEM] [; ATTR NUMBER, ATTR NUMBER]',
    says: 'Somebody who may join for 10% Honor while there are under four regulars, or teach one of the skills (UQ-MEET-01, 02). `joined`, `taught` or `left`.',
    examples: [
      'meet adventurer Odo, halfling thief m: Stealing, Trading; Sling',
      'meet adventurer Brun, dwarf fighter f: Parry; Iron weapon; STR 3',
    ],
    outcomes: outcomes('', 'joined taught left'),
  },
);
export type MeetAdventurerOp = z.infer<typeof meetAdventurer.schema>;

export const meetMaster = branching(
  'meet-master',
  { skill: Id, price: LessonPrice, name: z.string().max(30).exactOptional() },
  {
    grammar: 'meet master SKILL [GOLD Gold [or FAME Fame]]',
    says: 'A master teaches one adventurer, for 30 Gold or 1 Fame if not said (UQ-ACT-14, 15). `learned` or `left`.',
    examples: ['meet master Parry', 'meet master Trading 20 Gold or 1 Fame'],
    outcomes: outcomes('', 'learned left'),
  },
);
export type MeetMasterOp = z.infer<typeof meetMaster.schema>;

export const meetGrandmaster = branching(
  'meet-grandmaster',
  { skill: Id, price: LessonPrice },
  {
    grammar: 'meet grandmaster SKILL [GOLD Gold [or FAME Fame]]',
    says: 'A grandmaster raises a known skill to mastery, for 100 Gold or 2 Fame if not said, or teaches it like a master (UQ-ACT-16, 17). `learned` or `left`.',
    examples: ['meet grandmaster Aiming', 'meet grandmaster Parry 120 Gold or 2 Fame'],
    outcomes: outcomes('', 'learned left'),
  },
);
export type MeetGrandmasterOp = z.infer<typeof meetGrandmaster.schema>;

export const meet = branching(
  'meet',
  { person: Id },
  {
    grammar: 'meet REGION#PERSON, or #PERSON of this region',
    says: 'A person of the book, who remembers the group from then on. `first` time or `again`.',
    examples: ['meet #isegrin', 'meet UF#ferryman'],
    outcomes: outcomes('', 'first again'),
  },
);
export type MeetOp = z.infer<typeof meet.schema>;

export const fairy = branching(
  'fairy',
  { name: z.string().max(30).exactOptional(), spell: Id.exactOptional() },
  {
    grammar: 'fairy [NAME] [: SPELL]',
    says: 'A fairy who may join beside the four, for 10% Honor and a line (UQ-RACE-18, 20, C-37). Her spell is rolled if not said. `joined` or `left`.',
    examples: ['fairy', 'fairy Mirabel: Flight'],
    outcomes: outcomes('', 'joined left'),
    rolls: 'player',
  },
);
export type FairyOp = z.infer<typeof fairy.schema>;

export const companion = act(
  'companion',
  { companion: Id, who: Who },
  {
    grammar: 'companion NAME [WHO]',
    says: 'Somebody has a companion from now on, on the line that the companion takes (UQ-MEET-06); the player picks if WHO is missing.',
    examples: ['companion Talking raven', 'companion Otter drinker'],
  },
);
export type CompanionOp = z.infer<typeof companion.schema>;

export const familiar = act(
  'familiar',
  { familiar: Id, who: Who },
  {
    grammar: 'familiar NAME [WHO]',
    says: 'A wizard has a familiar, in place of the old one (UQ-MEET-07).',
    examples: ['familiar Owl those', 'familiar Toad any wizard'],
  },
);
export type FamiliarOp = z.infer<typeof familiar.schema>;

export const mount = act(
  'mount',
  { mount: Id, who: Who, noble: z.enum(['fast', 'strong']).exactOptional() },
  {
    grammar: 'mount [fast|strong] NAME [WHO]',
    says: 'Somebody has a mount from now on: ridden if it suits and the line is free, else led (UQ-MOUNT-01, 03).',
    examples: ['mount Donkey any', 'mount fast Pony first'],
  },
);
export type MountOp = z.infer<typeof mount.schema>;

export const PEOPLE = [meetAdventurer, meetMaster, meetGrandmaster, meet, fairy, companion, familiar, mount] as const;
