import type { LoggedDie } from '../dice/dice.js';
import type { Ask } from '../engine/ask.js';
import type { Fact } from '../engine/fact.js';
import type { Block } from './block.js';

/** What stands behind one thing on a page: in words, and the rules that it rests on. */
export interface Detail {
  readonly blocks: readonly Block[];
  readonly rules: readonly string[];
}

/** How one system explains itself. */
export interface DetailVoice {
  /** A roll, a test, a round of a fight: what was needed, and where each number comes from. */
  roll(fact: Fact): Detail | undefined;
  /** Whether somebody's own dice fell, which may be looked up when the page is an old one. */
  dice(fact: Fact): boolean;
  /** A die of the log: what it was for, and what it shows. */
  die(logged: LoggedDie): string;
  /** What is different since: for whom, from what to what. */
  change(fact: Fact): Detail | undefined;
  /** A turn that begins: whose, and what can be done in it. */
  turn(fact: Fact): Detail | undefined;
  /** What a question is about, and what each of its options means and takes. */
  question(ask: Ask): Detail;
  /** The numbers on the sheets of those who are named, as they are now. */
  sheets(state: unknown, named: ReadonlySet<string>): readonly Detail[];
}
