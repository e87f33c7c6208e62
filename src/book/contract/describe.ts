import { z } from 'zod';
import type { Op } from '../../engine/script.js';

/** The keywords that may head an op's branches. `required` must all be written, `optional` may; a missing one just goes on. */
export interface Outcomes {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** In words, where the keywords are not fixed: ranges of a roll, ids of options. */
  readonly open?: string;
}

/** What the reference says about an op; the parser of its spans stands in `../spans/`. */
export interface OpText {
  /** How its span is written, in words: capitals are to be filled in, brackets may be left out. */
  readonly grammar: string;
  /** What it does. */
  readonly says: string;
  /** Spans as they stand in the book, without the backticks. */
  readonly examples: readonly string[];
  readonly outcomes?: Outcomes;
  /** Locals it sets beside the one named by `as`. */
  readonly sets?: readonly string[];
  /** Its dice belong to the player: `...` before it waits for the press, and a talisman may reroll them. */
  readonly rolls?: 'player' | 'reader';
}

/** An op of the contract: its name, its arguments as a strict schema, and its text for the reference. */
export interface OpEntry<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly schema: S;
  readonly text: OpText;
}

/** What follows each outcome. The ops inside are checked one by one, by `checkOps` of `op.ts`. */
export const Branches = z.array(z.strictObject({ on: z.string().min(1), do: z.array(z.custom<Op>()) }));

/** An op without outcomes. */
export function act<const N extends string, const S extends z.ZodRawShape>(name: N, shape: S, text: OpText) {
  return { name, text, schema: z.strictObject({ op: z.literal(name), ...shape }) };
}

/** An op with outcomes. */
export function branching<const N extends string, const S extends z.ZodRawShape>(name: N, shape: S, text: OpText) {
  return {
    name,
    text,
    schema: z.strictObject({ op: z.literal(name), ...shape, branches: Branches.exactOptional() }),
  };
}

export const outcomes = (required: string, optional = ''): Outcomes => ({
  required: required.split(' ').filter(Boolean),
  optional: optional.split(' ').filter(Boolean),
});
