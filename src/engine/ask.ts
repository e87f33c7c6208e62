import type { Fact } from './fact.js';
import type { Refusal, SeatId, Words } from './words.js';

/** One way to answer. Options have ids that never depend on their position. */
export interface Option {
  /** Unique within the question; at most 40 characters of `[a-z0-9:#._-]` so that it fits a button. */
  readonly id: string;
  readonly label: Words;
  /** Second line in a menu: a price, a risk. */
  readonly hint?: Words;
  /** Shown in this menu instead of as a button. */
  readonly menu?: string;
  /** Shown greyed, with this reason; an answer with it is refused. */
  readonly refused?: Refusal;
  /** The answer needs a line of text with it (shown as a modal). */
  readonly write?: { readonly label: Words; readonly min: number; readonly max: number; readonly suggestion?: string };
  /** How the button looks. */
  readonly tone?: 'go' | 'danger' | 'quiet';
}

/** Options that share a menu. `min` and `max` count choices; one answer takes from one menu only. */
export interface Menu {
  readonly id: string;
  readonly placeholder: Words;
  readonly min: number;
  readonly max: number;
}

/** What a script wants to know, as the rules put it. */
export interface Question {
  /** The answer's name in the journal, unique enough to read there: `plan`, `flee`. */
  readonly name: string;
  /** What sort of window it is (`choice`, `battle-plan`, `talisman` ...): decides how it looks and how long it waits. */
  readonly kind: string;
  /** Who may answer. One answer is enough unless `everybody` is set. */
  readonly seats: readonly SeatId[];
  readonly everybody?: boolean;
  readonly text?: Words;
  readonly options: readonly Option[];
  readonly menus?: readonly Menu[];
  /** What counts when nobody answers: a legal option, never a punishment. */
  readonly default: string;
  /** What the page should show beside the question: sums, prices, who stands where. */
  readonly about?: Fact;
  /** Intents other than answers that this question takes, by kind: `order`, `give`. */
  readonly allows?: readonly string[];
  /** Set where the page is the same one, changed: a toggle in a plan. It is then updated in place. */
  readonly revises?: boolean;
  /** Set where nobody waits for the answer: no clock gives the default instead. */
  readonly patient?: boolean;
}

/** A question that waits. `id` counts up within the campaign and is never used twice. */
export interface Ask extends Question {
  readonly id: number;
}

/** What somebody answered: option ids (one, unless a menu takes more), a line of text, or an intent the ask allows. */
export interface Answer {
  readonly options: readonly string[];
  readonly text?: string;
  readonly intent?: Intent;
}

/** What a seat wants to do. `answer` is the engine's own; all other kinds belong to the system. */
export interface Intent {
  readonly kind: string;
  readonly [argument: string]: unknown;
}

export interface AnswerIntent extends Intent {
  readonly kind: 'answer';
  readonly ask: number;
  readonly options: readonly string[];
  readonly text?: string;
}
