import { clericPowers } from '../clerics/battle-miracles.js';
import { fighterPowers } from '../fighters/powers.js';
import { aimingPowers } from '../rangers/one-shot.js';
import { thiefPowers } from '../thieves/assassinate.js';
import { wizardPowers } from '../wizards/battle-spells.js';
import type { Battle } from './battle.js';
import { draughtPowers } from './draughts.js';
import { shieldPowers } from './shields.js';
import type { Power, PowerSource } from './power.js';

const SOURCES: readonly PowerSource[] = [
  fighterPowers,
  thiefPowers,
  aimingPowers,
  clericPowers,
  wizardPowers,
  draughtPowers,
  shieldPowers,
];

/** Everything that somebody could do now; before a surprise nobody can do anything. */
export function powersOf(battle: Battle): Power[] {
  if (battle.surprise && battle.round === 0) return [];
  return SOURCES.flatMap((source) => source(battle));
}
