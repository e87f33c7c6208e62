import type { Option } from '../../../engine/ask.js';
import type { BookOfEvents } from '../book-of-events.js';
import { wareOf } from '../equipment/items.js';
import { totalGold } from '../gold.js';
import { optionId } from '../option-id.js';
import { ailmentsOf } from '../sheet/ailments.js';
import type { Adventurer, Group, Item } from '../state.js';
import type { Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { cost, proceeds, type Entry, type Trip } from './basket.js';
import { onceSettled } from './once-settled.js';
import { useArgs } from '../equipment/use-args.js';
import { before, whatFor, type Before } from './preview.js';
import { add, type Choice } from './shop-choice.js';
import { priceHere, sample, takesMake, whyNotBuy, type Good, type Make, type Stall } from './stall.js';

/** UQ-THF-12: the full price must be there, with what is sold on the same trip. */
export function whyTooDear(t: Tale, trip: Trip, more: number): Option['refused'] {
  const has = totalGold(groupOf(t)) + proceeds(trip.basket) - cost(trip.basket);
  const basket = trip.basket.length > 0;
  return has < more
    ? { refused: 'not-enough-gold', args: { price: more, has, ...(basket && { basket }) }, rule: 'UQ-THF-12' }
    : undefined;
}

function isSoldOut(good: Good, basket: readonly Entry[]): boolean {
  const bought = basket.filter((entry) => entry.do === 'buy' && entry.good.id === good.id).length;
  return good.stock !== undefined && bought >= good.stock;
}

/** What the place has, for who is to use it, in the make that is looked at (UQ-EQP-41). */
export function goodsOf(book: BookOfEvents, t: Tale, trip: Trip): Choice[] {
  let known: Before | undefined;
  const settled = () => (known ??= before(onceSettled(book, trip)));
  return trip.stall.goods
    .filter((good) => !isSoldOut(good, trip.basket))
    .map((good) => ({
      id: optionId('buy', good.id),
      menu: good.section,
      looks: () => wareOnShow(book, t, trip, wareHere(book, trip, good), settled()),
      then: (before) => {
        const { make, price } = wareHere(book, trip, good);
        return add({ do: 'buy', good, make, user: trip.user.id, price })(before);
      },
    }));
}

/** A ware as it is made here, and for how much. */
interface WareHere {
  readonly good: Good;
  readonly make: Make;
  readonly thing: Item;
  readonly price: number;
}

function wareHere(book: BookOfEvents, trip: Trip, good: Good): WareHere {
  const make = takesMake(good.id, trip.make, trip.stall) ? trip.make : 'plain';
  const thing = { id: '', ...sample(book, good.id, make) };
  return { good, make, thing, price: priceHere(book, good, make, thing) };
}

function wareOnShow(
  book: BookOfEvents,
  t: Tale,
  trip: Trip,
  { good, make, thing, price }: WareHere,
  settled: Before,
): Omit<Option, 'id' | 'menu'> {
  const refused = whyNotBuy(good, thing, trip.buyer, settled.user) ?? whyTooDear(t, trip, price);
  const name = book.thing(good.id)?.name ?? wareOf({ kind: good.id }).name;
  return {
    label: { key: 'ware', args: { item: name, make, price } },
    hint: { key: 'what-for', args: { ...whatFor(thing, settled, make), ...useArgs(book, thing) } },
    ...(refused && { refused }),
  };
}

/** Who can have armor fitted here: in an event everybody is there but a Fairy, who never shops (UQ-EQP-63, UQ-RACE-26). */
function tries({ beforePlay, everybody }: Stall, member: Adventurer): boolean {
  return beforePlay === true || (everybody === true && member.race !== 'fairy');
}

/** For whom else it could be bought (UQ-ACT-25). */
export function usersOf(group: Group, trip: Trip): Choice[] {
  return group.members
    .filter((member) => member !== trip.user)
    .map((member) => ({
      id: optionId('for', member.id),
      menu: 'for',
      looks: () => ({ label: { key: 'buy-for', args: { who: member.name, ...ailmentsOf(member) } } }),
      then: (before) => ({ ...before, user: member, ...(tries(before.stall, member) && { buyer: member }) }),
    }));
}

/** How else a thing could be made here (G-09, G-10). */
export function makesOf(trip: Trip): Choice[] {
  return trip.stall.makes
    .filter((make) => make !== trip.make)
    .map((make) => ({
      id: optionId('make', make),
      menu: 'make',
      looks: () => ({ label: { key: 'make', args: { make } } }),
      then: (before) => ({ ...before, make }),
    }));
}
