import type { Json } from './words.js';

/** Something that happened: what was read, rolled, won or lost. Each system has its own union of them. */
export interface Fact {
  readonly kind: string;
  readonly [detail: string]: Json | undefined;
}
