import type { Flow } from '../../../engine/system.js';
import { visitStall } from '../actions/shopping.js';
import { settlementStall } from '../actions/stall.js';
import type { BookOfEvents } from '../book-of-events.js';
import type { Group } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { assembled } from './assembly.js';
import { sketchOf } from './sketch.js';
import { turnTo } from './way.js';

/**
 * `create-shop`: starting Gold may be spent in the settlement of the start (UQ-START-10). The whole group is there, and what
 * traders would talk off is in their 16 Gold (UQ-START-14).
 */
export function* goShopping(book: BookOfEvents, t: Tale): Play<Flow> {
  const sketch = sketchOf(t);
  const group = assembled(sketch, t.seat);
  const [buyer] = group.members;
  if (!buyer) throw new Error('a group of nobody');
  const inTheShop = leading(t, group);
  const settled = yield* visitStall(
    book,
    inTheShop,
    { ...settlementStall(book, sketch.place), beforePlay: true },
    buyer,
  );
  return turnTo(t, settled ? { ...sketch, shopped: groupOf(inTheShop) } : sketch, 'overview');
}

/** The op in hand as if the seat led this group already: nothing of it is written but what is given back. */
function leading(t: Tale, group: Group): Tale {
  return {
    seat: t.seat,
    script: t.script,
    get following() {
      return t.following;
    },
    library: t.library,
    locals: t.locals,
    state: { ...t.state, seats: { ...t.state.seats, [t.seat]: group } },
    roll: (purpose, sides) => t.roll(purpose, sides),
    tell: (fact) => t.tell(fact),
    ask: (question) => t.ask({ ...question, patient: true }),
    askAll: (question) => t.askAll({ ...question, patient: true }),
  };
}
