import { nameOf } from './equipment/items.js';
import { guardAgainst, wearOut } from './sheet/at-hand.js';
import type { Adventurer } from './state.js';
import type { Tale } from './tale.js';
import { regionOf } from './where.js';

/** Uses whatever at hand keeps its owner from a harm, by any of its names; gives what it was. */
export function guard(t: Tale, adventurer: Adventurer, ...harms: readonly string[]): string | undefined {
  const item = guardAgainst(adventurer, harms, regionOf(t).region);
  if (!item) return undefined;
  if (wearOut(adventurer, item)) {
    t.tell({ kind: 'item-lost', who: adventurer.name, item: nameOf(item), why: 'used' });
  }
  return nameOf(item);
}
