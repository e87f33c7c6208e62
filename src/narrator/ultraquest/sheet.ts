import { mountName, nameOf } from '../../systems/ultraquest/equipment/items.js';
import { homeLands } from '../../systems/ultraquest/groups.js';
import { ATTRIBUTES } from '../../systems/ultraquest/names.js';
import { priceOfNextPoint } from '../../systems/ultraquest/races.js';
import { itemsOf } from '../../systems/ultraquest/sheet/lines.js';
import { armorRating, melee, ranged, type Sum } from '../../systems/ultraquest/sheet/strength.js';
import type { Adventurer, Group, Item } from '../../systems/ultraquest/state.js';
import { change, heading, small, type Block } from '../block.js';
import { capital, count, gold, name, signed, unslug } from '../english.js';
import { goodFor, KEEPSAKE } from './good-for.js';
import { ATTRIBUTE_LETTERS } from './letters.js';
import { place } from './places.js';
import { skillUse } from './skill-uses.js';

/** One adventurer's sheet, in lines that fit a phone (UQ-SHEET-01 ff.). */
export function sheet(group: Group, one: Adventurer): readonly Block[] {
  return [
    heading(name(one.name)),
    change(
      `${capital(one.sex)} ${one.race} ${one.profession}, ${position(group, one)} in the row (in a fight the front is hit first)${health(one)}`,
    ),
    change(
      `**ME** D6${signed(melee(one).total)} · **RA** D6${signed(ranged(one).total)} · **AR** ${armorRating(one).total}`,
    ),
    small(`ME, hand to hand: ${made(melee(one))}`),
    small(`RA, from a distance: ${made(ranged(one))}`),
    small(`AR, armor: ${made(armorRating(one))}`),
    change(
      ATTRIBUTES.map((attribute) => `**${attribute}** ${one.attributes[attribute]}${nextPoint(one, attribute)}`).join(
        ' · ',
      ),
    ),
    small(ATTRIBUTE_LETTERS),
    change(
      `**Skills:** ${one.skills.map((skill) => `${skill.name}${skill.mastered ? '!!!' : ''}`).join(', ') || 'none'}`,
    ),
    ...usesOfSkills(one),
    change(`**At home in:** ${homeLands(group, one).map(place).join(', ')}`),
    small('Who is at home in a land can make camp there.'),
    change(`**At hand:** ${lines(one.hand)}`),
    change(`**Purse:** ${purse(one)}`),
    ...mount(one),
    ...(one.backpack.length ? [change(`**Backpack:** ${one.backpack.map(itemName).join(', ')}`)] : []),
    ...usesOfThings(one),
    ...one.effects.map((effect) =>
      small(`${unslug(effect.source)}: ${unslug(effect.kind)} ${signed(effect.amount)}, ${effect.until}`),
    ),
  ];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

function position(group: Group, one: Adventurer): string {
  const at = group.members.findIndex((member) => member.id === one.id);
  return ORDINALS[at] ?? `number ${at + 1}`;
}

/** `; 1 injury, 1 cursed injury, 2 curses`, or nothing for somebody well. */
export function health(one: Adventurer): string {
  const marks = [
    ...(one.injuries.red ? [count(one.injuries.red, 'injury', 'injuries')] : []),
    ...(one.injuries.black ? [count(one.injuries.black, 'cursed injury', 'cursed injuries')] : []),
    ...(one.curses ? [count(one.curses, 'curse')] : []),
  ];
  return marks.length ? `; ${marks.join(', ')}` : '';
}

function made(sum: Sum): string {
  const parts = sum.parts.map((part, at) => `${unslug(part.source)} ${at === 0 ? part.value : signed(part.value)}`);
  return `${sum.total}${parts.length ? ` = ${parts.join(', ')}` : ''}`;
}

/** The ring that is still empty shows the Fame it costs (UQ-SHEET-07). */
function nextPoint(one: Adventurer, attribute: (typeof ATTRIBUTES)[number]): string {
  const price = priceOfNextPoint(one.race, attribute, one.attributes[attribute]);
  return price === undefined ? '' : ` (+1 for ${price} Fame)`;
}

export const itemName = (item: Item): string => name(nameOf(item));

function lines(hand: readonly (Item | null)[]): string {
  const free = hand.filter((item) => item === null).length;
  const held = hand.flatMap((item) => (item ? [itemName(item)] : []));
  return `${held.join(', ') || 'nothing'}${free ? ` (room for ${free} more)` : ''}`;
}

/** What each skill is for, in fine print. */
function usesOfSkills(one: Adventurer): readonly Block[] {
  const uses = one.skills.flatMap((skill) => {
    const use = skillUse(skill.name);
    return use ? [`${skill.name}: ${use}`] : [];
  });
  return uses.length ? [small(uses.join(' · '))] : [];
}

/** What each thing is for, in fine print. */
function usesOfThings(one: Adventurer): readonly Block[] {
  const uses = itemsOf(one).map((item) => `${itemName(item)}: ${goodFor(item) || KEEPSAKE}`);
  return uses.length ? [small([...new Set(uses)].join(' · '))] : [];
}

function purse(one: Adventurer): string {
  return [gold(one.gold), ...one.gems.map((gem) => `a gem worth ${gem}`)].join(', ');
}

function mount(one: Adventurer): readonly Block[] {
  return [
    ...(one.mount ? [change(`**Rides:** ${name(mountName(one.mount))}`)] : []),
    ...(one.saddle ? [change(`**Saddle:** ${itemName(one.saddle)}`)] : []),
    ...(one.led.length ? [change(`**Leads:** ${one.led.map((animal) => name(mountName(animal))).join(', ')}`)] : []),
  ];
}
