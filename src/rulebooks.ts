import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT } from './book/contract/number.js';
import { Book } from './book/book.js';
import type { Loaded } from './book/load.js';
import type { BookFile } from './book/tables/tables.js';
import { keepBook, readKept } from './kept-book.js';
import type { AnySystem, Books } from './service/means.js';
import { readBook } from './systems/ultraquest/read-book.js';
import { ultraQuest, type UltraQuest } from './systems/ultraquest/system.js';

/** Where what is read lies: one folder a system. */
export const CONTENT = fileURLToPath(new URL('../content', import.meta.url));

/** A book that has errors is not to be played from: each with file, line and hint. */
export class BrokenBook extends Error {
  override readonly name = 'BrokenBook';
  constructor(readonly findings: Loaded['findings']) {
    super(
      findings
        .map(({ at, message, hint }) => `${at.file}:${at.line}: ${message}${hint ? ` (${hint})` : ''}`)
        .join('\n'),
    );
  }
}

/** Every file of a book's folder, with its path as seen from there. */
export async function readFolder(folder: string): Promise<BookFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(md|yaml)$/.test(entry.name));
  return Promise.all(
    files.map(async (entry) => {
      const whole = join(entry.parentPath, entry.name);
      const path = whole.slice(folder.length + 1).replaceAll('\\', '/');
      return { path, text: await readFile(whole, 'utf8') };
    }),
  );
}

/** UltraQuest and its Book of Events, ready to be played from. Throws `BrokenBook`. */
export async function openUltraQuest(
  folder = join(CONTENT, 'ultraquest'),
): Promise<{ system: UltraQuest; books: Books; loaded: Loaded }> {
  const loaded = await compile(await readFolder(folder));
  return { ...playedFrom(loaded.book), loaded };
}

function playedFrom(book: Book): { system: UltraQuest; books: Books } {
  return { system: ultraQuest(readBook(book)), books: { library: book, contract: CONTRACT } };
}

/** The compiler is read in only where a book is to be compiled. */
async function compile(files: readonly BookFile[]): Promise<Loaded> {
  const [{ loadBook }, { ULTRAQUEST_REGISTRY }] = await Promise.all([
    import('./book/load.js'),
    import('./systems/ultraquest/registry.js'),
  ]);
  const loaded = loadBook(files, ULTRAQUEST_REGISTRY);
  const errors = loaded.findings.filter((finding) => finding.severity === 'error');
  if (errors.length > 0) throw new BrokenBook(errors);
  return loaded;
}

/**
 * The book of a folder. It is kept in the file `kept`, compiled and found to be without errors, and taken from there for as
 * long as its sources stay the same. Throws `BrokenBook`.
 */
export async function openBook(folder: string, kept: string): Promise<Book> {
  const files = await readFolder(folder);
  const known = await readKept(kept, files);
  if (known) return new Book(known);
  const { book } = await compile(files);
  // Where it cannot be kept, the next start takes longer: nothing else.
  await keepBook(kept, files, book.compiled).catch(() => undefined);
  return book;
}

/** Every rulebook that can be played, and its texts; from the compiled book that is kept in a file, if one is named. */
export async function openRulebooks(kept?: string): Promise<{
  systems: Readonly<Record<string, AnySystem>>;
  books: (system: string) => Books;
}> {
  const folder = join(CONTENT, 'ultraquest');
  const { system, books } =
    kept === undefined ? await openUltraQuest(folder) : playedFrom(await openBook(folder, kept));
  const all: Readonly<Record<string, Books>> = { ultraquest: books };
  return {
    systems: { ultraquest: system },
    books: (id) => {
      const found = all[id];
      if (!found) throw new Error(`no rulebook called ${id}`);
      return found;
    },
  };
}
