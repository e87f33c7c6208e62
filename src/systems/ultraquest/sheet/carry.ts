import { refuse, type Refusal } from '../../../engine/words.js';
import { nameOf, wareOf, weightOf } from '../equipment/items.js';
import { isCompanion } from '../companions.js';
import { talismanOf, talismansOf } from '../talismans.js';
import type { Adventurer, Group, Item } from '../state.js';
import { bonusParts, isSaddle } from './at-hand.js';
import { whyNotLoad } from './cargo.js';
import { HAND_LINES, itemsOf } from './lines.js';
import { whyNotOnMount } from './mounting.js';

/** Where a thing ended up: with a member, on the wagon or boat, or nowhere, and why. */
export type Received = { with: Adventurer } | { on: 'cargo' } | Refusal;

/** STR for what is carried day by day: with what things at hand add to it, and without spells, which pass (UQ-ATT-04). */
export function might(adventurer: Adventurer): number {
  return bonusParts(adventurer, 'STR').reduce((sum, { value }) => sum + value, adventurer.attributes.STR);
}

/** Heavy things by STR: one, from 5 two, from 6 three (UQ-EQP-45). */
export function heavyLimit(adventurer: Adventurer): number {
  const STR = might(adventurer);
  return STR >= 6 ? 3 : STR >= 5 ? 2 : 1;
}

/** Why an adventurer cannot take this thing as well (UQ-EQP-45 to 49, UQ-TAL-14, UQ-RACE-25). */
export function whyNotCarry(adventurer: Adventurer, item: Item): Refusal | undefined {
  const name = { who: adventurer.name, item: nameOf(item) };
  if (talismanOf(item) !== undefined && hasTalisman(adventurer) && !hasSaddleLine(adventurer)) {
    return refuse('second-talisman', name, 'UQ-TAL-14');
  }
  return (
    whyTooHeavy(adventurer, item) ??
    whyNotOnMount(adventurer, item) ??
    (freePlace(adventurer, item)
      ? undefined
      : refuse('no-free-line', name, isCompanion(item) ? 'UQ-MEET-06' : 'UQ-EQP-42'))
  );
}

/** Whether the one talisman that an adventurer may have is there; a mount's own is apart (UQ-TAL-14, UQ-TAL-15). */
function hasTalisman(adventurer: Adventurer): boolean {
  return talismansOf(adventurer).some((talisman) => talisman !== adventurer.saddle);
}

/** A free saddle line: there is a mount, or the draft horse of a wagon (UQ-SHEET-11, UQ-TAL-15). */
function hasSaddleLine({ mount, saddle }: Adventurer): boolean {
  return mount !== null && saddle === null;
}

/** What goes to the saddle: saddles, a second talisman, and what is quick to use once the hands are full (UQ-MOUNT-02). */
function goesToSaddle(adventurer: Adventurer, item: Item, handsFull: boolean): boolean {
  if (!hasSaddleLine(adventurer)) return false;
  const talisman = talismanOf(item) !== undefined;
  if (talisman && hasTalisman(adventurer)) return true;
  if (adventurer.mount?.kind === 'wagon') return false;
  const quick = talisman || wareOf(item).use === 'potion' || item.effect?.kind === 'potion' || isScroll(item);
  return isSaddle(item) || (handsFull && quick);
}

const isScroll = ({ kind }: Item): boolean => kind.startsWith('scroll-of-');

function whyTooHeavy(adventurer: Adventurer, item: Item): Refusal | undefined {
  const name = { who: adventurer.name, item: nameOf(item) };
  const carried = itemsOf(adventurer).map(weightOf);
  const heavy = carried.filter((weight) => weight === 'heavy').length;
  const veryHeavy = carried.includes('very heavy');
  switch (weightOf(item)) {
    case 'normal':
      return undefined;
    case 'huge':
      return refuse('huge', name, 'UQ-EQP-49');
    case 'very heavy':
      return might(adventurer) >= 6 && heavy === 0 && !veryHeavy ? undefined : refuse('very-heavy', name, 'UQ-EQP-48');
    case 'heavy':
      return heavy < heavyLimit(adventurer) && !veryHeavy ? undefined : refuse('too-heavy', name, 'UQ-EQP-45');
  }
}

