import type { Adventurer } from '../state.js';
import type { Situation } from './situation.js';

/** A skill's owner in a fight: what the plug needs to know of them. */
export interface Owner {
  readonly adventurer: Adventurer;
  readonly mastered: boolean;
  /** Riding a mount that counts (a Centaur always does, UQ-RACE-10). */
  readonly mounted: boolean;
  /** The mount's MOV, or a Centaur's own. */
  readonly mountMov: number;
  /** Slugs of the weapons in use. */
  readonly weapons: readonly string[];
}

/** What a skill adds to the sums of a fight by itself, whenever its owner is fit. */
export interface CombatPlug {
  readonly skill: string;
  readonly rule: string;
  melee?(owner: Owner, situation: Situation): number;
  ranged?(owner: Owner, situation: Situation): number;
  armor?(owner: Owner, situation: Situation): number;
  /** How much lower the enemy's armor rating is; the best one counts (UQ-FGT-11). */
  pierce?(owner: Owner): number;
}
