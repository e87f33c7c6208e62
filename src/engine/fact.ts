import type { Json } from './words.js';

/** Something that happened: what was read, rolled, won or lost. Each system has its own union of them. */
export interface Fact {
  readonly kind: string;
  readonly [detail: string]: Json | undefined;
}

/** What the engine itself has to say. */
export type EngineFact =
  /** A waiting op or procedure has changed since: it is read again from its start. */
  | { readonly kind: 'read-anew'; readonly script: string }
  /** An intent came while a step was in hand and is carried out at its end. */
  | { readonly kind: 'kept-for-later'; readonly what: string }
  /** A kept intent turned out to be impossible. */
  | { readonly kind: 'later-refused'; readonly what: string; readonly code: string };
