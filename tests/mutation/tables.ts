import fs, { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_FILES } from '../../src/book/contract/tables.js';
import { filesAsked, RULES } from './asked.js';
import { bundleTests } from './bundle.js';
import type { Mutant } from './mutant.js';
import type { Result } from './report.js';
import { Universe } from './universe.js';
import { yamlFigures } from './yaml-figures.js';

const CONTENT = 'content/ultraquest';

/** The tables that the Book of Events is played with, by path. */
export function tables(root: string): Map<string, string> {
  const paths = Object.keys(TABLE_FILES).map((path) => `${CONTENT}/${path}`);
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Lets whoever reads a file find another text in it, until it is put back; notes who reads. */
function instead(reads: (path: string) => string | undefined): () => void {
  const { readFileSync: read } = fs;
  const other = (...given: Parameters<typeof read>) => reads(String(given[0])) ?? read(...given);
  Object.assign(fs, { readFileSync: other });
  return () => Object.assign(fs, { readFileSync: read });
}

/** The test files that read tables, and so could notice a figure in one. */
async function readers(root: string, wanted: ReadonlySet<string>): Promise<string[]> {
  const files: string[] = [];
  for (const file of filesAsked(root, RULES)) {
    let reads = 0;
    const putBack = instead((path) => {
      if (wanted.has(path)) reads += 1;
      return undefined;
    });
    const universe = await Universe.evaluate(root, await bundleTests(root, [file]));
    for (const test of universe.tests.filter(({ skipped }) => !skipped).slice(0, SOME)) await universe.run(test);
    putBack();
    if (reads > 0) files.push(file);
  }
  return files;
}

/** Tests of one file read tables at once, or not at all. */
const SOME = 5;

/** Every figure of the tables one more, one at a time, and whether a test that reads them fails. */
export async function tableResults(root: string, files: ReadonlyMap<string, string>): Promise<Map<Mutant, Result>> {
  const results = new Map<Mutant, Result>();
  if (files.size === 0) return results;
  const asked = await readers(root, new Set([...files.keys()].map((path) => join(root, path))));
  const bundle = await bundleTests(root, asked);
  for (const [path, text] of files) {
    for (const mutant of yamlFigures(path, text, 0)) {
      const mutated = replaced(text, mutant);
      const putBack = instead((each) => (each === join(root, path) ? mutated : undefined));
      const by = await killerOf(await Universe.evaluate(root, bundle));
      putBack();
      results.set(mutant, by === undefined ? { status: 'Survived' } : { status: 'Killed', killedBy: [by] });
    }
  }
  return results;
}

function replaced(text: string, { start, end, replacement }: Mutant): string {
  const lines = text.split('\n');
  const line = lines[start.line] ?? '';
  lines[start.line] = line.slice(0, start.column) + replacement + line.slice(end.column);
  return lines.join('\n');
}

async function killerOf(universe: Universe): Promise<string | undefined> {
  for (const test of universe.tests.filter(({ skipped }) => !skipped))
    if ((await universe.run(test)).failure !== undefined) return test.id;
  return undefined;
}
