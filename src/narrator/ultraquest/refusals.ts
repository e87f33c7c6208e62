import type { Phrases } from '../phrases.js';

/** Refusals of the rules: what is wrong, then what would be right. */
export const ULTRAQUEST_REFUSALS: Phrases = {};
