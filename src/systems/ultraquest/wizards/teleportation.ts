import { castingsOf, type Casting } from '../casting.js';
import type { Adventurer } from '../state.js';
import type { Tale } from '../tale.js';

/** Teleportation takes one adventurer out of whatever happens, at any point of an event (UQ-WIZ-10). */
export function teleportable(t: Pick<Tale, 'seat' | 'state'>, victim: Adventurer): Casting[] {
  return victim.effects.some(({ kind }) => kind === 'away') ? [] : castingsOf(t, 'Teleportation');
}

/** Out of the event until it is over. */
export function teleport(t: Tale, who: readonly Adventurer[], caster?: Adventurer): void {
  for (const adventurer of who) {
    adventurer.effects.push({ kind: 'away', amount: 0, source: 'Teleportation', magic: true, until: 'event' });
    t.tell({
      kind: 'skill-used',
      who: (caster ?? adventurer).name,
      skill: 'Teleportation',
      effect: 'away',
      args: { whom: adventurer.name },
    });
  }
}
