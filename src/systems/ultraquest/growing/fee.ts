import type { Json } from '../../../engine/words.js';

/** What a lesson costs: how it is told, and what pays it once it is sure that something is learned. */
export interface Fee {
  readonly price: Json;
  pay(): void;
}

export const FREE: Fee = { price: null, pay: () => undefined };
