import { refuse, type Refusal } from '../../../engine/words.js';
import { HOLDS, liesAt } from '../board/crafts.js';
import { nameOf, wareOf, weightOf } from '../equipment/items.js';
import type { Group, Item } from '../state.js';

/** What the bed of the wagon or boat goes by where an adventurer's id could stand. */
export const CARGO = 'cargo';

/** UQ-EQP-16, UQ-EQP-44: a wagon takes two very heavy things, whatever else; so does a boat or ship, by our ruling. */
export const VERY_HEAVY_ON_CARGO = 2;

/** Whether the group has a wagon or boat to load (UQ-EQP-44), or is afloat in one. */
export function hasCargo(group: Group): boolean {
  return wagonsOf(group) > 0 || group.cargo.some(({ kind }) => HOLDS.includes(kind));
}

function wagonsOf({ members }: Group): number {
  return members.filter(({ mount }) => mount?.kind === 'wagon').length;
}

/** How many very heavy things the group's wagons, and what it has afloat here, take in all. */
function veryHeavyPlaces(group: Group): number {
  const afloat = group.cargo.filter(({ kind }) => HOLDS.includes(kind) && liesAt(kind, group.place)).length;
  return VERY_HEAVY_ON_CARGO * (wagonsOf(group) + afloat);
}

/** Very heavy things aboard; a craft is one of them where it rides on a wagon (UQ-BOAT-03). */
function veryHeavyLoaded({ cargo, place }: Group): number {
  const rides = (item: Item) => !wareOf(item).craft || !liesAt(item.kind, place);
  return cargo.filter((item) => weightOf(item) === 'very heavy' && rides(item)).length;
}

/** Why a thing does not go onto the wagon or boat. Codes: `no-cargo-bed`, `cargo-full`. */
export function whyNotLoad(group: Group, item: Item): Refusal | undefined {
  if (!hasCargo(group)) return refuse('no-cargo-bed', { item: nameOf(item) }, 'UQ-EQP-44');
  const most = veryHeavyPlaces(group);
  const full = weightOf(item) === 'very heavy' && veryHeavyLoaded(group) >= most;
  return full ? refuse('cargo-full', { most }, 'UQ-EQP-16') : undefined;
}

/**
 * Our ruling to UQ-EQP-47: what is very heavy does what it does from the wagon or boat too, as it can hardly be elsewhere: a
 * skill that it lends is everybody's there. What could be at hand does nothing on the load.
 */
export function loadLends({ cargo }: Pick<Group, 'cargo'>, skill: string): boolean {
  return cargo.some((item) => worksFromLoad(item) && item.effect?.kind === 'skill' && item.effect.skill === skill);
}

export function worksFromLoad(item: Pick<Item, 'kind' | 'thing' | 'weight' | 'effect'>): boolean {
  return item.effect?.kind === 'skill' && item.weight === 'very heavy';
}

/** What lies there under that id or kind. */
export function loadOf(group: Group, id: string): Item | undefined {
  return group.cargo.find((item) => item.id === id) ?? group.cargo.find((item) => item.kind === id);
}

export function unload(group: Group, item: Item): void {
  group.cargo = group.cargo.filter((each) => each !== item);
}
