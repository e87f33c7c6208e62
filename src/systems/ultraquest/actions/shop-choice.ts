import type { Option } from '../../../engine/ask.js';
import type { Entry, Trip } from './basket.js';

/** Something that can be pressed: how it looks is worked out where a page is shown, not where one is answered. */
export interface Choice {
  readonly id: string;
  readonly menu?: (typeof MENUS)[number];
  looks(): Omit<Option, 'id' | 'menu'>;
  then(trip: Trip): Trip;
}

export const MENUS = ['weapons', 'armor', 'mounts', 'goods', 'sell', 'for', 'make'] as const;

export function add(entry: Entry): (trip: Trip) => Trip {
  return (trip) => ({ ...trip, basket: [...trip.basket, entry] });
}
