import type { Ask, Intent } from '../engine/ask.js';
import type { Fact } from '../engine/fact.js';
import type { Refusal, SeatId, Words } from '../engine/words.js';
import type { Block, Mood } from './block.js';
import type { DetailVoice } from './detail-voice.js';
import type { Sheets } from './sheets.js';

/** A step that is taken back: what was intended, the words on what was pressed, and what was told of it. */
export interface TakenStep {
  readonly intent: Intent;
  readonly labels: readonly Words[];
  readonly facts: readonly Fact[];
}

/** A fact, and the number of the step that told it. */
export interface ToldFact {
  readonly step: number;
  readonly fact: Fact;
}

/** A turn in a few sentences. What came before the first turn, or is left of one that began earlier, has neither number nor head. */
export interface StoryTurn {
  readonly turn?: number;
  readonly head?: string;
  readonly sentences: readonly string[];
  /** From the step in which it begins to the last one that told something of it. */
  readonly from: number;
  readonly to: number;
}

/** How one system is told: its facts, its questions and its refusals in English. */
export interface Voice {
  /** `among` are the facts that are told with it: what one of them makes idle to say is left out. */
  fact(fact: Fact, among?: readonly Fact[]): readonly Block[];
  /** What a question shows beside itself. */
  about(about: Fact): readonly Block[];
  words(words: Words): string;
  /** What an option takes at once, in a few words, to stand on the page; empty where its label says all. */
  takes(hint: Words): string;
  /** What an option costs for certain that is taken because nobody answers; empty where that is nothing. */
  costs(hint: Words): string;
  /** What is asked. `facts` were told just above it. */
  question(ask: Pick<Ask, 'kind' | 'text'>, facts: readonly Fact[]): string;
  /** Whether a fact is said beside the question of its page, and goes with it: why something could not be done. */
  passing(fact: Fact): boolean;
  refusal(refusal: Refusal): string;
  /** Why something is refused, in two or three words, to stand before what is refused for it. */
  brief(refusal: Refusal): string;
  /** Whether a fact is the end of somebody's group. */
  ends(fact: Fact): boolean;
  mood(fact: Fact): Mood;
  /** What happened, turn by turn; `told` and the turns oldest first. */
  story(told: readonly ToldFact[]): readonly StoryTurn[];
  /** What a step was, to be put behind whose it was: `move to the Forest`. */
  step(taken: TakenStep): string;
  /** Whose turn it is, and how they stand: for a page in the middle of a turn. */
  standing(state: unknown, seat: SeatId): readonly Block[];
  /** What the seat to act may do now, as commands; nothing for whoever knows by now. */
  invitation(state: unknown, seat: SeatId): string;
  /** Who can be led by whoever sits down now, a line each. */
  readonly presets: readonly string[];
  /** What a campaign with these settings is played for, for whoever has yet to sit down. */
  goal(settings: Readonly<Record<string, unknown>>): string;
  readonly sheets: Sheets;
  /** What stands behind a page. */
  readonly details: DetailVoice;
}
