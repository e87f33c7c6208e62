import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { tablesBeside } from '../../src/cli/scenario/files.js';
import { transcribe } from '../../src/cli/scenario/play-scenario.js';

const FOLDER = fileURLToPath(new URL('../scenarios/', import.meta.url));

/** Every scenario, by its path from their folder, with `/`. */
export function scenarioPaths(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.yaml') && !path.startsWith('book/'))
    .sort();
}

/** All that is told while a scenario is played. */
export function scenarioTranscript(path: string): readonly string[] {
  const file = join(FOLDER, path);
  return transcribe(parse(readFileSync(file, 'utf8')), tablesBeside(file));
}
