import { finding, type Finding, type Place } from '../finding.js';
import type { SourceText } from './source.js';

/** What a paragraph is made of. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string; readonly at: Place }
  | { readonly kind: 'span'; readonly source: SourceText; readonly at: Place }
  /** `{NAME}`, with what stands in the braces. */
  | { readonly kind: 'reference'; readonly inside: string; readonly at: Place }
  /** `/` standing alone: a pause, or a choice if a list follows. */
  | { readonly kind: 'slash'; readonly at: Place };

const SPECIAL = /`([^`]*)(`?)|\{([^{}]*)\}|(?<=^|\s)\/(?=\s|$)|[{}]/g;

/** Takes a paragraph apart. Code spans and braces that never close are errors. */
export function piecesOf(source: SourceText): { pieces: Piece[]; findings: Finding[] } {
  const pieces: Piece[] = [];
  const findings: Finding[] = [];
  let done = 0;
  const say = (until: number): void => {
    const text = source.text.slice(done, until).replaceAll(/\s+/g, ' ');
    if (text !== '') pieces.push({ kind: 'text', text, at: source.at(done) });
  };
  for (const match of source.text.matchAll(SPECIAL)) {
    say(match.index);
    done = match.index + match[0].length;
    const piece = pieceOf(match, source);
    if (piece) pieces.push(piece);
    else findings.push(unclosed(match, source));
  }
  say(source.text.length);
  return { pieces, findings };
}

function pieceOf(match: RegExpExecArray, source: SourceText): Piece | undefined {
  const at = source.at(match.index);
  if (match[0] === '/') return { kind: 'slash', at };
  if (match[3] !== undefined) return { kind: 'reference', inside: match[3].trim(), at };
  if (match[2] !== '`') return undefined;
  return { kind: 'span', source: source.slice(match.index + 1, (match[1] ?? '').length), at };
}

function unclosed(match: RegExpExecArray, source: SourceText): Finding {
  const what = match[0].startsWith('`') ? 'a code span that never closes' : 'a brace without its other half';
  return finding('error', 'stray-text', source.at(match.index), what, 'close it, or take it out');
}
