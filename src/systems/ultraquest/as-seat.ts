import type { SeatId } from '../../engine/words.js';
import type { Tale } from './tale.js';

/** The same op in hand, told for another seat: its group acts, and its player is asked (window W13). */
export function asSeat(t: Tale, seat: SeatId): Tale {
  return {
    seat,
    state: t.state,
    locals: t.locals,
    library: t.library,
    script: t.script,
    get following() {
      return t.following;
    },
    roll: (purpose, sides) => t.roll(purpose, sides),
    tell: (fact) => t.tell(fact),
    ask: (question) => t.ask({ ...question, seats: question.seats ?? [seat] }),
    askAll: (question) => t.askAll(question),
  };
}
