/** What a state, a fact or a journal may hold: it survives a JSON round trip unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Words for people. `text` is prose of the book, whole as it stands; `key` is turned into English by the narrator.
 * Rules never hold sentences: they give keys and arguments.
 */
export type Words =
  { readonly text: string } | { readonly key: string; readonly args?: Readonly<Record<string, Json>> };

/** A seat of a campaign: one player's place in it, by the id the campaign gave it. */
export type SeatId = string;

/** No seat has this id: what is nobody's is done in its name. */
export const NOBODY: SeatId = '';

/**
 * A typed no. `code` is stable and named by tests; `args` are what the sentence needs; `rule` is the rule it rests on.
 * The narrator has a sentence for each code: what is wrong, and what would be right.
 */
export interface Refusal {
  readonly refused: string;
  readonly args?: Readonly<Record<string, Json>>;
  readonly rule?: string;
}

export function refuse(code: string, args?: Readonly<Record<string, Json>>, rule?: string): Refusal {
  return { refused: code, ...(args && { args }), ...(rule !== undefined && { rule }) };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
