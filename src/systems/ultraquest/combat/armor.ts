import { armorRating } from '../sheet/strength.js';
import type { Adventurer } from '../state.js';
import { rangeOf, situationOf, stanceOf, type Battle } from './battle.js';
import { firstFoe } from './foes.js';

/** UQ-WIZ-27, C-33: inside a Sphere the armor rating against missiles is at least this; they come to whoever shoots. */
const SPHERE_ARMOR = 3;

/**
 * What is taken off the damage before it can hurt this one (UQ-CMB-21, UQ-CMB-24). `arrowed`: an arrow of magic comes with it,
 * and plain armor is nothing (UQ-CMB-63).
 */
export function armorOf(battle: Battle, target: Adventurer, arrowed = false): number {
  const situation = situationOf(battle);
  const magic = arrowed || (firstFoe(battle.foes)?.tags.includes('magic') ?? false);
  const { total } = armorRating(target, situation, { range: rangeOf(stanceOf(battle, target)), magic });
  const sphere = target.effects.some(
    ({ kind, from, amount }) => kind === 'protection' && from === 'missiles' && amount >= battle.round,
  );
  const shotAt = battle.kind === 'RA' || stanceOf(battle, target) === 'RA';
  return Math.max(0, sphere && shotAt ? Math.max(total, SPHERE_ARMOR) : total);
}
