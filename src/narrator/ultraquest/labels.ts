import type { Phrases } from '../phrases.js';

/** Labels of options, questions and reasons, by the key that the rules give. */
export const LABELS: Phrases = {};
