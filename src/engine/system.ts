import type { Answer, Intent, Question } from './ask.js';
import type { Fact } from './fact.js';
import type { Following, Library, Local, Op, Script } from './script.js';
import type { Refusal, SeatId } from './words.js';

/** Straight-line code that may stop to ask: `const answer = yield* t.ask(...)`. It is never stored, it is run again. */
export type Play<T> = Generator<Question, T, Readonly<Record<SeatId, Answer>>>;

/** Where a script goes after an op. `call` comes back after the op; `become` does not. */
export type Flow =
  | { readonly to: 'next' }
  | { readonly to: 'branch'; readonly index: number }
  | { readonly to: 'part'; readonly name: string }
  | { readonly to: 'call'; readonly script: Script; readonly locals?: Readonly<Record<string, Local>> }
  | { readonly to: 'become'; readonly script: Script; readonly locals?: Readonly<Record<string, Local>> }
  | { readonly to: 'end' };

/** What an op in hand may do. `state` and `locals` are its own drafts: they count once the op is through. */
export interface Telling<S, F extends Fact = Fact> {
  readonly seat: SeatId;
  readonly state: S;
  readonly locals: Record<string, Local>;
  readonly library: Library;
  /** The id of the script that the op stands in. */
  readonly script: string;
  /** What may come after the op in hand in its script, for whoever asks whether anything still depends on something. */
  readonly following: Following;
  /** Draws a face from 1 to `sides`. `purpose` names the die in the journal and in the log. */
  roll(purpose: string, sides: number): number;
  tell(fact: F): void;
  /**
   * Asks one or several seats; the first answer counts. `seats` defaults to the seat whose script it is. What is dear to work
   * out may be a getter: it is read only where the answer is not known yet.
   */
  ask(question: Omit<Question, 'seats'> & { readonly seats?: readonly SeatId[] }): Play<Answer>;
  /** Asks several seats and waits for all of them. */
  askAll(question: Question): Play<Readonly<Record<SeatId, Answer>>>;
}

/** The rule behind an op. Raise `revision` whenever the order or the meaning of its dice and asks changes. */
export interface OpRule<S, F extends Fact = Fact> {
  readonly revision: number;
  /**
   * Set where the op neither reads nor changes what belongs to others: it keeps to its frame's locals. Nobody waits for it,
   * and it waits for nobody. An op that is not aside waits until nothing of others is in hand.
   */
  readonly aside?: boolean;
  /** Set where the op never asks: nobody needs the state as it was before it, so it is not copied. */
  readonly plain?: boolean;
  run(op: Op, t: Telling<S, F>): Play<Flow>;
  /** Why this op could not be carried out now, for options that begin with it: they are shown greyed. */
  refusal?(op: Op, t: Pick<Telling<S, F>, 'seat' | 'state' | 'locals'>): Refusal | undefined;
}

/** What an intent sets going: facts told at once, and a procedure that runs on. */
export interface Begun<F extends Fact = Fact> {
  readonly facts: readonly F[];
  /** The seat's own script that waits aside is given up. */
  readonly stops?: boolean;
  readonly start?: { readonly script: Script; readonly locals?: Readonly<Record<string, Local>> };
}

/** What is due at a moment, and for nobody in particular. */
export interface Deadline {
  readonly at: string;
  readonly intent: Intent;
}

/** A state keeps each seat's own part under `seats`; the rest is shared by the table. */
export interface TableState {
  readonly seats: Readonly<Record<SeatId, unknown>>;
}

/** A rulebook, as the engine sees it. Everything in it is pure. */
export interface System<S extends TableState = TableState, F extends Fact = Fact> {
  readonly id: string;
  readonly ops: Readonly<Record<string, OpRule<S, F>>>;
  /** Procedures of the system by script id. */
  readonly procedures: Readonly<Record<string, Script>>;
  /** The state of a new campaign. */
  create(settings: Readonly<Record<string, unknown>>): S;
  /** Reads a stored state of this or an earlier version; throws if it is not one. */
  parse(stored: unknown): S;
  /**
   * Carries out an intent of a seat that has no answer to give: changes the draft `state` at once, or starts a procedure.
   * Rolls nothing: what rolls is a procedure. `running` are the seats with something in hand; the seat itself is among them
   * with what it has aside, too.
   */
  begin(state: S, seat: SeatId, intent: Intent, running: readonly SeatId[]): Begun<F> | Refusal;
  /** Whether an intent that comes while a step is in hand may wait for its end. */
  waits(intent: Intent): boolean;
  /** The seats that may act now. */
  open(state: S): readonly SeatId[];
  /** Whether the game is still gathering its players, being played, or over. Without it a game is played until its owner ends it. */
  phase?(state: S): 'gathering' | 'playing' | 'ended';
  /** The state once the table has changed its settings, where the rules go by one of them. */
  agree?(state: S, settings: Readonly<Record<string, unknown>>): S;
  /** A moment, as an ISO date and time, when an intent of nobody's is due, whoever plays: the end of a game by date. */
  deadline?(state: S): Deadline | undefined;
  /** Who holds which legendary treasure: the database allows one owner each. */
  legendary?(state: S): Readonly<Record<string, SeatId>>;
  /** Places and events that these facts show to a seat for the first time, to be noted for good. */
  visited?(facts: readonly Fact[]): readonly { readonly seat: SeatId; readonly what: string }[];
}
