import { setMaxListeners } from 'node:events';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { collectTests, getFn, getHooks, type Suite, type Task, type Test, type VitestRunner } from '@vitest/runner';
import fc from 'fast-check';
import { isAsked } from './asked.js';
import type { Bundle, Packages } from './bundle.js';

type Starts = Readonly<Record<string, () => unknown>>;
type Evaluated = (module: { exports: Starts }, require: NodeJS.Require, packages: Packages) => void;

/** A test that was found, and how to run it. */
export interface FoundTest {
  /** Unique: its file and its full name. */
  readonly id: string;
  /** Its full name, with those of the suites around it. */
  readonly name: string;
  /** The file it is written in: of a scenario the scenario itself. */
  readonly file: string;
  readonly skipped: boolean;
  readonly task: Test;
}

/** How a test ended. */
export interface Ending {
  readonly id: string;
  readonly failure?: string;
  /** The program broke, rather than that something else came out than was expected. */
  readonly crash?: boolean;
  readonly milliseconds: number;
}

// A law that is broken is broken: nobody asks for its smallest case, and every mutant is shown the same cases.
fc.configureGlobal({ endOnFailure: true, seed: 1 });

const CRASHES = [TypeError, RangeError, ReferenceError, SyntaxError];

/** What the collector must know; nothing is run by it. */
function collector(root: string, starts: Starts): VitestRunner {
  return {
    config: {
      root,
      setupFiles: [],
      name: undefined,
      passWithNoTests: true,
      testNamePattern: undefined,
      allowOnly: true,
      sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
      chaiConfig: undefined,
      maxConcurrency: 1,
      testTimeout: 0,
      hookTimeout: 0,
      retry: 0,
      includeTaskLocation: false,
      tags: [],
      tagsFilter: undefined,
      strictTags: false,
    },
    importFile: (path) => starts[path.slice(root.length + 1)]?.(),
  };
}

function testsIn(tasks: readonly Task[]): Test[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : [task]));
}

function suitesOf(test: Test): Suite[] {
  const suites: Suite[] = [];
  for (let suite: Suite | undefined = test.suite ?? test.file; suite; suite = suite.suite) suites.unshift(suite);
  return suites[0] === test.file ? suites : [test.file, ...suites];
}

/** `fights/damage.yaml: Damage meets ... (UQ-CMB-20)` is written in that scenario. */
const SCENARIO = /^([\w./-]+\.yaml): /;

function describeTests(root: string, tests: readonly Test[]): FoundTest[] {
  const seen = new Map<string, number>();
  return tests.map((task) => {
    // Each run listens for a cancellation that never comes.
    setMaxListeners(0, task.context.signal);
    const file = task.file.filepath.slice(root.length + 1);
    const scenario = SCENARIO.exec(task.name)?.[1];
    const name = task.fullTestName;
    const times = (seen.get(`${file} ${name}`) ?? 0) + 1;
    seen.set(`${file} ${name}`, times);
    return {
      id: times > 1 ? `${file} ${name} #${times}` : `${file} ${name}`,
      name,
      file: scenario === undefined ? file : `tests/scenarios/${scenario}`,
      skipped: task.mode !== 'run' || !isAsked(name),
      task,
    };
  });
}

const SCRIPTS = new WeakMap<Bundle, Script>();

function scriptOf(bundle: Bundle): Script {
  const known = SCRIPTS.get(bundle);
  if (known) return known;
  const script = new Script(`(function (module, require, packages) {${bundle.code}\n})`, { filename: 'tests.cjs' });
  SCRIPTS.set(bundle, script);
  return script;
}

/** The modules of a bundle, evaluated once: its tests with all that they stand on. */
export class Universe {
  private readonly opened = new Set<Suite>();

  private constructor(readonly tests: readonly FoundTest[]) {}

  /** Evaluates the bundle anew: module constants are made again, under whatever mutant is active now. */
  static async evaluate(root: string, bundle: Bundle): Promise<Universe> {
    const module: { exports: Starts } = { exports: {} };
    (scriptOf(bundle).runInThisContext() as Evaluated)(module, createRequire(`${root}/package.json`), bundle.packages);
    const paths = Object.keys(module.exports).map((file) => `${root}/${file}`);
    const files = await collectTests(paths, collector(root, module.exports));
    const broken = files.find((file) => file.result?.state === 'fail');
    if (broken) throw new Error(`${broken.filepath}: ${broken.result?.errors?.[0]?.message ?? 'cannot be read'}`);
    return new Universe(describeTests(root, testsIn(files)));
  }

  /** Runs one test with its hooks. What a failing hook says counts as the test's own. */
  async run({ id, task }: FoundTest): Promise<Ending> {
    const start = performance.now();
    const suites = suitesOf(task);
    let ended: Partial<Ending> = {};
    try {
      for (const suite of suites) await this.open(suite);
      for (const suite of suites) for (const hook of getHooks(suite).beforeEach) await hook(task.context, suite);
      await getFn(task)();
      for (const suite of suites.toReversed())
        for (const hook of getHooks(suite).afterEach) await hook(task.context, suite);
    } catch (error) {
      ended = {
        failure: error instanceof Error ? error.message : String(error),
        crash: CRASHES.some((kind) => error instanceof kind),
      };
    }
    return { id, ...ended, milliseconds: performance.now() - start };
  }

  private async open(suite: Suite): Promise<void> {
    if (this.opened.has(suite)) return;
    for (const hook of getHooks(suite).beforeAll) await hook(suite);
    this.opened.add(suite);
  }
}
