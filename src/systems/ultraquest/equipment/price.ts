import type { Item, Mount } from '../state.js';
import { WARES } from './catalogue.js';

/** What makes a thing dearer than its kind. */
export type Making = Pick<Item, 'masterwork' | 'light' | 'silver' | 'magic'>;

/** Surcharges for enchanting (UQ-EQP-57, UQ-EQP-58). */
export const MAGIC_WEAPON_SURCHARGE = 100;
export const MAGIC_ARMOR_SURCHARGE = 200;

/** Full price of a thing in Gold: x3 masterwork, x2 silver, both x6, enchantment added last (UQ-EQP-50 to 58). */
export function fullPrice(item: Pick<Item, 'kind'> & Making): number | undefined {
  const ware = WARES[item.kind];
  if (ware?.price === undefined) return undefined;
  const worked = ware.price * (item.masterwork ? 3 : 1) * (item.silver ? 2 : 1);
  if (!item.magic || ware.use === 'potion') return worked;
  return worked + (ware.armor !== undefined && !ware.shield ? MAGIC_ARMOR_SURCHARGE : MAGIC_WEAPON_SURCHARGE);
}

/** UQ-EQP-52: noble mounts cost three times as much. */
export function mountPrice(mount: Pick<Mount, 'kind' | 'noble'>): number | undefined {
  const price = WARES[mount.kind]?.price;
  return price === undefined ? undefined : price * (mount.noble ? 3 : 1);
}

/** What a settlement pays for a thing: half of its own full price, rounded down (UQ-EQP-62, UQ-TRE-08). */
export function salePrice(full: number): number {
  return Math.floor(full / 2);
}
