import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesAsked, RULES } from './asked.js';
import { bundleTests } from './bundle.js';
import { mutantsHere } from './mutants-here.js';
import type { Mutant } from './mutant.js';
import { report, type Result } from './report.js';
import { figureSwitches, NAMESPACE, sources } from './switches.js';
import { tableResults, tables } from './tables.js';
import { Universe, type FoundTest } from './universe.js';

const ROOT = process.cwd();
const REPORT = 'reports/mutation/figures.json';
const here = mutantsHere(NAMESPACE);

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

/** Every figure of the sources one more, one at a time, and which test notices. */
async function sourceResults(files: ReadonlyMap<string, string>): Promise<Map<Mutant, Result>> {
  const results = new Map<Mutant, Result>();
  if (files.size === 0) return results;
  const { revise, mutants } = figureSwitches(files);
  const bundle = await bundleTests(ROOT, filesAsked(ROOT, RULES), revise);
  const coverage = { static: {} as Record<string, number>, perTest: {} as Record<string, Record<string, number>> };
  here.mutantCoverage = coverage;
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
  const { static: constants, perTest } = coverage;
  for (const mutant of mutants.values()) {
    const covering = tests.filter(({ id }) => perTest[id]?.[mutant.id] !== undefined);
    const constant = covering.length === 0 && mutant.id in constants;
    const asked = likelyFirst(constant ? tests : covering, times);
    const hits = Object.values(perTest).reduce((sum, hit) => sum + (hit[mutant.id] ?? 0), 0);
    Object.assign(here, { activeMutant: mutant.id, hitCount: 0, hitLimit: 10_000 + hits * 10 });
    const by = await killer(constant ? await Universe.evaluate(ROOT, bundle) : universe, asked);
    here.activeMutant = undefined;
    const status = by !== undefined ? 'Killed' : asked.length > 0 ? 'Survived' : 'NoCoverage';
    results.set(mutant, { status, ...(by !== undefined && { killedBy: [by] }) });
  }
  return results;
}

function count(kind: string, results: ReadonlyMap<Mutant, Result>): void {
  const killed = [...results.values()].filter(({ status }) => status === 'Killed').length;
  const score = Math.round((1000 * killed) / results.size) / 10;
  if (results.size > 0) console.log(JSON.stringify({ in: kind, figures: results.size, killed, score }));
}

/**
 * `npm run mutate:figures [PATH]`: every figure of the rules and of the book's tables (or of the files whose path has PATH in it)
 * one more, one at a time.
 */
async function main(part = ''): Promise<void> {
  const meant = (files: ReadonlyMap<string, string>) => new Map([...files].filter(([path]) => path.includes(part)));
  const code = meant(new Map([...sources(ROOT)].filter(([path]) => path.startsWith('src/systems/'))));
  const yaml = meant(tables(ROOT));
  const inTables = await tableResults(ROOT, yaml);
  const inSources = await sourceResults(code);
  const results = new Map([...inSources, ...inTables]);
  mkdirSync(join(ROOT, 'reports/mutation'), { recursive: true });
  writeFileSync(join(ROOT, REPORT), JSON.stringify(report(new Map([...code, ...yaml]), results)));
  for (const [{ file, start, replacement }, { status }] of results)
    if (status !== 'Killed') console.log(`${status} ${file}:${start.line + 1}:${start.column + 1} -> ${replacement}`);
  count('tables', inTables);
  count('sources', inSources);
}

await main(process.argv[2]);
