import { refuse, type Refusal } from '../../../engine/words.js';
import { nameOf, wareOf, weightOf } from '../equipment/items.js';
import type { Group, Item } from '../state.js';

/** What the bed of the wagon or boat goes by where an adventurer's id could stand. */
export const CARGO = 'cargo';

/** UQ-EQP-16, UQ-EQP-44: a wagon takes two very heavy things, whatever else. */
export const VERY_HEAVY_ON_CARGO = 2;

/** Whether the group has a wagon or boat to load (UQ-EQP-44), or is afloat in one. */
export function hasCargo(group: Group): boolean {
  const wagon = group.members.some((member) => member.mount?.kind === 'wagon');
  return wagon || group.cargo.some((item) => item.kind === 'boat' || item.kind === 'ship' || item.kind === 'airship');
}

/** Why a thing does not go onto the wagon or boat. Codes: `no-cargo-bed`, `cargo-full`. */
export function whyNotLoad(group: Group, item: Item): Refusal | undefined {
  if (!hasCargo(group)) return refuse('no-cargo-bed', { item: nameOf(item) }, 'UQ-EQP-44');
  const loaded = group.cargo.filter((load) => weightOf(load) === 'very heavy' && !wareOf(load).craft).length;
  const full = weightOf(item) === 'very heavy' && loaded >= VERY_HEAVY_ON_CARGO;
  return full ? refuse('cargo-full', { most: VERY_HEAVY_ON_CARGO }, 'UQ-EQP-16') : undefined;
}

/** What lies there under that id or kind. */
export function loadOf(group: Group, id: string): Item | undefined {
  return group.cargo.find((item) => item.id === id) ?? group.cargo.find((item) => item.kind === id);
}

export function unload(group: Group, item: Item): void {
  group.cargo = group.cargo.filter((each) => each !== item);
}
