import type { Json } from '../../engine/words.js';
import { phrase, type Phrases } from '../phrases.js';

/** Our readings where the rulebook is silent, as the table is told of them. */
export const RULINGS: Phrases = {};

export const rulingText = (key: string, args?: Readonly<Record<string, Json>>): string => phrase(RULINGS, key, args);
