import { isRefusal } from '../../../engine/words.js';
import type { BookOfEvents } from '../book-of-events.js';
import { mountName, nameOf } from '../equipment/items.js';
import { memberBy } from '../groups.js';
import { freeLegend } from '../legendary.js';
import { nextSerial, receive, removeItem } from '../sheet/carry.js';
import { newItem } from '../start.js';
import type { Adventurer, Group } from '../state.js';
import { notDone } from '../not-done.js';
import type { Play, Tale } from '../tale.js';
import type { Haggled } from '../facts.js';
import { handOver, takeMount } from '../turn/burial.js';
import { changeGold } from '../wealth.js';
import { groupOf } from '../where.js';
import { haggle, haggledPrice, haggledProceeds, tradersOf } from './bargain.js';
import type { Entry, Trip } from './basket.js';
import { sample } from './stall.js';

type Buy = Extract<Entry, { do: 'buy' }>;

/** Settles the basket: first what is sold, then what is bought; traders haggle once over each (UQ-THF-09, UQ-THF-14). */
export function* checkOut(book: BookOfEvents, t: Tale, trip: Trip): Play<boolean> {
  const earned = sellAll(t, trip);
  if (earned > 0) {
    const margin = yield* marginOf(t, trip);
    changeGold(t, haggledProceeds(earned, margin ?? 0), 'sold', haggled(earned, margin));
  }
  const due = buyAll(book, t, trip);
  if (due > 0) {
    const margin = yield* marginOf(t, trip);
    changeGold(t, -haggledPrice(due, margin ?? 0), 'bought', haggled(due, margin));
  }
  liftCurses(t, trip);
  return trip.basket.length > 0;
}

/** Nothing where nobody haggles. */
function* marginOf(t: Tale, { stall }: Trip): Play<number | undefined> {
  return stall.beforePlay || tradersOf(groupOf(t)).length === 0 ? undefined : yield* haggle(t);
}

const haggled = (full: number, margin: number | undefined): Haggled | undefined =>
  margin === undefined ? undefined : { full, margin };

function sellAll(t: Tale, trip: Trip): number {
  const group = groupOf(t);
  // Gems are counted by their place in the purse: the last goes first, so that no place moves.
  const place = (entry: Entry) => (entry.do === 'sell-gem' ? entry.index : Infinity);
  const entries = trip.basket.toSorted((a, b) => (place(a) === place(b) ? 0 : place(b) - place(a)));
  return entries.reduce((sum, entry) => sum + sellOne(t, group, entry), 0);
}

function sellOne(t: Tale, group: Group, entry: Entry): number {
  const sold = takeAway(t, group, entry);
  if (!sold) return 0;
  t.tell({ kind: 'item-sold', who: sold.who, item: sold.item, price: entry.price });
  return entry.price;
}

function takeAway(t: Tale, group: Group, entry: Entry): { who: string; item: string } | undefined {
  if (entry.do === 'sell') {
    const removed = removeItem(group, entry.item);
    if (removed) freeLegend(t, removed.item);
    return removed && { who: removed.owner?.name ?? group.name, item: nameOf(removed.item) };
  }
  const owner = 'owner' in entry ? memberBy(group, entry.owner) : undefined;
  if (entry.do === 'sell-gem' && owner) {
    const [value] = owner.gems.splice(entry.index, 1);
    return value === undefined ? undefined : { who: owner.name, item: `gem of ${value} Gold` };
  }
  if (entry.do === 'sell-mount' && owner) {
    const mount = [owner.mount, ...owner.led].find((each) => each?.id === entry.mount);
    if (owner.mount?.id === entry.mount) dismount(t, group, owner);
    owner.led = owner.led.filter((each) => each.id !== entry.mount);
    return mount ? { who: owner.name, item: mountName(mount) } : undefined;
  }
  return undefined;
}

/** Whoever sells a mount keeps what was in its saddle (UQ-MOUNT-02). */
function dismount(t: Tale, group: Group, owner: Adventurer): void {
  const { saddle } = owner;
  Object.assign(owner, { mount: null, saddle: null });
  if (saddle) handOver(t, group, saddle, owner);
}

/** Brings home what finds a place; what does not is not paid for. Gives the full price of all that did, curses included. */
function buyAll(book: BookOfEvents, t: Tale, trip: Trip): number {
  const group = groupOf(t);
  const due = trip.basket.map((entry) => {
    if (entry.do === 'uncurse') return entry.price;
    return entry.do === 'buy' && bringHome(book, t, group, entry) ? entry.price : 0;
  });
  return due.reduce((sum, price) => sum + price, 0);
}

function bringHome(book: BookOfEvents, t: Tale, group: Group, entry: Buy): boolean {
  const user = memberBy(group, entry.user);
  if (entry.good.section === 'mounts') {
    const noble = entry.make === 'fast' || entry.make === 'strong' ? entry.make : undefined;
    const id = `${t.seat}:${nextSerial(group)}`;
    takeMount(t, group, { id, kind: entry.good.id, ...(noble && { noble }) }, user);
    return true;
  }
  const item = newItem(group, t.seat, sample(book, entry.good.id, entry.make));
  const received = receive(group, item, user);
  const who = isRefusal(received) ? (user?.name ?? group.name) : 'with' in received ? received.with.name : group.name;
  if (isRefusal(received)) {
    t.tell(notDone('buy', received));
    return false;
  }
  t.tell({ kind: 'item-bought', who, item: nameOf(item), price: entry.price });
  return true;
}

/** UQ-CURSE-04. */
function liftCurses(t: Tale, trip: Trip): void {
  for (const entry of trip.basket) {
    const member = entry.do === 'uncurse' ? memberBy(groupOf(t), entry.who) : undefined;
    if (!member || member.curses === 0) continue;
    member.curses -= 1;
    t.tell({ kind: 'curse-lifted', who: member.name, by: 'settlement' });
  }
}
