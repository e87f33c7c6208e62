import type { Answer, Ask, Intent } from './ask.js';
import type { Frame } from './script.js';
import type { SeatId } from './words.js';

/** Something the op in hand was told: a die's face or an answer, under the name it asked for it by. */
export type JournalEntry =
  | { readonly die: string; readonly sides: number; readonly face: number }
  | { readonly answer: string; readonly seat: SeatId; readonly given: Answer };

/**
 * A seat's running script: frames from the outermost to the innermost, and, where the innermost op waits,
 * that op's name and revision (`fight@2`), what it was told so far, and the question. Empty frames: nothing runs.
 */
export interface Run {
  readonly frames: readonly Frame[];
  readonly op?: string;
  readonly journal: readonly JournalEntry[];
  /** How many facts of the op in hand were shown already. */
  readonly told: number;
  readonly ask?: Ask;
}

export const IDLE: Run = { frames: [], journal: [], told: 0 };

/** Where a campaign stands: the system's state, each seat's run, and what waits for the runs to end. */
export interface Position<S> {
  readonly state: S;
  readonly runs: Readonly<Record<SeatId, Run>>;
  readonly nextAsk: number;
  /** Intents that came while a step was in hand and are carried out at its end. */
  readonly later: readonly { readonly seat: SeatId; readonly intent: Intent }[];
}

/** Whether a script waits for an answer that others have to wait for as well. */
export function isInHand(run: Run, ops: Readonly<Record<string, { readonly aside?: boolean }>>): boolean {
  return run.ask !== undefined && ops[run.op?.split('@')[0] ?? '']?.aside !== true;
}

/** Whether a script stands before an op that has to wait until nothing of others is in hand. */
export function isHeld(run: Run): boolean {
  return run.frames.length > 0 && run.ask === undefined;
}
