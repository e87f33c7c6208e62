import { loadLends } from '../sheet/cargo.js';
import { canUse, fit } from '../sheet/skill-lines.js';
import { chanceAt, trySkill } from '../skill-trials.js';
import type { Battle } from '../combat/battle.js';
import type { Adventurer } from '../state.js';
import type { Play } from '../tale.js';
import { present } from '../who.js';

/** Who may hear them in time, the best one first; nobody where it would not matter or cannot be. */
export function sentries(battle: Battle): Adventurer[] {
  if (battle.voluntary || battle.surprise) return [];
  const chance = (member: Adventurer) => chanceAt(battle.t, member, 'Alertness');
  // The load is where the mounts are.
  const lent = battle.surroundings.open && loadLends(battle.group, 'Alertness');
  return present(battle.group)
    .filter((member) => canUse(member, 'Alertness') || (lent && fit(member)))
    .sort((a, b) => chance(b) - chance(a));
}

/**
 * UQ-CMB-07, UQ-THF-26, UQ-RNG-05: whoever hears them in time turns a forced fight into a voluntary one. Costs nothing, so
 * it rolls by itself, the best one first.
 */
export function* alertness(battle: Battle): Play<void> {
  const alert = sentries(battle);
  for (const [i, member] of alert.entries()) {
    const heard = yield* trySkill(battle.t, member, 'Alertness', { noTalisman: i < alert.length - 1 });
    if (!heard.passed) continue;
    battle.voluntary = true;
    battle.t.tell({ kind: 'skill-used', who: member.name, skill: 'Alertness', effect: 'voluntary' });
    return;
  }
}
