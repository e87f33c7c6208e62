import type { Simulation } from '../../src/book/check/danger.js';
import type { Finding, FindingCode } from '../../src/book/finding.js';
import { loadBook, type Loaded } from '../../src/book/load.js';
import type { BookFile } from '../../src/book/tables/tables.js';
import { RULEBOOK } from './registry.js';

/** Five lines of head and heading before anything else, so that a body begins on line 8. */
const HEAD = '---\nregion: Wa\nname: Forest\n---\n\n# Forest\n\n';

/** A region's file with these events in it. */
export function forest(body: string): BookFile {
  return { path: 'events/Wa.md', text: HEAD + body };
}

/** A file whose only event, `Wa#one`, has this text; it begins on line 10. */
export function oneEvent(text: string): BookFile {
  return forest(`## 1-100 One {#one}\n\n${text}\n`);
}

export function load(files: readonly BookFile[], simulation: Simulation = {}): Loaded {
  return loadBook(files, RULEBOOK, simulation);
}

/** What was found of one kind. */
export function found(files: readonly BookFile[], code: FindingCode, simulation: Simulation = {}): Finding[] {
  return load(files, simulation).findings.filter((finding) => finding.code === code);
}

/** The ops that a text compiles to; fails on any error in it. */
export function opsOfText(text: string): readonly unknown[] {
  const { book, findings } = load([oneEvent(text)]);
  const errors = findings.filter((finding) => finding.severity === 'error');
  if (errors.length > 0) throw new Error(errors.map((error) => `${error.code}: ${error.message}`).join('; '));
  return book.current('Wa#one')?.parts[''] ?? [];
}
