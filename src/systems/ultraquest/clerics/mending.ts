import { cast, castsMasterfully, type Casting } from '../casting.js';
import { lift } from '../curses.js';
import { heal } from '../healing.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';

/** The miracle of Healing at leisure: one injury, since nobody lives with two (UQ-CLR-08). */
export function* mend(t: Tale, casting: Casting, patient: Adventurer): Play<void> {
  if ((yield* cast(t, casting)).passed) heal(t, patient, 1, 'Healing', true);
}

/** What the margin over a target that holds a master's +2 must be for a roll of two under INT (C-50). */
const WHOLE_GROUP = 4;

/** Curse-Breaker at leisure: for one; for a master whose roll is two under INT for everybody (UQ-CLR-21, UQ-CLR-22, C-50). */
export function* relieve(t: Tale, casting: Casting, one: Adventurer): Play<void> {
  const { passed, margin } = yield* cast(t, casting);
  if (!passed) return;
  const all = castsMasterfully(casting) && margin >= WHOLE_GROUP;
  for (const member of all ? groupOf(t).members.filter(isTroubled) : [one]) unburden(t, member);
}

/** A black injury turns red (UQ-CMB-57), or else a curse is lifted (UQ-CLR-21, UQ-CLR-23). */
function unburden(t: Tale, one: Adventurer): void {
  if (one.injuries.black > 0) {
    one.injuries.black -= 1;
    one.injuries.red += 1;
    t.tell({ kind: 'curse-lifted', who: one.name, by: 'Curse-Breaker' });
  } else lift(t, one, 1, 'Curse-Breaker');
}

/** Whether Curse-Breaker has anything to do for somebody. */
export const isTroubled = (one: Adventurer): boolean => one.curses > 0 || one.injuries.black > 0;
