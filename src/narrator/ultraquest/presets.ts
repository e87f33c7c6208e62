import { wareOf } from '../../systems/ultraquest/equipment/items.js';
import { itemsOf } from '../../systems/ultraquest/sheet/lines.js';
import { groupSums } from '../../systems/ultraquest/sheet/strength.js';
import { standardGroup } from '../../systems/ultraquest/start.js';
import type { Adventurer, Group, Item } from '../../systems/ultraquest/state.js';
import { change, heading, small, type Block } from '../block.js';
import { and, capital, name } from '../english.js';
import { goodFor } from './good-for.js';
import { itemName } from './sheet.js';
import { skillUse } from './skill-uses.js';

/** The groups that are ready to set out (UQ-START-20 to 30). */
export type Preset = 'A' | 'B';

/** The group of that letter; A for whatever is none. */
export const presetNamed = (letter: string): Preset => (letter === 'B' ? 'B' : 'A');

/** What a beginner may choose a ready-made group by. */
const KNOWN_FOR: Readonly<Record<Preset, string>> = {
  A: 'with somebody who heals',
  B: 'with somebody who casts spells',
};

/** A standard group that nobody leads yet. */
export const presetGroup = (preset: Preset): Group => standardGroup(preset, '', `Group ${preset}`, '', 'St');

/** Who is in a standard group: `Brun the dwarf fighter, ...`. */
export const presetText = (preset: Preset): string =>
  and(presetGroup(preset).members.map((one) => `${one.name} the ${one.race} ${one.profession}`));

/** The same for a menu, which holds less: `dwarf fighter, elf wizard, ...`. */
export const presetShort = (preset: Preset): string =>
  presetGroup(preset)
    .members.map((one) => `${one.race} ${one.profession}`)
    .join(', ');

/** The same in a line, with what it is chosen by. */
export const presetLine = (preset: Preset): string =>
  `**Group ${preset}**, ${KNOWN_FOR[preset]}: ${presetText(preset)}.`;

/** Everybody in a standard group with what they have and can, for whoever has yet to choose one. */
export function presetSheet(preset: Preset): readonly Block[] {
  const group = presetGroup(preset);
  return [
    heading(`Group ${preset}, ${KNOWN_FOR[preset]}`),
    ...group.members.flatMap(belongings),
    small(
      'In a test a D6 must not show more than somebody has MOV (movement), STR (strength), DEX (dexterity) or INT (intelligence).',
    ),
    small(presetStrength(preset)),
  ];
}

/** What a standard group rolls in a fight. */
export function presetStrength(preset: Preset): string {
  const { ME, RA } = groupSums(presetGroup(preset));
  return `In a fight all of them together roll 4D6, and add ${ME} hand to hand or ${RA} from a distance.`;
}

/** A weapon or armor is known for what it is. */
const isNoArm = (item: Item): boolean => {
  const { hands, armor } = wareOf(item);
  return hands === undefined && armor === undefined && goodFor(item) !== '';
};

function belongings(one: Adventurer): readonly Block[] {
  const uses = one.skills.map((skill) => `${skill.name}: ${skillUse(skill.name)}`);
  return [
    change(`**${name(one.name)}** the ${one.race} ${one.profession}, with ${and(itemsOf(one).map(itemName))}`),
    ...[
      ...uses,
      ...itemsOf(one)
        .filter(isNoArm)
        .map((item) => `${capital(itemName(item))}: ${goodFor(item)}`),
    ].map(small),
  ];
}
