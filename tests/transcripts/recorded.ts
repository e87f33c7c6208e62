import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Transcripts by name: `fights/damage.yaml` of a scenario, `Wa#honey-tree 1` of a play. */
export type Transcripts = ReadonlyMap<string, readonly string[]>;

const FOLDER = fileURLToPath(new URL('../scenarios/transcripts/', import.meta.url));
/** The name under which stands what the book's own tables have in them. */
export const TABLES = 'tables/things';
/** The name under which stands by what the travels are known. */
export const TRAVELS = 'travels/all';

const HEADING = '## ';

/** One file for each chapter of the scenarios, and for each table of the test book. */
function fileFor(name: string): string {
  const [chapter = '', path] = name.split('/');
  return path === undefined ? `plays-${name.split(/[# ]/)[0]}.txt` : `${chapter}.txt`;
}

/** All transcripts, as they were recorded. */
export function recorded(): Transcripts {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : [];
  const parts = files.flatMap((file) => `\n${readFileSync(join(FOLDER, file), 'utf8')}`.split(`\n${HEADING}`).slice(1));
  return new Map(
    parts.map((part) => {
      const [name = '', ...lines] = part.trimEnd().split('\n');
      return [name, lines];
    }),
  );
}

/** Records all transcripts anew; what was recorded before is gone. */
export function record(transcripts: Transcripts): void {
  const files = new Map<string, string[]>();
  for (const [name, lines] of transcripts) {
    const file = fileFor(name);
    files.set(file, [...(files.get(file) ?? []), `${[HEADING + name, ...lines].join('\n')}\n`]);
  }
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, parts] of files) writeFileSync(join(FOLDER, file), parts.join('\n'));
}
