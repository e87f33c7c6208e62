import { OPS } from '../contract/op.js';
import type { Place } from '../finding.js';
import type { Piece } from '../read/pieces.js';
import type { Item, Paragraph } from '../read/tree.js';

/** An item that begins `pass:`, `1-2:`, `lose, fled:` or `if CONDITION:`. */
export interface Keyed {
  readonly keys: readonly string[];
  readonly condition?: string;
  readonly at: Place;
  /** What stands after the colon. */
  readonly rest: readonly Piece[];
}

const KEY = /^(\s*)(if\s[^:]*?|[a-z0-9][a-z0-9 ,-]*?)\s*:(?=\s|$)/;

/** Every keyword that some op of the contract has. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  'else',
  ...[...OPS.values()].flatMap(({ text }) => [...(text.outcomes?.required ?? []), ...(text.outcomes?.optional ?? [])]),
]);

/** The key of an item, if it has one. Keys are written small, so "Look: a bear" is a text. */
export function keyOf({ head }: Item): Keyed | undefined {
  const [first, ...more] = head.pieces;
  const match = first?.kind === 'text' ? KEY.exec(first.text) : null;
  if (!match || first?.kind !== 'text') return undefined;
  const [whole, space = '', key = ''] = match;
  const at = { ...first.at, column: first.at.column + space.length };
  const rest: Piece[] = [
    { kind: 'text', text: first.text.slice(whole.length), at: { ...first.at, column: first.at.column + whole.length } },
    ...more,
  ];
  if (key.startsWith('if ')) return { keys: [], condition: key.slice(3).trim(), at, rest };
  return { keys: key.split(/\s*,\s*|\s+or\s+/), at, rest };
}

export const isRange = (key: string): boolean => /^\d+(-\d+)?$/.test(key);

/** Whether a key could be meant as an outcome, and not as the beginning of a label. */
export function soundsLikeOutcome({ keys, condition }: Keyed): boolean {
  return condition !== undefined || keys.some((key) => KEYWORDS.has(key) || isRange(key));
}

export const withoutKey = (head: Paragraph, rest: readonly Piece[]): Paragraph => ({ ...head, pieces: rest });
