import type { Dice } from '../../src/dice/dice.js';
import { act, type Acted } from '../../src/engine/act.js';
import type { AnswerIntent, Ask } from '../../src/engine/ask.js';
import type { Position } from '../../src/engine/run.js';
import type { Library, Script } from '../../src/engine/script.js';
import { isRefusal, type Refusal } from '../../src/engine/words.js';
import type { UltraQuestFact } from '../../src/systems/ultraquest/facts.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';
import type { UltraQuest } from '../../src/systems/ultraquest/system.js';

/** A game that was put away in the middle of an event, and how it ended when it was played on. One line of the fixture. */
export interface SuspendedGame {
  /** What waits: the event, and the op with its revision. */
  readonly event: string;
  readonly op: string;
  readonly position: Position<UltraQuestState>;
  /** The texts it is pinned to, as they were. */
  readonly scripts: readonly Script[];
  /** What was answered from there on, and what the dice showed, in order. */
  readonly answers: readonly AnswerIntent[];
  readonly dice: readonly { readonly purpose: string; readonly sides: number; readonly face: number }[];
  readonly end: { readonly facts: readonly string[]; readonly state: UltraQuestState };
}

export type Acting = Acted<UltraQuestState, UltraQuestFact>;

export function openAsk(position: Position<unknown>): Ask | undefined {
  return Object.values(position.runs).flatMap((run) => (run.ask ? [run.ask] : []))[0];
}

/** Older texts first, today's for whatever the game goes on to. */
export function withScripts(scripts: readonly Script[], book: Library): Library {
  return {
    pinned: (id, hash) => scripts.find((each) => each.id === id && each.hash === hash) ?? book.pinned(id, hash),
    current: (id) => book.current(id),
    event: (table, number) => book.event(table, number),
  };
}

export function step(
  system: UltraQuest,
  position: Position<UltraQuestState>,
  seat: string,
  intent: AnswerIntent | { readonly kind: string; readonly quest: string },
  library: Library,
  dice: Dice,
): Acting {
  const acted: Acting | Refusal = act(system, position, seat, intent, library, dice);
  if (isRefusal(acted)) throw new Error(`refused: ${acted.refused}`);
  return acted;
}

/** Through JSON, as if it had been put away. */
export function putAway<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
