import type { Option, Question } from '../../../engine/ask.js';
import type { Words } from '../../../engine/words.js';
import type { BookOfEvents } from '../book-of-events.js';
import { isCompanion } from '../companions.js';
import { mountName, nameOf, wareOf } from '../equipment/items.js';
import { totalGold } from '../gold.js';
import { memberBy } from '../groups.js';
import { optionId } from '../option-id.js';
import { ailmentsOf } from '../sheet/ailments.js';
import { itemsOf } from '../sheet/lines.js';
import type { Adventurer, Group, Item } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { checkOut } from './check-out.js';
import { cost, proceeds, type Entry, type Trip } from './basket.js';
import { before, useArgs, whatFor, type Before } from './preview.js';
import { priceHere, sample, takesMake, whyNotBuy, type Good, type Make, type Stall } from './stall.js';

/** Something that can be pressed: how it looks is worked out where a page is shown, not where one is answered. */
interface Choice {
  readonly id: string;
  readonly menu?: (typeof MENUS)[number];
  looks(): Omit<Option, 'id' | 'menu'>;
  then(trip: Trip): Trip;
}

const MENUS = ['weapons', 'armor', 'mounts', 'goods', 'sell', 'for', 'make'] as const;

function add(entry: Entry): (trip: Trip) => Trip {
  return (trip) => ({ ...trip, basket: [...trip.basket, entry] });
}

/** UQ-THF-12: the full price must be there, with what is sold on the same trip. */
function whyTooDear(t: Tale, trip: Trip, more: number): Option['refused'] {
  const has = totalGold(groupOf(t)) + proceeds(trip.basket);
  const price = cost(trip.basket) + more;
  const basket = trip.basket.length > 0;
  return has < price
    ? { refused: 'not-enough-gold', args: { price, has, ...(basket && { basket }) }, rule: 'UQ-THF-12' }
    : undefined;
}

function isSoldOut(good: Good, basket: readonly Entry[]): boolean {
  const bought = basket.filter((entry) => entry.do === 'buy' && entry.good.id === good.id).length;
  return good.stock !== undefined && bought >= good.stock;
}

