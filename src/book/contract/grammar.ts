import type { ConditionKind } from './conditions.js';
import type { WhoKind } from './who.js';

/** A spelling as it stands in the book, and what it means. */
export interface Spelling {
  readonly written: string;
  readonly means: string;
}

export const AMOUNTS: readonly Spelling[] = [
  { written: '7', means: 'just that many' },
  { written: 'D6, 2D10, D3', means: 'dice; there are D3, D6, D10 and D100' },
  { written: '3+D6, D3+1, 20+2D10, 2D6-2', means: 'dice and a constant' },
  { written: 'find, {find}', means: 'a number that was bound before' },
  { written: '-find, -D6', means: 'taken away' },
];

export const REFERENCES: readonly Spelling[] = [
  { written: '{goblins}', means: 'a number, a word, or the names of people' },
  {
    written: '{goblins|goblin|goblins}',
    means: 'one form for 1, another for every other number (or number of people)',
  },
  { written: '{drinker|he/she}', means: 'a form by the sex of somebody' },
  { written: '{those}, {others}', means: 'whom the last test, hazard or fight struck, and the rest' },
  { written: '{group}', means: 'the name of the group' },
];

/** How to say who; each kind of the contract once. */
export const WHO: Readonly<Record<WhoKind, Spelling>> = {
  each: { written: 'each', means: 'everybody' },
  first: { written: 'first, first 2, first D3', means: 'from the front of the marching order' },
  last: { written: 'last, last 2', means: 'from its end' },
  random: { written: 'random, random 2, random those', means: 'by lot' },
  any: {
    written: 'any, any fighter, 2, 1-3 women, cleric',
    means: 'the player picks; a profession, race or sex in the singular is any one of them, and so is `bearer THING`',
  },
  best: {
    written: 'best DEX, best DEX fighters',
    means: 'the highest in an attribute; in a test `best` alone is enough',
  },
  worst: { written: 'worst MOV', means: 'the lowest in an attribute' },
  behind: { written: 'behind drinker', means: 'the rear neighbour of somebody' },
  those: { written: 'those', means: 'who failed or was struck just now' },
  others: { written: 'others', means: 'the rest of whom that was about' },
  riders: { written: 'riders', means: 'everybody on a mount; centaurs count' },
  walkers: { written: 'walkers', means: 'everybody else' },
  injured: { written: 'injured', means: 'everybody who is' },
  cursed: { written: 'cursed', means: 'everybody who is' },
  dead: { written: 'dead', means: 'who died in this event' },
  profession: { written: 'fighters, clerics', means: 'all of a profession; a seafarer is a fighter and a thief too' },
  race: { written: 'dwarves, half-ducks', means: 'all of a race; a half-elf is a human and an elf too' },
  sex: { written: 'men, women', means: 'all of a sex' },
  skilled: { written: 'skilled Parry', means: 'everybody who can use a skill now' },
  bearer: { written: 'bearers Silver key', means: 'everybody who carries a thing; `bearer` is any one of them' },
  bound: { written: 'drinker', means: 'whom a name stands for' },
  but: { written: 'all but drinker', means: 'everybody else' },
};

/** What may be asked in `[if ...]` and `if ...:`; each kind of the contract once. */
export const CONDITIONS: Readonly<Record<ConditionKind, Spelling>> = {
  profession: { written: 'cleric', means: 'somebody has the profession' },
  race: { written: 'half-duck', means: 'somebody is of the race' },
  sex: { written: 'female', means: 'somebody is' },
  skill: {
    written: 'Stealing, Parry mastered, skill Flight',
    means: 'somebody can use the skill now: who is injured cannot, but for Endurance',
  },
  attribute: { written: 'STR 4', means: 'somebody has at least that much' },
  item: { written: 'Silver key, item Silver key', means: 'the group has the thing' },
  companion: { written: 'companion Talking raven', means: 'somebody has the companion or familiar' },
  mount: { written: 'Donkey, mount Pony, mount', means: 'the group has that mount, or any' },
  mounted: { written: 'mounted', means: 'somebody rides' },
  injured: { written: 'injured', means: 'somebody is' },
  cursed: { written: 'cursed', means: 'somebody is' },
  native: { written: 'native', means: 'somebody is native to this region' },
  honor: { written: 'Honor 30', means: 'from that much on' },
  fame: { written: 'Fame 3', means: 'from that much on' },
  gold: { written: 'Gold 20', means: 'from that much on' },
  members: { written: 'members 4', means: 'at least so many live' },
  number: { written: 'goblins 3', means: 'a number that was bound is at least that' },
  bound: { written: 'drinker', means: 'the name stands for somebody' },
  alone: { written: 'alone', means: 'only one is left' },
  complete: { written: 'complete', means: 'four regular members' },
  craft: { written: 'craft', means: 'the group has a boat, a ship, a raft or an airship' },
  region: { written: 'region Wa', means: 'the group is there' },
  quest: { written: 'quest Vu#the-old-debt', means: 'the quest is noted' },
  met: { written: 'met #isegrin', means: 'the person was met before' },
  seen: { written: 'seen, seen Wa#honest-donkey', means: 'this event, or another, happened to the group before' },
  'group-here': { written: 'group here', means: 'another group is in the same space' },
  not: { written: 'not half-duck', means: 'the opposite' },
  and: { written: 'cleric and not cursed', means: 'all of them' },
};

export const CONDITION_SUBJECTS =
  'Before a trait may stand who must have it: `drinker is half-duck`, `first has Silver key`, `last knows Parry`.';
