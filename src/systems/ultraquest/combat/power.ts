import { castingNeeds, type Casting } from '../casting.js';
import type { Adds } from '../facts.js';
import type { Attribute } from '../names.js';
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
  /** What that is in figures, where it is one. */
  readonly adds?: Adds;
  /** The highest face of a D6 with which it works, where it is rolled for. */
  readonly needs?: number;
  /** The same where several attributes are tried one after the other. */
  readonly tries?: Readonly<Partial<Record<Attribute, number>>>;
  readonly moment: 'plan' | 'before' | 'round' | 'stance';
  run(battle: Battle): Play<void>;
}

/** When something instant works that is switched on now: ahead of the first round, or of the next one. */
export function soon(battle: Battle): 'before' | 'round' {
  return battle.round === 0 ? 'before' : 'round';
}

/** What is rolled for a power that is cast. */
export function needing(casting: Casting, plus = 0): Pick<Power, 'needs'> {
  const needs = castingNeeds(casting, plus);
  return needs === undefined ? {} : { needs };
}

/** A chapter's powers that can be used now. */
export type PowerSource = (battle: Battle) => Power[];
