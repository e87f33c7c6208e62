import { refuse, type Refusal } from '../../../engine/words.js';
import { totalGold } from '../gold.js';
import type { Tale } from '../tale.js';
import { groupOf } from '../where.js';

/** UQ-BOAT-08, UQ-BOAT-09: 20 Gold for the way out and back, 10 more for each further round. */
export const SHIP_RENTS = [
  { rounds: 2, gold: 20 },
  { rounds: 3, gold: 30 },
  { rounds: 4, gold: 40 },
  { rounds: 5, gold: 50 },
  { rounds: 6, gold: 60 },
  { rounds: 7, gold: 70 },
  { rounds: 8, gold: 80 },
] as const;

/** Why no ship can be hired now. Nobody pays for a ship to a sea that the book has no page for. */
export function whyNotHire(t: Tale, gold: number): Refusal | undefined {
  const group = groupOf(t);
  if (!t.library.event('Me', 1)) return refuse('land-unwritten', { place: 'Me' }, 'UQ-VAR-06');
  if (group.hired) return refuse('ship-hired', {}, 'UQ-BOAT-08');
  const has = totalGold(group);
  return has < gold ? refuse('not-enough-gold', { price: gold, has }, 'UQ-BOAT-08') : undefined;
}
