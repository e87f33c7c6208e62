import type { Intent } from '../engine/ask.js';
import type { Library } from '../engine/script.js';
import type { SeatId } from '../engine/words.js';
import type { Block } from './block.js';
import type { Choice } from './choice.js';

/** Somebody or something that a command's option may name. */
export interface Named {
  readonly id: string;
  readonly label: string;
  /** What is to be known before it is picked: `injured`, `nobody is injured`. */
  readonly note?: string;
  /** It is there, and does nothing now; the note says why. */
  readonly idle?: boolean;
}

/** A quest as it is noted: what it is, whether it can be taken up now, and what giving it up costs; what was only found has no cost. */
export interface NotedQuest extends Named {
  readonly says: string;
  /** One line for the turn's page, where it is here. */
  readonly waits: string;
  readonly here: boolean;
  readonly cost?: string;
}

/** A system's sheets and lists, read from its state for whoever asks. Nothing here changes anything. */
export interface Sheets {
  /** Where a seat's next move may lead, nearest first; refused are places that the book, where it is known, has no page for. */
  ways(state: unknown, seat: SeatId, library?: Library): readonly Choice[];
  /** Seats whose group is at its end, and that may begin anew. */
  lost(state: unknown): readonly SeatId[];
  /** Why the seat to act cannot rest where it stands; undefined where it can. */
  restless(state: unknown, seat: SeatId): string | undefined;
  members(state: unknown, seat: SeatId): readonly Named[];
  /** Who has things that can be handed on: the members, and the wagon or boat with what lies on it. */
  holders(state: unknown, seat: SeatId): readonly Named[];
  /** Things of one of them that can be handed on. */
  things(state: unknown, seat: SeatId, member: string): readonly Named[];
  /** What one adventurer can use outside of a fight: first what does something now. */
  usable(state: unknown, seat: SeatId, member: string): readonly Named[];
  /** The other groups where a seat's group stands, by seat. */
  neighbours(state: unknown, seat: SeatId): readonly Named[];
  /** What is noted; by the book, where it is known, also what it brings and whether it can be gone to. */
  quests(state: unknown, seat: SeatId, library?: Library): readonly NotedQuest[];
  /** The seat's standing orders, with those of `noted` that hold as soon as a question is answered. */
  orders(state: unknown, seat: SeatId, noted?: readonly Intent[]): readonly Block[] | undefined;
  /** The orders that stand, by what they are about; of a member the own ones. */
  ordersGiven(
    state: unknown,
    seat: SeatId,
    member?: string,
    noted?: readonly Intent[],
  ): Readonly<Record<string, string>>;
  /** What the table has agreed on. */
  agreed(state: unknown): readonly Block[];
  sheet(state: unknown, seat: SeatId, member: string): readonly Block[] | undefined;
  group(state: unknown, seat: SeatId): readonly Block[] | undefined;
  /** A ready-made group that nobody leads yet. */
  preset(preset: string): readonly Block[];
  standings(state: unknown): readonly Block[];
}
