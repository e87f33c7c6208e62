import type { Block } from '../../narrator/block.js';

/** The most that one piece of text may hold, so that every message can take at least one. */
const MOST_PIECE = 1800;

interface Piece {
  readonly kind: Block['kind'];
  readonly text: string;
}

/** Puts blocks into Discord's Markdown: what belongs close together as one piece, long ones cut where a sentence ends. */
export function pieces(blocks: readonly Block[]): readonly string[] {
  const all = blocks.flatMap((block) =>
    cut(markdown(block), MOST_PIECE).map((text): Piece => ({ kind: block.kind, text })),
  );
  return all
    .filter(({ text }) => text.trim() !== '')
    .reduce<Piece[]>(joinClose, [])
    .map(({ text }) => text);
}

function joinClose(done: readonly Piece[], piece: Piece): Piece[] {
  const last = done.at(-1);
  const text = `${last?.text ?? ''}\n${piece.text}`;
  if (!last || !isClose(last.kind, piece.kind) || text.length > MOST_PIECE) return [...done, piece];
  return [...done.slice(0, -1), { kind: piece.kind, text }];
}

/** An empty line is for prose: a heading has its text right below it, and changes, tables and fine print are one list. */
const isClose = (above: Block['kind'], below: Block['kind']): boolean =>
  above === 'heading' || below === 'small' || (above !== 'prose' && below !== 'prose' && below !== 'heading');

function markdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `### ${block.text}`;
    case 'small':
      return smallPrint(block.text);
    case 'table':
      return columns(block.rows);
    default:
      return block.text;
  }
}

/** Small type is by the line in Discord. */
export const smallPrint = (text: string): string =>
  text
    .split('\n')
    .map((line) => `-# ${line}`)
    .join('\n');

/** A table as fixed type; names are cut so that a row fits a phone. */
const MOST_CELL = 14;

function columns(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('`', "'").slice(0, MOST_CELL)));
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => (row[at] ?? '').length)));
  const lines = cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join(' ')
      .trimEnd(),
  );
  return ['```', ...lines, '```'].join('\n');
}

/** Cuts a text into parts of at most `most` units, at the end of a sentence or a word where there is one. */
export function cut(text: string, most: number): readonly string[] {
  if (text.length <= most) return [text];
  const head = text.slice(0, most);
  const ends = [head.lastIndexOf('\n'), head.lastIndexOf('. ') + 1, head.lastIndexOf(' ')];
  const at = ends.find((end) => end > most / 2) ?? most - Number(/[\uD800-\uDBFF]$/.test(head));
  return [text.slice(0, at).trimEnd(), ...cut(text.slice(at).trimStart(), most)];
}
