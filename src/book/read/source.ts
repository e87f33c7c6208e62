import type { Place } from '../finding.js';

/** A line of text with its place in the file: `text[offset]` stands in that place plus `offset` columns. */
interface Line {
  readonly from: number;
  readonly place: Place;
}

/** Text out of a file that still knows where each of its letters stands. */
export class SourceText {
  constructor(
    readonly text: string,
    private readonly lines: readonly Line[],
  ) {}

  at(offset: number): Place {
    const line = this.lines.findLast((candidate) => candidate.from <= offset) ?? this.lines[0];
    if (!line) throw new Error('a text without lines has no places');
    return { ...line.place, column: line.place.column + offset - line.from };
  }

  /** What follows an offset, without the white space at its beginning. */
  after(offset: number): SourceText {
    const rest = this.text.slice(offset);
    const start = offset + (rest.length - rest.trimStart().length);
    const lines = this.lines.map(({ from, place }) => ({ from: from - start, place }));
    return new SourceText(this.text.slice(start), lines);
  }

  /** The text from an offset on, for a length. */
  slice(offset: number, length: number): SourceText {
    const lines = this.lines.map(({ from, place }) => ({ from: from - offset, place }));
    return new SourceText(this.text.slice(offset, offset + length), lines);
  }
}

/** Finds the lines of a block's content again in the file it was taken from. */
export function locateText(file: string, source: readonly string[], firstLine: number, content: string): SourceText {
  let from = 0;
  const lines = content.split('\n').map((text, i) => {
    const whole = source[firstLine + i] ?? '';
    const column = Math.max(0, whole.lastIndexOf(text)) + 1;
    const line = { from, place: { file, line: firstLine + i + 1, column } };
    from += text.length + 1;
    return line;
  });
  return new SourceText(content, lines);
}

const COMMENT = /<!--[\s\S]*?-->/g;

/** Blanks the authors' notes out, so that lines and columns stay. `open` is the line of a comment that never closes. */
export function withoutComments(text: string): { text: string; open?: number } {
  const blanked = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const open = blanked.indexOf('<!--');
  return open < 0 ? { text: blanked } : { text: blanked, open: blanked.slice(0, open).split('\n').length };
}

/** The YAML between the first two `---` lines, and the rest with those lines blanked. */
export function splitFrontMatter(text: string): { yaml?: string; body: string } {
  const match = /^---\r?\n([\s\S]*?\n)---[ \t]*(?:\r?\n|$)/.exec(text);
  if (match?.[1] === undefined) return { body: text };
  return { yaml: match[1], body: match[0].replaceAll(/[^\n]/g, '') + text.slice(match[0].length) };
}
