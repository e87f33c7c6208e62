import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT } from './book/contract/number.js';
import { loadBook, type Loaded } from './book/load.js';
import type { BookFile } from './book/tables/tables.js';
import type { AnySystem, Books } from './service/means.js';
import { readBook } from './systems/ultraquest/read-book.js';
import { ULTRAQUEST_REGISTRY } from './systems/ultraquest/registry.js';
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
  const loaded = loadBook(await readFolder(folder), ULTRAQUEST_REGISTRY);
  const errors = loaded.findings.filter((finding) => finding.severity === 'error');
  if (errors.length > 0) throw new BrokenBook(errors);
  const { book } = loaded;
  return { system: ultraQuest(readBook(book)), books: { library: book, contract: CONTRACT }, loaded };
}

/** Every rulebook that can be played, and its texts. */
export async function openRulebooks(): Promise<{
  systems: Readonly<Record<string, AnySystem>>;
  books: (system: string) => Books;
}> {
  const { system, books } = await openUltraQuest();
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
