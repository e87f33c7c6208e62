import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BookFile } from '../../book/tables/tables.js';

/** The nearest folder `book` beside a file or above it. */
function bookFolder(from: string): string | undefined {
  const here = join(from, 'book');
  if (existsSync(join(here, 'items.yaml'))) return here;
  return dirname(from) === from ? undefined : bookFolder(dirname(from));
}

/** The tables that go with a scenario: `book/items.yaml`, `book/treasures/NT.yaml` ... */
export function tablesBeside(file: string): BookFile[] {
  const folder = bookFolder(dirname(file));
  if (folder === undefined) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yaml'));
  return paths.map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(folder, path), 'utf8') }));
}
