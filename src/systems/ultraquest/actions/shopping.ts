import type { Question } from '../../../engine/ask.js';
import type { BookOfEvents } from '../book-of-events.js';
import { optionId } from '../option-id.js';
import type { Adventurer, Group } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';
import type { Trip } from './basket.js';
import { aboutShop } from './basket-page.js';
import { checkOut } from './check-out.js';
import { otherSalesOf, salesOf } from './sales.js';
import { add, MENUS, type Choice } from './shop-choice.js';
import type { Stall } from './stall.js';
import { goodsOf, makesOf, usersOf, whyTooDear } from './wares.js';

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
      return aboutShop(t, trip);
    },
  };
}
