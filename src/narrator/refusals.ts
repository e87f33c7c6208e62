import type { Refusal } from '../engine/words.js';
import { phrase, type Phrases } from './phrases.js';

/** Refusals of the engine and of the service, which every system shares. What is wrong, then what would be right. */
export const COMMON_REFUSALS: Phrases = {
  'channel-has-campaign': () =>
    'A campaign is being played here already. Take another channel or thread, or `/resume` this one.',
};

/** The sentence for a refusal, whole and private: what is wrong, and what would be right. */
export function refusalText(refusal: Refusal, own: Phrases = {}): string {
  return phrase({ ...COMMON_REFUSALS, ...own }, refusal.refused, refusal.args);
}
