import type { Play, Tale } from './tale.js';

/** A handler of `special NAME`: gives the keyword of its outcome. Each has a test of its own. */
export interface Special {
  readonly outcomes: readonly string[];
  readonly run: (t: Tale) => Play<string>;
}

/** What fits nothing else: less than one event in a hundred. */
export const SPECIALS: Readonly<Record<string, Special>> = {};

export const SPECIAL_OUTCOMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(SPECIALS).map(([name, { outcomes }]) => [name, outcomes]),
);