function goodsOf(book: BookOfEvents, t: Tale, trip: Trip): Choice[] {
  let known: Before | undefined;
  const unchanged = () => (known ??= before(trip.user));
  return trip.stall.goods
    .filter((good) => !isSoldOut(good, trip.basket))
    .map((good) => ({
      id: optionId('buy', good.id),
      menu: good.section,
      looks: () => wareOnShow(book, t, trip, wareHere(book, trip, good), unchanged()),
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
  unchanged: Before,
): Omit<Option, 'id' | 'menu'> {
  const refused = whyNotBuy(good, thing, trip.buyer, trip.user) ?? whyTooDear(t, trip, price);
  const name = book.thing(good.id)?.name ?? wareOf({ kind: good.id }).name;
  return {
    label: { key: 'ware', args: { item: name, make, price } },
    hint: { key: 'what-for', args: { ...whatFor(thing, unchanged), ...useArgs(book, thing) } },
    ...(refused && { refused }),
  };
}

function salesOf(book: BookOfEvents, group: Group, trip: Trip): Choice[] {
  const listed = trip.basket.flatMap((entry) => (entry.do === 'sell' ? [entry.item] : []));
  const carried = group.members.flatMap((owner) => itemsOf(owner).map((item) => ({ item, owner })));
  const things = [...carried, ...group.cargo.map((item) => ({ item, owner: undefined }))];
  return things
    .filter(({ item }) => !isCompanion(item) && !listed.includes(item.id))
    .flatMap(({ item, owner }) => saleOf(book, item, owner, trip.stall.pays(item)));
}

function sale(id: string, label: Words, entry: Entry, hint?: Words): Choice {
  return { id, menu: 'sell', looks: () => ({ label, ...(hint && { hint }) }), then: add(entry) };
}

function saleOf(book: BookOfEvents, item: Item, owner: Adventurer | undefined, price: number | undefined): Choice[] {
  if (price === undefined) return [];
  const name = nameOf(item);
  const who = owner && { who: owner.name };
  return [
    sale(
      optionId('sell', item.id),
      { key: 'sale', args: { item: name, price, ...(owner && { whose: owner.name }) } },
      { do: 'sell', item: item.id, name, price, ...who },
      { key: 'thing-use', args: useArgs(book, item) },
    ),
  ];
}

/** Mounts that are ridden or led, and gems (UQ-TRE-09). */
function otherSalesOf(group: Group, trip: Trip): Choice[] {
  return group.members.flatMap((owner) => [...mountSales(owner, trip), ...gemSales(owner, trip)]);
}

function mountSales(owner: Adventurer, trip: Trip): Choice[] {
  const listed = trip.basket.flatMap((entry) => (entry.do === 'sell-mount' ? [entry.mount] : []));
  return [...(owner.mount ? [owner.mount] : []), ...owner.led].flatMap((mount) => {
    const price = trip.stall.paysForMount(mount);
    if (price === undefined || listed.includes(mount.id)) return [];
    const name = mountName(mount);
    const label = { key: 'sale', args: { item: name, price, whose: owner.name } };
    const entry = { do: 'sell-mount', owner: owner.id, mount: mount.id, name, price } as const;
    return [sale(optionId('sell', mount.id), label, entry, { key: 'thing-use', args: { kind: mount.kind } })];
  });
}

function gemSales(owner: Adventurer, trip: Trip): Choice[] {
  const listed = trip.basket.flatMap((entry) =>
    entry.do === 'sell-gem' && entry.owner === owner.id ? [entry.index] : [],
  );
  return owner.gems.flatMap((value, index) => {
    const price = trip.stall.paysForGem(value);
    if (price === undefined || listed.includes(index)) return [];
    const label = { key: 'sale-gem', args: { who: owner.name, value, price } };
    return [sale(optionId('gem', owner.id, `${index + 1}`), label, { do: 'sell-gem', owner: owner.id, index, price })];
  });
}

/** UQ-EQP-26: one curse a time. */
function cursesOf(t: Tale, group: Group, trip: Trip): Choice[] {
  const price = trip.stall.breakCurse;
  if (price === undefined) return [];
  return group.members.flatMap((member) => {
    const listed = trip.basket.filter((entry) => entry.do === 'uncurse' && entry.who === member.id).length;
    if (member.curses <= listed) return [];
    const refused = whyTooDear(t, trip, price);
    const label = { key: 'break-curse', args: { who: member.name, price } };
    return [
      {
        id: optionId('uncurse', member.id),
        looks: () => ({ label, ...(refused && { refused }) }),
        then: add({ do: 'uncurse', who: member.id, price }),
      },
    ];
  });
}

/** Who can have armor fitted here: in an event everybody is there but a Fairy, who never shops (UQ-EQP-63, UQ-RACE-26). */
function tries({ beforePlay, everybody }: Stall, member: Adventurer): boolean {
  return beforePlay === true || (everybody === true && member.race !== 'fairy');
}

function usersOf(group: Group, trip: Trip): Choice[] {
  return group.members
    .filter((member) => member !== trip.user)
    .map((member) => ({
      id: optionId('for', member.id),
      menu: 'for',
      looks: () => ({ label: { key: 'buy-for', args: { who: member.name, ...ailmentsOf(member) } } }),
      then: (before) => ({ ...before, user: member, ...(tries(before.stall, member) && { buyer: member }) }),
    }));
}

function makesOf(trip: Trip): Choice[] {
  return trip.stall.makes
    .filter((make) => make !== trip.make)
    .map((make) => ({
      id: optionId('make', make),
      menu: 'make',
      looks: () => ({ label: { key: 'make', args: { make } } }),
      then: (before) => ({ ...before, make }),
    }));
}

function choicesOf(book: BookOfEvents, t: Tale, trip: Trip): Choice[] {
  const group = groupOf(t);
  return [
    ...goodsOf(book, t, trip),
    ...salesOf(book, group, trip),
    ...otherSalesOf(group, trip),
    ...cursesOf(t, group, trip),
    ...(trip.stall.goods.length > 0 ? [...usersOf(group, trip), ...makesOf(trip)] : []),
  ];
}

/** Goes shopping until the player is done: things are gathered in a basket and settled at once. True if anything was. */
export function* visitStall(book: BookOfEvents, t: Tale, stall: Stall, buyer: Adventurer): Play<boolean> {
  let trip: Trip = { stall, buyer, user: buyer, make: 'plain', basket: [] };
  for (;;) {
    const answer = yield* t.ask(questionOf(book, t, trip));
    const id = answer.options[0];
    if (id === 'leave') return false;
    if (id === 'settle') return yield* checkOut(book, t, trip);
    if (id === 'empty') trip = { ...trip, basket: [] };
    trip =
      choicesOf(book, t, trip)
        .find((choice) => choice.id === id)
        ?.then(trip) ?? trip;
  }
}

/** What one can press, and what the page says beside it: worked out only while nobody has pressed anything. */
function questionOf(book: BookOfEvents, t: Tale, trip: Trip): Omit<Question, 'seats'> {
  let known: readonly Choice[] | undefined;
  const choices = () => (known ??= choicesOf(book, t, trip));
  const group = groupOf(t);
  const full = trip.basket.length > 0;
  return {
    name: 'shop',
    kind: 'shop',
    revises: true,
    get options() {
      return [
        ...choices().map(({ id, menu, looks }) => ({ id, ...(menu && { menu }), ...looks() })),
        ...(full
          ? [
              { id: 'settle', label: { key: 'settle' }, tone: 'go' as const },
              { id: 'empty', label: { key: 'empty-basket' } },
            ]
          : []),
        {
          id: 'leave',
          label: { key: trip.stall.freeToLook ? 'back-from-shop' : 'leave-shop' },
          tone: 'quiet' as const,
        },
      ];
    },
    get menus() {
      return MENUS.filter((id) => choices().some(({ menu }) => menu === id)).map((id) => ({
        id,
        placeholder: { key: `shop-${id}`, args: { who: trip.user.name } },
        min: 1,
        max: 1,
      }));
    },
    default: 'leave',
    get about() {
      return {
        kind: 'shop' as const,
        group: group.name,
        settlement: trip.stall.name,
        gold: totalGold(group),
        buyer: trip.buyer.name,
        ...(trip.stall.freeToLook && { free: true }),
        basket: trip.basket.map((entry) => ({
          item: nameOfEntry(group, entry),
          price: signed(entry),
          ...whoseEntry(group, entry),
        })),
        total: cost(trip.basket) - proceeds(trip.basket),
      };
    },
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

export function nameOfEntry(group: Group, entry: Entry): string {
  switch (entry.do) {
    case 'buy':
      return [entry.make === 'plain' ? '' : entry.make, wareOf({ kind: entry.good.id }).name].filter(Boolean).join(' ');
    case 'sell':
    case 'sell-mount':
      return entry.name;
    case 'sell-gem':
      return 'gem';
    case 'uncurse':
      return `curse of ${memberBy(group, entry.who)?.name ?? ''}`;
  }
}
