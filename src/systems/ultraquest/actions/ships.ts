import { refuse, type Refusal } from '../../../engine/words.js';
import { totalGold } from '../gold.js';
import type { Group } from '../state.js';

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

/** Why no ship can be hired now. */
export function whyNotHire(group: Group, gold: number): Refusal | undefined {
  if (group.hired) return refuse('ship-hired', {}, 'UQ-BOAT-08');
  const has = totalGold(group);
  return has < gold ? refuse('not-enough-gold', { price: gold, has }, 'UQ-BOAT-08') : undefined;
}
