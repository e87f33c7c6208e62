/** A place in a text, both from 0. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** One change of one source file. */
export interface Mutant {
  readonly id: string;
  /** From the root, with `/`. */
  readonly file: string;
  readonly start: Position;
  readonly end: Position;
  readonly replacement: string;
  /** What kind of change: Stryker's names, and `Figure`. */
  readonly mutator: string;
}

/** A change as the lines it touches, before and after: it can be read, and made again by whoever has the file. */
export interface Change {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** The lines that a mutant changes. */
export function changeOf({ file, start, end, replacement }: Mutant, text: string): Change {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const before = lines.join('\n');
  const head = (lines[0] ?? '').slice(0, start.column);
  const tail = (lines.at(-1) ?? '').slice(end.column);
  return { file, before, after: `${head}${replacement}${tail}` };
}

/** The text with a change made; undefined if the lines are not there, or not only once. */
export function changed(text: string, { before, after }: Change): string | undefined {
  const parts = `\n${text}\n`.split(`\n${before}\n`);
  return parts.length === 2 ? parts.join(`\n${after}\n`).slice(1, -1) : undefined;
}
