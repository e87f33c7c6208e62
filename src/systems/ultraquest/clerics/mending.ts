import { cast, castsMasterfully, type Casting } from '../casting.js';
import { lift } from '../curses.js';
import { heal } from '../healing.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';

/** The miracle of Healing: one injury; for a master on a die of 1 or 2 two of them (UQ-CLR-08, UQ-CLR-09). */
export function* mend(t: Tale, casting: Casting, patient: Adventurer): Play<void> {
  const result = yield* cast(t, casting);
  if (!result.passed) return;
  heal(t, patient, castsMasterfully(casting) && result.die <= 2 ? 2 : 1, 'Healing', true);
}

/** Curse-Breaker at leisure: a black injury turns red, or else a curse is lifted (UQ-CLR-21, UQ-CLR-23). */
export function* relieve(t: Tale, casting: Casting, one: Adventurer): Play<void> {
  if (!(yield* cast(t, casting)).passed) return;
  if (one.injuries.black > 0) {
    one.injuries.black -= 1;
    one.injuries.red += 1;
    t.tell({ kind: 'curse-lifted', who: one.name, by: 'Curse-Breaker' });
  } else lift(t, one, 1, 'Curse-Breaker');
}

/** Whether Curse-Breaker has anything to do for somebody. */
export const isTroubled = (one: Adventurer): boolean => one.curses > 0 || one.injuries.black > 0;