type Place = { in: 'hand'; index: number } | { in: 'saddle' } | { in: 'backpack' };

/**
 * Things that are of use at hand go there first; what is heavy only if it is worn or fought with (UQ-EQP-47, C-17). A backpack takes any
 * number (UQ-EQP-43); a Fairy has none (UQ-ATT-07), and no companion goes into one (UQ-MEET-06).
 */
function freePlace(adventurer: Adventurer, item: Item): Place | undefined {
  const { use, melee, ranged, armor } = wareOf(item);
  const inUse = melee !== undefined || ranged !== undefined || armor !== undefined;
  const index = Array.from({ length: HAND_LINES }, (_, i) => i).find((i) => !adventurer.hand[i]);
  if (isCompanion(item)) return index === undefined ? undefined : { in: 'hand', index };
  if (goesToSaddle(adventurer, item, index === undefined)) return { in: 'saddle' };
  const atHand = index !== undefined && (inUse || weightOf(item) === 'normal') ? index : undefined;
  const helps = item.effect !== undefined || talismanOf(item) !== undefined || isScroll(item);
  const quick = inUse || helps || (use !== undefined && use !== 'tool' && use !== 'key');
  const fairy = adventurer.race === 'fairy';
  if (atHand !== undefined && (quick || fairy)) return { in: 'hand', index: atHand };
  return fairy ? undefined : { in: 'backpack' };
}

/** Puts a thing onto an adventurer's sheet without asking whether it fits; gives false if there is no place for it. */
export function put(adventurer: Adventurer, item: Item): boolean {
  const place = freePlace(adventurer, item);
  if (place?.in === 'hand') adventurer.hand[place.index] = item;
  else if (place?.in === 'saddle') adventurer.saddle = item;
  else if (place?.in === 'backpack') adventurer.backpack.push(item);
  return place !== undefined;
}

/**
 * The group receives a thing: the preferred member if it may carry it, else the first in marching order who may, else the
 * wagon or boat. A craft always joins the cargo, since it carries itself or lies on the wagon (UQ-BOAT-03).
 */
export function receive(group: Group, item: Item, preferred?: Adventurer): Received {
  if (wareOf(item).craft) return load(group, item);
  const order = preferred ? [preferred, ...group.members.filter((member) => member !== preferred)] : group.members;
  const carrier = order.find((member) => !whyNotCarry(member, item));
  if (carrier && put(carrier, item)) return { with: carrier };
  if (!isCompanion(item) && !whyNotLoad(group, item)) return load(group, item);
  const refused = order[0] && whyNotCarry(order[0], item);
  return refused ?? refuse('nobody-can-carry', { item: nameOf(item) }, 'UQ-EQP-45');
}

function load(group: Group, item: Item): Received {
  group.cargo.push(item);
  return { on: 'cargo' };
}

/** Takes a thing off whoever has it, or off the cargo; gives who had it. */
export function removeItem(group: Group, id: string): { item: Item; owner: Adventurer | null } | undefined {
  for (const owner of group.members) {
    const item = dropItem(owner, id);
    if (item) return { item, owner };
  }
  const index = group.cargo.findIndex((item) => item.id === id);
  const [item] = index < 0 ? [] : group.cargo.splice(index, 1);
  return item && { item, owner: null };
}

/** Takes a thing off one sheet. */
export function dropItem(adventurer: Adventurer, id: string): Item | undefined {
  const item = itemsOf(adventurer).find((candidate) => candidate.id === id);
  if (!item) return undefined;
  adventurer.hand = adventurer.hand.map((line) => (line === item ? null : line));
  if (adventurer.saddle === item) adventurer.saddle = null;
  adventurer.backpack = adventurer.backpack.filter((packed) => packed !== item);
  return item;
}

/** A number that no other thing or adventurer of the group ever had. */
export function nextSerial(group: Group): number {
  group.serial += 1;
  return group.serial;
}
