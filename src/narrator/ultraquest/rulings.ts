import type { Json } from '../../engine/words.js';
import { phrase, type Phrases } from '../phrases.js';
import { place, thePlace } from './places.js';

/** Our readings where the rulebook is silent, as the table is told of them. */
export const RULINGS: Phrases = {
  'land-unwritten': (given) =>
    `the book has no page yet for ${thePlace(given.text('region'))}, so nothing happens there`,
  'no-way-in': (given) => `the book has no page yet for ${thePlace(given.text('region'))}, so the way there stays shut`,
  'passing-through': (given) =>
    `${place(given.text('region'))} has no more events for a group of your Honor; you pass through`,
  'no-treasure': (given) => `table ${given.text('table')} has nothing left in line ${given.text('row')}`,
  'with-you-already': (given) => `${given.name('who')} is with you already, and comes along once only`,
};

export const rulingText = (key: string, args?: Readonly<Record<string, Json>>): string => phrase(RULINGS, key, args);
