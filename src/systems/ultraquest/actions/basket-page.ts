import type { Question } from '../../../engine/ask.js';
import { totalGold } from '../gold.js';
import { memberBy } from '../groups.js';
import { chanceAt } from '../skill-trials.js';
import type { Group } from '../state.js';
import type { Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { tradersOf } from './bargain.js';
import { cost, proceeds, type Entry, type Trip } from './basket.js';
import { nameAs } from './stall.js';

/** What the page says beside what can be pressed: the basket, and what it comes to before any haggling. */
export function aboutShop(t: Tale, trip: Trip): NonNullable<Question['about']> {
  const group = groupOf(t);
  const traders = trip.stall.beforePlay ? [] : tradersOf(group);
  return {
    kind: 'shop' as const,
    group: group.name,
    settlement: trip.stall.name,
    gold: totalGold(group),
    buyer: trip.buyer.name,
    ...(trip.stall.freeToLook && { free: true }),
    ...(traders.length > 0 && {
      traders: traders.map((one) => ({ who: one.name, needs: chanceAt(t, one, 'Trading') })),
    }),
    basket: trip.basket.map((entry) => ({
      item: nameOfEntry(group, entry),
      price: signed(entry),
      ...whoseEntry(group, entry),
    })),
    total: cost(trip.basket) - proceeds(trip.basket),
  };
}

function signed(entry: Entry): number {
  return entry.do === 'buy' || entry.do === 'uncurse' ? entry.price : -entry.price;
}

/** For whom something is bought, or whose it is that is sold. */
function whoseEntry(group: Group, entry: Entry): { who?: string } {
  if (entry.do === 'uncurse') return {};
  if (entry.do === 'sell') return entry.who === undefined ? {} : { who: entry.who };
  const who = memberBy(group, entry.do === 'buy' ? entry.user : entry.owner)?.name;
  return who === undefined ? {} : { who };
}

function nameOfEntry(group: Group, entry: Entry): string {
  switch (entry.do) {
    case 'buy':
      return nameAs(entry.good.id, entry.make);
    case 'sell':
    case 'sell-mount':
      return entry.name;
    case 'sell-gem':
      return 'gem';
    case 'uncurse':
      return `curse of ${memberBy(group, entry.who)?.name ?? ''}`;
  }
}
