import type { BookOfEvents } from '../book-of-events.js';
import { wareOf } from '../equipment/items.js';
import { dropItem, put } from '../sheet/carry.js';
import { whyNotMount } from '../sheet/mounting.js';
import type { Adventurer } from '../state.js';
import type { Entry, Trip } from './basket.js';
import { sample } from './stall.js';

type Bought = Extract<Entry, { do: 'buy' }>;

/**
 * Who is shopped for, as they will be once the basket is settled. What is sold leaves room for what is bought on the same trip, and
 * what is in the basket already takes some (UQ-ACT-25, UQ-EQP-45). A copy: nothing is done yet.
 */
export function onceSettled(book: BookOfEvents, { basket, user }: Trip): Adventurer {
  if (basket.length === 0) return user;
  const later = { ...user, hand: [...user.hand], backpack: [...user.backpack] };
  for (const entry of basket) sellOff(later, entry);
  for (const entry of basket) if (entry.do === 'buy' && entry.user === user.id) bringHome(book, later, entry);
  return later;
}

function sellOff(later: Adventurer, entry: Entry): void {
  if (entry.do === 'sell') dropItem(later, entry.item);
  if (entry.do !== 'sell-mount' || later.mount?.id !== entry.mount) return;
  const { saddle } = later;
  Object.assign(later, { mount: null, saddle: null });
  if (saddle) put(later, saddle);
}

/** A craft lies at the water, on nobody's back (UQ-BOAT-03). */
function bringHome(book: BookOfEvents, later: Adventurer, { good, make }: Bought): void {
  const mount = { id: 'basket', kind: good.id };
  if (good.section === 'mounts') {
    if (later.mount === null && !whyNotMount(later, mount)) later.mount = mount;
    return;
  }
  const thing = { id: 'basket', ...sample(book, good.id, make) };
  if (!wareOf(thing).craft) put(later, thing);
}
