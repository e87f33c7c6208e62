import { hundred } from '../amounts.js';
import type { BookOfEvents } from '../book-of-events.js';
import { credit, totalGold } from '../gold.js';
import { optionId } from '../option-id.js';
import { itemsOf } from '../sheet/lines.js';
import type { Play, Tale } from '../tale.js';
import { gainThing, thingName } from '../things.js';
import { groupOf } from '../where.js';

/** UQ-START-08. */
const FIXED_GOLD = 44;
/** UQ-START-14. */
const GOLD_FOR_TRADERS = 16;
/** UQ-START-09. */
const GIFTS = ['healing-potion', 'antidote', 'gold-talisman'] as const;

/** The group's Gold, rolled or fixed as the player says beforehand, and more for those who trade (UQ-START-08, UQ-START-14). */
export function* fillPurse(t: Tale): Play<void> {
  const group = groupOf(t);
  const answer = yield* t.ask({
    name: 'start gold',
    kind: 'choice',
    text: { key: 'start-gold' },
    options: [
      { id: 'fixed', label: { key: 'start-gold-fixed', args: { gold: FIXED_GOLD } } },
      { id: 'rolled', label: { key: 'start-gold-rolled' } },
    ],
    default: 'fixed',
  });
  const rolled = answer.options[0] === 'rolled';
  const gold = rolled ? hundred(t.roll('start gold tens', 10), t.roll('start gold ones', 10)) : FIXED_GOLD;
  const traders = group.members.filter(({ skills }) => skills.some(({ name, start }) => name === 'Trading' && start));
  const total = gold + traders.length * GOLD_FOR_TRADERS;
  credit(group, total, group.members[0]);
  t.tell({ kind: 'gold', group: group.name, change: total, total: totalGold(group), why: 'start' });
}

/** UQ-START-09: one thing for the way, to whom the player likes by handing it on. */
export function* takeGift(book: BookOfEvents, t: Tale): Play<void> {
  const answer = yield* t.ask({
    name: 'gift',
    kind: 'choice',
    text: { key: 'start-gift' },
    options: GIFTS.map((id) => ({
      id: optionId('gift', id),
      label: { key: 'gift', args: { item: thingName(book, id) } },
    })),
    default: optionId('gift', GIFTS[0]),
  });
  gainThing(book, t, GIFTS.find((id) => optionId('gift', id) === answer.options[0]) ?? GIFTS[0]);
}

/** Whether anybody has something to sell or Gold to spend. */
export function canTrade(t: Tale): boolean {
  const group = groupOf(t);
  return totalGold(group) > 0 || group.members.some((member) => itemsOf(member).length > 0);
}
