import { regulars } from '../groups.js';
import { guard } from '../guards.js';
import { isInjured } from '../sheet/skill-lines.js';
import type { Adventurer, Harm } from '../state.js';
import type { Tale } from '../tale.js';
import { groupOf, surroundings } from '../where.js';

/** Other names that things of the book have for a harm. */
const NAMES: Readonly<Partial<Record<Harm, readonly string[]>>> = {
  water: ['drowning'],
  fire: ['burning', 'heat'],
  cold: ['freezing'],
  falls: ['falling', 'fall'],
  magic: ['curse', 'curses', 'spells'],
};

/** What keeps somebody from a harm without anybody doing anything, as no poison harms a Fairy (UQ-RACE-24); undefined if nothing does. */
export function immunity(t: Tale, adventurer: Adventurer, harm: Harm): string | undefined {
  const protection = adventurer.effects.find(({ kind, from }) => kind === 'protection' && from === harm);
  if (protection) return protection.source;
  const thing = guard(t, adventurer, ...(NAMES[harm] ?? []), harm);
  if (thing !== undefined) return thing;
  if (harm === 'poison' && adventurer.race === 'fairy') return 'fairy';
  if (harm === 'water') return breathes(t, adventurer) ?? flies(t, adventurer);
  return harm === 'falls' ? flies(t, adventurer) : undefined;
}

/** UQ-RACE-17, UQ-MOUNT-19. */
function breathes(t: Tale, adventurer: Adventurer): string | undefined {
  if (adventurer.race === 'half-duck') return 'half-duck';
  const gills = adventurer.effects.find(({ kind }) => kind === 'gills');
  if (gills) return gills.source;
  return adventurer.mount?.kind === 'giant-air-beetle' && surroundings(t).open ? 'mount' : undefined;
}

/** What keeps somebody in the air; undefined on the ground (UQ-RACE-19, UQ-MOUNT-15). */
export function flies(t: Tale, adventurer: Adventurer): string | undefined {
  if (adventurer.race === 'fairy') return 'fairy';
  const flight = adventurer.effects.find(({ kind }) => kind === 'flight');
  if (flight) return flight.source;
  return adventurer.mount?.kind === 'pegasus' && surroundings(t).open ? 'mount' : undefined;
}

/** UQ-RACE-16: two living, uninjured Half-ducks quack a wizard's spell to a stop. */
export function canQuack(t: Tale): boolean {
  return regulars(groupOf(t)).filter((member) => member.race === 'half-duck' && !isInjured(member)).length >= 2;
}
