import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { MutantCoverage } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { filesAsked, RULES } from './asked.js';
import { bundleTests, type Bundle } from './bundle.js';
import { Chosen, type ComeAcross } from './chosen.js';
import { mutantsHere } from './mutants-here.js';
import { wording } from './wording.js';
import { Universe, type Ending, type FoundTest } from './universe.js';

/** Where Stryker's mutants look for which of them is active. */
const NAMESPACE = '__stryker__';

/**
 * Stryker lets a mutant be met a hundred times as often as by all its tests together without: that takes a minute to see that
 * something is endless. Here each test may meet it so many times as often as it did, and so many times more.
 */
const ENDLESS = 10;
const LEAST_HITS = 5000;

/** How many of those that killed the last mutants are asked sooner, as if they took so much less of the time that they take. */
const LAST_KILLERS = 8;
const LIKELIER = 10;

/** How often each test comes across which mutants, and how long it takes, for a runner that is started anew after time ran out. */
const ACROSS = 'come-across.json';
const TIMES = 'times.json';

type Hits = MutantCoverage['perTest'];

/**
 * Runs the project's own test files in this process, so that a mutant costs what its tests cost: milliseconds. All modules are
 * bundled once; mutants are switched on and off within them, and those in module constants have the bundle evaluated again.
 */
class InProcessRunner implements TestRunner {
  private bundle: Bundle | undefined;
  private universe: Universe | undefined;
  private hits: Hits = {};
  private chosen = new Chosen({});
  private times = new Map<string, number>();
  /** What killed the last mutants, the last first: it is likely to kill the next as well, which stands beside them. */
  private killers: readonly string[] = [];
  private readonly mutants = mutantsHere(NAMESPACE);

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    const root = process.cwd();
    this.bundle = await bundleTests(root, filesAsked(root, RULES));
    if (existsSync(ACROSS)) this.comeAcross(JSON.parse(readFileSync(ACROSS, 'utf8')) as Hits);
    if (existsSync(TIMES)) this.times = new Map(JSON.parse(readFileSync(TIMES, 'utf8')) as [string, number][]);
  }

  async dryRun({ coverageAnalysis }: DryRunOptions): Promise<DryRunResult> {
    this.mutants.activeMutant = undefined;
    const universe = await this.evaluate();
    const tests: TestResult[] = [];
    for (const test of universe.tests) {
      if (coverageAnalysis === 'perTest') this.mutants.currentTestId = test.id;
      const ending = test.skipped ? undefined : await universe.run(test);
      if (ending) this.times.set(test.id, ending.milliseconds);
      tests.push(resultOf(test, ending));
    }
    this.mutants.currentTestId = undefined;
    const mutantCoverage: MutantCoverage = this.mutants.mutantCoverage ?? { static: {}, perTest: {} };
    writeFileSync(TIMES, JSON.stringify([...this.times]));
    writeFileSync(ACROSS, JSON.stringify(mutantCoverage.perTest));
    this.comeAcross(mutantCoverage.perTest);
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  private comeAcross(hits: Hits): void {
    const across = Object.entries(hits).map(([test, met]) => [test, Object.keys(met)]);
    this.hits = hits;
    this.chosen = new Chosen(Object.fromEntries(across) as ComeAcross);
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, testFilter, disableBail, reloadEnvironment } = options;
    Object.assign(this.mutants, { hitCount: undefined, hitLimit: undefined });
    if (options.mutantActivation === 'static') this.mutants.activeMutant = activeMutant.id;
    const universe = reloadEnvironment || !this.universe ? await this.evaluate() : this.universe;
    this.mutants.activeMutant = activeMutant.id;
    const wanted = new Set(testFilter ?? universe.tests.map(({ id }) => id));
    const asked = universe.tests.filter(({ id, skipped }) => !skipped && wanted.has(id));
    const tests = await this.tryOn(universe, this.chosen.of(activeMutant.id, asked), disableBail);
    for (const { id, status } of tests) if (status === TestStatus.Failed) this.killers = [id, ...this.killers];
    this.killers = [...new Set(this.killers)].slice(0, LAST_KILLERS);
    const outOfBounds = determineHitLimitReached(this.mutants.hitCount, this.mutants.hitLimit);
    this.mutants.activeMutant = undefined;
    return toMutantRunResult(outOfBounds ?? { status: DryRunStatus.Complete, tests });
  }

  /** The quickest first, and who killed before: what a fight of a thousand rolls would notice, a single round mostly notices as well. */
  private async tryOn(universe: Universe, chosen: readonly FoundTest[], disableBail: boolean): Promise<TestResult[]> {
    const rank = ({ id }: FoundTest) => (this.times.get(id) ?? 0) / (this.killers.includes(id) ? LIKELIER : 1);
    const results: TestResult[] = [];
    for (const test of chosen.toSorted((a, b) => rank(a) - rank(b))) {
      this.countFor(test);
      const ending = await universe.run(test);
      this.times.set(test.id, ending.milliseconds);
      results.push(resultOf(test, ending));
      const endless = determineHitLimitReached(this.mutants.hitCount, this.mutants.hitLimit) !== undefined;
      if (endless || (ending.failure !== undefined && !disableBail)) break;
    }
    return results;
  }

  /** Counts anew how often the active mutant is met; those in module constants are not counted. */
  private countFor({ id }: FoundTest): void {
    const met = this.hits[id]?.[this.mutants.activeMutant ?? ''];
    const hitLimit = met === undefined ? undefined : LEAST_HITS + met * ENDLESS;
    Object.assign(this.mutants, { hitCount: hitLimit === undefined ? undefined : 0, hitLimit });
  }

  /** A fresh evaluation; the mutants' own coverage of module constants is kept out of what is counted by test. */
  private async evaluate(): Promise<Universe> {
    if (!this.bundle) throw new Error('the runner was not initialised');
    this.universe = await Universe.evaluate(process.cwd(), this.bundle);
    return this.universe;
  }
}

function resultOf({ id, name, file }: FoundTest, ending: Ending | undefined): TestResult {
  const base = { id, name, fileName: file, timeSpentMs: ending?.milliseconds ?? 0 };
  if (!ending) return { ...base, status: TestStatus.Skipped };
  if (ending.failure === undefined) return { ...base, status: TestStatus.Success };
  return { ...base, status: TestStatus.Failed, failureMessage: ending.failure };
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'in-process', () => new InProcessRunner()),
  declareValuePlugin(PluginKind.Ignore, 'wording', wording),
];
