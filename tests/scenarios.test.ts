import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { tablesBeside } from '../src/cli/scenario/files.js';
import { playScenario } from '../src/cli/scenario/play-scenario.js';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'scenarios');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml') && !/(^|[\\/])book[\\/]/.test(path))
  .sort();

interface Heading {
  readonly title: string;
  readonly rules: readonly string[];
}

describe('scenarios of the rulebook', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  for (const path of files) {
    const file = join(folder, path);
    const written = parse(readFileSync(file, 'utf8')) as Heading;
    it(`${path}: ${written.title} (${written.rules.join(', ')})`, () => {
      expect(playScenario(written, tablesBeside(file))).toEqual([]);
    });
  }
});
