import type { DiceAmount } from '../../book/contract/basics.js';
import type { Words } from '../../engine/words.js';
import type { Attribute } from './names.js';
import type { Adventurer } from './state.js';
import type { Tale } from './tale.js';
import { groupOf, present } from './who.js';

/** Who rolls for what: `needs` or less, where one person tries and it is known. */
export function rollsFor(t: Tale, of: readonly string[], about: readonly Adventurer[], needs?: number): Words {
  const all = about.length > 1 && about.length === present(groupOf(t)).length;
  const who = about.map(({ name }) => name);
  return {
    key: 'roll',
    args: { of, who, ...(all && { all }), ...(about.length === 1 && needs !== undefined && { needs }) },
  };
}

interface Test {
  readonly about: readonly Adventurer[];
  readonly attributes: readonly Attribute[];
  chance(member: Adventurer, attribute: Attribute): number;
}

/** Whose test it is, and on what; of two attributes the higher counts. */
export function rollsTest(t: Tale, test: Test, of: readonly string[] = test.attributes): Words {
  const [one] = test.about;
  const needs = one && Math.max(...test.attributes.map((attribute) => test.chance(one, attribute)));
  return rollsFor(t, of, test.about, needs);
}

/** `D6`, `2D6`: which dice, and of which table. */
export function rollsDice({ dice }: DiceAmount, what?: string): Words {
  const shown = dice.map(({ count, sides }) => `${Math.abs(count) > 1 ? Math.abs(count) : ''}D${sides}`);
  return { key: 'roll', args: { dice: shown, ...(what !== undefined && { what }) } };
}

/** Nothing is rolled yet, or perhaps nothing at all: what comes of it is seen. */
export const seeWhatComes = (about: readonly Adventurer[] = []): Words => ({
  key: 'see-what-comes',
  args: { who: about.map(({ name }) => name) },
});
