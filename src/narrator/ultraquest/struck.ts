import type { Struck } from '../../systems/ultraquest/struck.js';
import type { UltraQuestFact } from '../../systems/ultraquest/facts.js';
import { small, type Block } from '../block.js';
import { name, unslug } from '../english.js';

const WHOM: Readonly<Record<Struck['by'], (of: string) => string>> = {
  first: () => 'it strikes whoever walks in front',
  last: () => 'it strikes whoever walks last',
  behind: () => 'it strikes whoever walks right behind',
  random: () => 'picked at random',
  any: () => 'whom you chose',
  each: () => 'it strikes all of you',
  best: (of) => `it strikes whoever has the highest ${of}`,
  worst: (of) => `it strikes whoever has the lowest ${of}`,
  missed: () => 'it strikes whoever missed the test',
  passed: () => 'it strikes whoever passed the test',
  hit: () => 'it strikes whoever was hit before',
  riders: () => 'it strikes whoever rides',
  walkers: () => 'it strikes whoever is on foot',
  injured: () => 'it strikes whoever is injured already',
  cursed: () => 'it strikes whoever is cursed',
  profession: (of) => `it strikes every ${unslug(of)}`,
  race: (of) => `it strikes every ${unslug(of)}`,
  sex: (of) => `it strikes the ${of === 'male' ? 'men' : 'women'}`,
  skilled: (of) => `it strikes whoever knows ${unslug(of)}`,
  bearer: (of) => `it strikes whoever carries the ${unslug(of)}`,
  // Names that say no more than what has just been read.
  those: () => '',
  others: () => '',
  bound: () => '',
  but: () => '',
  dead: () => '',
};

/** `: it strikes whoever walks in front`: why it is this one and nobody else. */
export function whyThisOne(struck: Struck | undefined): string {
  const said = struck ? WHOM[struck.by](struck.of ?? '') : '';
  return said && `: ${said}`;
}

type Injury = Extract<UltraQuestFact, { kind: 'injury' }>;

/** An injury that the success in a test costs looks like a fault: what a miss would have been is said with it. */
export function afterSuccess(injury: Injury, among: readonly UltraQuestFact[]): readonly Block[] {
  if (injury.costs !== true) return [];
  const before = among.slice(0, among.indexOf(injury));
  const test = before.findLast((fact) => fact.kind === 'test');
  if (!test?.passed) return [];
  const price = injury.missKills
    ? 'a miss would have been a death, a success costs the injury'
    : 'in this event a success costs the injury all the same';
  return [small(`${name(test.who)} passed the test: ${price}.`)];
}
