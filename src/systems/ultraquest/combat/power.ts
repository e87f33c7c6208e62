import type { Adventurer } from '../state.js';
import type { Play } from '../tale.js';
import type { Battle } from './battle.js';

/**
 * Something that a member may do in a fight if the player wants it: a risk, a spell, a use of Tactics.
 * `plan`: at once, while the plan is being made. `before`: ahead of the first round. `round`: ahead of a round's dice.
 * `stance`: as long as it is chosen.
 */
export interface Power {
  /** Unique in the fight, fit for a button: `berserker:a1`. */
  readonly id: string;
  readonly who: Adventurer;
  readonly skill: string;
  /** What it does, as a key for the narrator. */
  readonly effect: string;
  readonly moment: 'plan' | 'before' | 'round' | 'stance';
  run(battle: Battle): Play<void>;
}

/** A chapter's powers that can be used now. */
export type PowerSource = (battle: Battle) => Power[];
