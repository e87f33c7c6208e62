import { phrase, type Phrases } from '../phrases.js';

/** What dice were rolled for, by the purpose that the rules give. */
export const PURPOSES: Phrases = {};

export const purposeText = (purpose: string): string => phrase(PURPOSES, purpose);
