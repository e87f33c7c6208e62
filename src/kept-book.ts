import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Compiled } from './book/book.js';
import type { BookFile } from './book/tables/tables.js';

// A compiled book is kept as two lines: what it was compiled from and the digest of the second, and the book as JSON.

/** The kept book, if it was compiled from these very files; undefined if not, or if it is damaged or not there. */
export async function readKept(path: string, files: readonly BookFile[]): Promise<Compiled | undefined> {
  const kept = await readFile(path, 'utf8').catch(() => '');
  const end = kept.indexOf('\n');
  const json = kept.slice(end + 1);
  return kept.slice(0, Math.max(end, 0)) === headOf(files, json) ? (JSON.parse(json) as Compiled) : undefined;
}

/** Keeps a book for the next start. It is there whole or not at all. */
export async function keepBook(path: string, files: readonly BookFile[], book: Compiled): Promise<void> {
  const json = JSON.stringify(book);
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${headOf(files, json)}\n${json}`);
  await rename(draft, path);
}

function headOf(files: readonly BookFile[], json: string): string {
  const sources = createHash('sha256');
  for (const { path, text } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    sources.update(`${path}\0${text.length}\0${text}`);
  }
  return `${sources.digest('hex')} ${createHash('sha256').update(json).digest('hex')}`;
}
