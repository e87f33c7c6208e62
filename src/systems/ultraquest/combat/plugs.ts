import { FIGHTER_PLUGS } from '../fighters/in-combat.js';
import { RANGER_PLUGS } from '../rangers/aiming.js';
import { canUse, hasMastered } from '../sheet/skill-lines.js';
import type { Adventurer } from '../state.js';
import { mountedOn } from '../sheet/riding.js';
import type { CombatPlug, Owner } from './plug.js';
import type { Situation } from './situation.js';

const PLUGS: readonly CombatPlug[] = [...FIGHTER_PLUGS, ...RANGER_PLUGS];

/** The skills of an adventurer that count in this fight by themselves. */
export function plugsOf(
  adventurer: Adventurer,
  situation: Situation,
  weapons: readonly string[],
): { plug: CombatPlug; owner: Owner }[] {
  const able = PLUGS.filter((plug) => canUse(adventurer, plug.skill));
  if (able.length === 0) return [];
  const { mounted, mov } = mountedOn(adventurer, situation);
  return able.map((plug) => ({
    plug,
    owner: { adventurer, mastered: hasMastered(adventurer, plug.skill), mounted, mountMov: mov, weapons },
  }));
}
