import type { Refusal } from '../../../engine/words.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';

/** Something that can be used outside of a fight: a potion at hand, a miracle, a spell, a scroll. */
export interface Use {
  /** What the player names: the item's id, or the casting's. */
  readonly id: string;
  readonly owner: Adventurer;
  /** The thing, or the spell or miracle. */
  readonly what: string;
  readonly by: 'potion' | 'heart' | 'scroll' | 'staff';
  /** The highest face of a D6 with which it works; not set where nothing is rolled. */
  readonly needs?: number;
  /** Set where a master does it for everybody. */
  readonly forAll?: true;
  /** Set where it belongs to a turn, and so to the own one. */
  readonly ownTurn: boolean;
  /** Why it would do nothing for somebody. */
  whyNot(whom: Adventurer): Refusal | undefined;
  run(t: Tale, whom: Adventurer): Play<void>;
}

/** What a use of one kind does, and for whom it does nothing. */
export type Help = Pick<Use, 'whyNot' | 'run'>;
