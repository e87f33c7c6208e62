import { z } from 'zod';
import { PROFESSIONS, RACES, REGIONS, SEXES } from '../names.js';
import type { Group } from '../state.js';
import type { Tale } from '../tale.js';
import { suggestedName, type FoundingRace } from './names.js';

/** UQ-START-02, UQ-START-13: a new group has exactly four. */
export const FOUNDERS = 4;
/** UQ-START-03, UQ-START-04. */
export const FOUNDING_RACES = RACES.filter((race): race is FoundingRace => race !== 'fairy');
/** UQ-START-01. */
export const STARTS = ['St', 'Do'] as const;
/** UQ-START-09. */
export const GIFTS = ['healing-potion', 'antidote', 'gold-talisman'] as const;

const somebody = z.strictObject({
  name: z.string(),
  race: z.enum(FOUNDING_RACES),
  sex: z.enum(SEXES),
  profession: z.enum(PROFESSIONS),
  /** Set once the player has given a name: race and sex no longer change it. */
  named: z.boolean(),
  /** Region of a Ranger's starting Survival, or the water that a Seafarer comes from. */
  region: z.enum(REGIONS).nullable(),
});

const sketch = z.strictObject({
  player: z.string(),
  name: z.string(),
  place: z.enum(STARTS),
  /** Numbers up to this one were given to things of the seat's earlier groups. */
  serial: z.int(),
  people: z.array(somebody).length(FOUNDERS),
  /** Who is being made up, from 0. */
  focus: z.int(),
  gold: z.enum(['fixed', 'rolled']).nullable(),
  gift: z.enum(GIFTS).nullable(),
  /** Faces by what they were rolled for: `1 thief`, `gold`. Once seen they stay. */
  dice: z.record(z.string(), z.array(z.int())),
  /** Set once everything was chosen: from then on each step leads back to the overview. */
  complete: z.boolean(),
  /** What was typed as a name and was none: of whom (-1: of the group), so that it can be mended and not written anew. */
  typed: z.strictObject({ of: z.int(), text: z.string() }).exactOptional(),
  /** The group as it came out of the shop. */
  shopped: z.custom<Group>((value) => typeof value === 'object' && value !== null).nullable(),
});

export type Somebody = z.infer<typeof somebody>;
/** A group that is being made up. It is kept in the frame's locals and nowhere else until it is done. */
export type Sketch = z.infer<typeof sketch>;

/** One of each kind, so that whoever only presses on has a group that works. */
const FIRST_FOUR = [
  { race: 'dwarf', sex: 'male', profession: 'fighter' },
  { race: 'human', sex: 'female', profession: 'cleric' },
  { race: 'elf', sex: 'female', profession: 'ranger' },
  { race: 'halfling', sex: 'male', profession: 'thief' },
] as const;

/** What a creation begins with: whose it is, and what was said already. */
export interface Beginning {
  readonly player: string;
  readonly name: string;
  readonly place: Sketch['place'];
  readonly serial: number;
}

export function newSketch(beginning: Beginning, seat: string): Sketch {
  const people = FIRST_FOUR.map((person, i) => {
    const name = suggestedName(person.race, person.sex, offset(seat) + i, []);
    return { ...person, name, named: false, region: null };
  });
  const nothing = { focus: 0, gold: null, gift: null, dice: {}, complete: false, shopped: null };
  return { ...beginning, people, ...nothing };
}

/** Another seat, another first suggestion. */
export function offset(seat: string): number {
  return Array.from(seat, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0);
}

/** The sketch as the frame holds it. */
export function sketchOf(t: Tale): Sketch {
  return sketch.parse(t.locals['sketch']);
}

export function keepSketch(t: Tale, changed: Sketch): void {
  t.locals['sketch'] = JSON.parse(JSON.stringify(changed)) as Tale['locals'][string];
}

/** What a form for a name holds at first: what was typed last and refused, else the name as it is. */
export function nameToMend({ typed }: Sketch, of: number, name: string): string {
  return typed?.of === of && typed.text.trim() ? typed.text : name;
}

/** Without what was typed in vain. */
export function withoutTyped({ typed: _, ...rest }: Sketch): Sketch {
  return rest;
}

export function personAt({ people }: Sketch, index: number): Somebody {
  const person = people[index];
  if (!person) throw new Error(`nobody is number ${index} of a group of ${people.length}`);
  return person;
}
