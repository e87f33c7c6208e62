import type { Dice } from '../dice/dice.js';
import type { Ask, Intent } from './ask.js';
import type { Fact } from './fact.js';
import type { Position } from './run.js';
import type { Library } from './script.js';
import type { System, TableState } from './system.js';
import type { Refusal, SeatId } from './words.js';

/** What an intent did: the new position, what happened, and the questions that opened or closed. */
export interface Acted<S, F extends Fact = Fact> {
  readonly position: Position<S>;
  readonly facts: readonly F[];
  readonly opened: readonly Ask[];
  readonly closed: readonly number[];
}

/**
 * Carries out one intent of a seat and runs every script on until it asks or ends. Pure: the position given is not changed.
 * A refusal changes nothing and draws no die.
 */
export function act<S extends TableState, F extends Fact>(
  system: System<S, F>,
  position: Position<S>,
  seat: SeatId,
  intent: Intent,
  library: Library,
  dice: Dice,
): Acted<S, F> | Refusal {
  throw new Error('being written');
}
