import type { Json } from '../../engine/words.js';
import { phrase, type Phrases } from '../phrases.js';

/** What the use of a skill did, by the key that the rules give. */
export const EFFECTS: Phrases = {};

export const effectText = (key: string, args?: Readonly<Record<string, Json>>): string => phrase(EFFECTS, key, args);
