import { HAND_LINES } from './sheet/lines.js';
import type { Adventurer, Item } from './state.js';

/** Companions and familiars stand on a line at hand, as things do (UQ-MEET-06), and are no things: nobody takes them. */
export function companionsOf(adventurer: Adventurer): Item[] {
  return adventurer.hand.filter((item) => item !== null).filter(isCompanion);
}

export function isCompanion(item: Item): boolean {
  return item.being !== undefined;
}

/** UQ-MEET-07: it is its Wizard's, and follows nobody else. */
export function isFamiliar({ being }: Item): boolean {
  return being === 'familiar';
}

/** UQ-MEET-07: a Wizard has one familiar at a time. */
export function familiarOf(adventurer: Adventurer): Item | undefined {
  return companionsOf(adventurer).find(isFamiliar);
}

/** Puts a companion on the first free line at hand (UQ-SHEET-14); false if there is none. */
export function accompany(adventurer: Adventurer, companion: Item): boolean {
  const free = Array.from({ length: HAND_LINES }, (_, i) => i).find((i) => !adventurer.hand[i]);
  if (free === undefined) return false;
  adventurer.hand[free] = companion;
  return true;
}

export function sendAway(adventurer: Adventurer, companion: Item): void {
  adventurer.hand = adventurer.hand.map((line) => (line === companion ? null : line));
}
