import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesAsked, RULES } from './asked.js';
import { bundleTests } from './bundle.js';
import { mutantsHere } from './mutants-here.js';
import type { Mutant } from './mutant.js';
import { figureSwitches, NAMESPACE, sources } from './switches.js';
import { Universe, type FoundTest } from './universe.js';

const ROOT = process.cwd();
const REPORT = 'reports/mutation/figures.json';
const here = mutantsHere(NAMESPACE);

type Status = 'Killed' | 'Survived' | 'NoCoverage';

interface Result {
  readonly status: Status;
  readonly killedBy?: readonly string[];
}

/** Tests of constants read them at once; they come first. */
function likelyFirst(tests: readonly FoundTest[], times: ReadonlyMap<string, number>): FoundTest[] {
  const late = ({ file }: FoundTest) => (file.includes('figures') ? 0 : 1);
  return tests.toSorted((a, b) => late(a) - late(b) || (times.get(a.id) ?? 0) - (times.get(b.id) ?? 0));
}

async function killer(universe: Universe, tests: readonly FoundTest[]): Promise<string | undefined> {
  const wanted = new Set(tests.map(({ id }) => id));
  const found = new Map(universe.tests.filter(({ id }) => wanted.has(id)).map((test) => [test.id, test]));
  for (const { id } of tests) {
    const test = found.get(id);
    if (test && (await universe.run(test)).failure !== undefined) return id;
  }
  return undefined;
}

/** The report in the form that Stryker's own reports have, so that the same page can show it. */
function report(files: ReadonlyMap<string, string>, results: ReadonlyMap<Mutant, Result>): unknown {
  const position = ({ line, column }: Mutant['start']) => ({ line: line + 1, column: column + 1 });
  const inFile = (path: string) => [...results].filter(([{ file }]) => file === path);
  return {
    schemaVersion: '1.0',
    thresholds: { high: 80, low: 60 },
    files: Object.fromEntries(
      [...files].map(([path, source]) => [
        path,
        {
          language: 'typescript',
          source,
          mutants: inFile(path).map(([{ id, start, end, replacement, mutator }, result]) => ({
            id,
            mutatorName: mutator,
            replacement,
            location: { start: position(start), end: position(end) },
            ...result,
          })),
        },
      ]),
    ),
  };
}

/** `npm run mutate:figures [PATH]`: every figure of the rules (or of the files whose path has PATH in it) one more, one at a time. */
async function main(part = ''): Promise<void> {
  const files = new Map([...sources(ROOT)].filter(([path]) => path.startsWith('src/systems/') && path.includes(part)));
  const { revise, mutants } = figureSwitches(files);
  const bundle = await bundleTests(ROOT, filesAsked(ROOT, RULES), revise);
  here.mutantCoverage = { static: {}, perTest: {} };
  const universe = await Universe.evaluate(ROOT, bundle);
  const times = new Map<string, number>();
  const tests: FoundTest[] = [];
  for (const test of universe.tests.filter(({ skipped }) => !skipped)) {
    here.currentTestId = test.id;
    const { failure, milliseconds } = await universe.run(test);
    if (failure === undefined) tests.push(test);
    times.set(test.id, milliseconds);
  }
  here.currentTestId = undefined;
  const { static: constants, perTest } = here.mutantCoverage;
  const results = new Map<Mutant, Result>();
  for (const mutant of mutants.values()) {
    const covering = tests.filter(({ id }) => perTest[id]?.[mutant.id] !== undefined);
    const constant = covering.length === 0 && mutant.id in constants;
    const asked = likelyFirst(constant ? tests : covering, times);
    const hits = Object.values(perTest).reduce((sum, hit) => sum + (hit[mutant.id] ?? 0), 0);
    Object.assign(here, { activeMutant: mutant.id, hitCount: 0, hitLimit: 10_000 + hits * 100 });
    const by = await killer(constant ? await Universe.evaluate(ROOT, bundle) : universe, asked);
    here.activeMutant = undefined;
    const status = by !== undefined ? 'Killed' : asked.length > 0 ? 'Survived' : 'NoCoverage';
    results.set(mutant, { status, ...(by !== undefined && { killedBy: [by] }) });
  }
  mkdirSync(join(ROOT, 'reports/mutation'), { recursive: true });
  writeFileSync(join(ROOT, REPORT), JSON.stringify(report(files, results)));
  for (const [{ file, start, replacement }, { status }] of results)
    if (status !== 'Killed') console.log(`${status} ${file}:${start.line + 1}:${start.column + 1} -> ${replacement}`);
  const killed = [...results.values()].filter(({ status }) => status === 'Killed').length;
  console.log(
    JSON.stringify({ figures: results.size, killed, score: Math.round((1000 * killed) / results.size) / 10 }),
  );
}

await main(process.argv[2]);
