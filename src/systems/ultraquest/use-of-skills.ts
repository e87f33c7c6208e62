import { RACE_TRAITS } from './races.js';
import { canUse, fit } from './sheet/skill-lines.js';
import { canBrew } from './skill-trials.js';
import type { Adventurer } from './state.js';
import type { Tale } from './tale.js';

/**
 * Whether somebody could use a skill now, as texts ask for it: the injured have no use of what they know (UQ-CMB-26), and brewing
 * comes with some professions (UQ-CLR-07, UQ-RNG-18, UQ-WIZ-24).
 */
export function hasUseOf(one: Adventurer, skill: string, t: Pick<Tale, 'seat' | 'state' | 'script'>): boolean {
  if (skill === 'Brew Potions') return canBrew(t, one);
  return canUse(one, skill) || (skill === 'Survival' && fit(one) && hasLearnedALand(one));
}

/** UQ-HOME-05: a region beyond those of the race is Survival there; a Seafarer is born to one more (UQ-SEA-02). */
function hasLearnedALand({ race, profession, home }: Adventurer): boolean {
  return home.length > RACE_TRAITS[race].home.length + (profession === 'seafarer' ? 1 : 0);
}
