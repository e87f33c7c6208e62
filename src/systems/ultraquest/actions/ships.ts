import { refuse, type Refusal } from '../../../engine/words.js';
import { totalGold } from '../gold.js';
import type { Tale } from '../tale.js';
import { groupOf } from '../where.js';

/** UQ-BOAT-08, UQ-BOAT-09: 20 Gold for the way out and back, 10 more for each further round. */
const WAY_AND_BACK = { rounds: 2, gold: 20 };
const GOLD_FOR_ROUND = 10;

/** What a ship costs for so many rounds, any number of them. */
export function rentFor(rounds: number): number {
  return WAY_AND_BACK.gold + GOLD_FOR_ROUND * Math.max(0, rounds - WAY_AND_BACK.rounds);
}

/** What the menu lists; for any other number the player writes it. */
export const USUAL_ROUNDS = [2, 3, 4, 5, 6];

/** The shortest hire that the menu does not list: what is proposed to whoever writes a number. */
export const LONGER = Math.max(...USUAL_ROUNDS) + 1;

/** Digits of the longest hire that can be written. */
export const MOST_DIGITS = 3;

/** The number of rounds that somebody wrote; code `no-such-hire` if it is none or too few. */
export function roundsWritten(text: string): number | Refusal {
  const rounds = /^\s*\d+\s*$/u.test(text) ? Number(text) : 0;
  const { rounds: least } = WAY_AND_BACK;
  return rounds >= least ? rounds : refuse('no-such-hire', { text, least }, 'UQ-BOAT-09');
}

/** Why no ship can be hired now. Nobody pays for a ship to a sea that the book has no page for. */
export function whyNotHire(t: Tale, gold: number): Refusal | undefined {
  const group = groupOf(t);
  if (!t.library.event('Me', 1)) return refuse('land-unwritten', { place: 'Me' }, 'UQ-VAR-06');
  if (group.hired) return refuse('ship-hired', {}, 'UQ-BOAT-08');
  const has = totalGold(group);
  return has < gold ? refuse('not-enough-gold', { price: gold, has }, 'UQ-BOAT-08') : undefined;
}
