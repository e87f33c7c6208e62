import { z } from 'zod';
import { as, AttributeCode, Id, LocalName, waits } from './basics.js';
import { act, branching, outcomes } from './describe.js';
import { Who } from './who.js';

export const choose = act(
  'choose',
  {
    who: Who,
    as: LocalName,
    /** What they are chosen to try next: each name then stands with what it takes. */
    to: z.strictObject({ try: z.array(z.string()).min(1), plus: z.int() }).exactOptional(),
  },
  {
    grammar: 'choose NUMBER|MIN-MAX|WHO [POOL] as NAME',
    says: 'Names people for later: the player picks, or (`choose random as NAME`) it is fixed. `others` are the rest. At the head of an option: greyed if there are too few.',
    examples: ['choose 2 as inside', 'choose 1-3 as crew', 'choose 1 fighter as champion', 'choose random as victim'],
    sets: ['others'],
  },
);
export type ChooseOp = z.infer<typeof choose.schema>;

export const skill = branching(
  'skill',
  { skill: Id, who: Who, plus: z.int(), as, waits },
  {
    grammar: 'skill NAME [WHO] [+NUMBER|-NUMBER] [as NAME]',
    says: 'Somebody uses a skill, miracle or spell by its own rule; without WHO the player picks among those who can. At the head of an option: greyed if nobody can. `none` (nobody can) counts as `fail` if it is not written.',
    examples: ['skill Stealing', 'skill Lockpicking any -1', 'skill Holy Ray'],
    outcomes: outcomes('pass fail', 'none'),
    sets: ['those', 'others'],
    rolls: 'player',
  },
);
export type SkillOp = z.infer<typeof skill.schema>;

export const trap = branching(
  'trap',
  { waits },
  {
    grammar: 'trap',
    says: 'A trap, which Trap Disarming or a Riding Snail may cancel (UQ-THF-15, UQ-MOUNT-16).',
    examples: ['trap'],
    outcomes: outcomes('sprung', 'disarmed'),
    rolls: 'player',
  },
);
export type TrapOp = z.infer<typeof trap.schema>;

export const lost = branching(
  'lost',
  { waits },
  {
    grammar: 'lost',
    says: 'The group loses its way, unless Orientation or Navigation finds it (UQ-RNG-03, UQ-SEA-06).',
    examples: ['lost'],
    outcomes: outcomes('lost', 'found'),
    rolls: 'player',
  },
);
export type LostOp = z.infer<typeof lost.schema>;

export const METALS = ['iron', 'bronze', 'silver', 'gold', 'diamond', 'platinum', 'uranium'] as const;

export const lock = branching(
  'lock',
  { metal: z.enum(METALS), chest: z.literal(true).exactOptional(), waits },
  {
    grammar: 'lock METAL [chest]',
    says: 'Something locked: a key opens it, Lockpicking may, once (UQ-LOCK-01 to 06). A chest can also be `taken` along by who can carry it (UQ-LOCK-03): the arm gives the item.',
    examples: ['lock silver', 'lock iron chest'],
    outcomes: outcomes('opened', 'closed taken'),
    rolls: 'player',
  },
);
export type LockOp = z.infer<typeof lock.schema>;

export const brew = branching(
  'brew',
  { potion: Id, who: Who.exactOptional(), waits },
  {
    grammar: 'brew ITEM [WHO]',
    says: 'Somebody who can brews a potion, test(DEX) (UQ-CLR-07, UQ-RNG-18, UQ-WIZ-24); the arm gives the item. At the head of an option: greyed if nobody can.',
    examples: ['brew Healing Potion'],
    outcomes: outcomes('pass', 'fail'),
    rolls: 'player',
  },
);
export type BrewOp = z.infer<typeof brew.schema>;

export const persuade = branching(
  'persuade',
  { who: Who, plus: z.int(), as, waits },
  {
    grammar: 'persuade WHO [+NUMBER|-NUMBER] [as NAME]',
    says: 'A test on INT to win a creature over, a familiar or a companion. The wizard may send the old familiar away first (UQ-MEET-08).',
    examples: ['persuade any wizard', 'persuade first -1'],
    outcomes: outcomes('pass fail'),
    sets: ['those', 'others'],
    rolls: 'player',
  },
);
export type PersuadeOp = z.infer<typeof persuade.schema>;

export const learn = act(
  'learn',
  { skill: Id, who: Who },
  {
    grammar: 'learn NAME|miracle|spell WHO',
    says: 'Somebody learns a skill for nothing; `miracle` and `spell` are rolled (UQ-CLR-04, UQ-WIZ-04). Nothing happens to who knows it or cannot.',
    examples: ['learn Parry any', 'learn spell any wizard'],
    rolls: 'player',
  },
);
export type LearnOp = z.infer<typeof learn.schema>;

export const raise = act(
  'raise',
  { attribute: AttributeCode, plus: z.int(), who: Who },
  {
    grammar: 'raise ATTR [+NUMBER|-NUMBER] WHO',
    says: 'An attribute changes for good, +1 if not said, at most to the race\u2019s highest.',
    examples: ['raise STR any', 'raise DEX -1 victim'],
  },
);
export type RaiseOp = z.infer<typeof raise.schema>;

export const forget = act(
  'forget',
  { who: Who, skill: Id.exactOptional() },
  {
    grammar: 'forget [NAME] WHO',
    says: 'Somebody forgets a skill: the named one, or the last one learned.',
    examples: ['forget random', 'forget Trading any'],
  },
);
export type ForgetOp = z.infer<typeof forget.schema>;

export const SKILLS = [choose, skill, trap, lost, lock, brew, persuade, learn, raise, forget] as const;
