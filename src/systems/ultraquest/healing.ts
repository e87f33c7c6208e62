import { bonusParts } from './sheet/at-hand.js';
import { sumOf } from './sheet/strength.js';
import type { Adventurer } from './state.js';
import type { Tale } from './tale.js';

/** Heals up to `count` injuries, red ones first; black ones only by magic (UQ-CMB-55, UQ-CMB-56). Gives how many. */
export function heal(t: Tale, adventurer: Adventurer, count: number, by: string, magic = false): number {
  let healed = 0;
  for (; healed < count; healed++) {
    const colour = adventurer.injuries.red > 0 ? 'red' : 'black';
    if (adventurer.injuries[colour] === 0 || (colour === 'black' && !magic)) break;
    adventurer.injuries[colour] -= 1;
    t.tell({ kind: 'healed', who: adventurer.name, colour, by });
  }
  return healed;
}

/** A night's rest: one red injury (UQ-ACT-03, UQ-ACT-04). Things at hand that help sleep are magic: they heal more, and black ones too. */
export function sleep(t: Tale, adventurer: Adventurer): number {
  const more = sumOf(bonusParts(adventurer, 'rest')).total;
  return heal(t, adventurer, 1 + more, 'rest', more > 0);
}
