import { bundleTests } from './bundle.js';
import { citedRules } from './citations.js';
import { changedFile, type Proof, type Proofs } from './held.js';
import { mutantsHere } from './mutants-here.js';
import { changeOf, changed, type Mutant } from './mutant.js';
import { RulesNamed, type Nearness } from './relevance.js';
import { figureSwitches, logicSwitches, NAMESPACE, sources, TOO_OFTEN, type Switches } from './switches.js';
import { Universe, type FoundTest } from './universe.js';

/** Changes that break a rule rather than the program come first. */
const TELLING = [
  'Figure',
  'EqualityOperator',
  'ConditionalExpression',
  'LogicalOperator',
  'ArithmeticOperator',
  'BooleanLiteral',
  'AssignmentOperator',
  'MethodExpression',
  'UpdateOperator',
  'UnaryOperator',
  'StringLiteral',
];

const NEAR: readonly Nearness[] = ['declaration', 'file', 'elsewhere'];
/** How many changes are tried on a test before it is said to notice none. */
const TRIES: Readonly<Record<Nearness, number>> = { declaration: 60, file: 60, elsewhere: 60 };
const FRESH_TRIES = 12;

interface Candidate {
  readonly mutant: Mutant;
  readonly near: Nearness;
  /** Read while the modules were evaluated: they must be evaluated again to notice it. */
  readonly fresh: boolean;
}

/** Looks for proofs in one file of tests at a time, with all mutants of one kind behind switches. */
export class Prover {
  private readonly here = mutantsHere(NAMESPACE);
  private readonly named: RulesNamed;

  private constructor(
    private readonly root: string,
    private readonly files: ReadonlyMap<string, string>,
    private readonly kinds: readonly Switches[],
  ) {
    this.named = new RulesNamed(files);
  }

  static async open(root: string): Promise<Prover> {
    const files = sources(root);
    return new Prover(root, files, [figureSwitches(files), await logicSwitches(files)]);
  }

  /** Proofs for as many of the rules as the tests of this file hold; the nearest one of each. */
  async proofs(testFile: string, rules: ReadonlySet<string>): Promise<Record<string, Proof>> {
    const found: Record<string, Proof> = {};
    for (const switches of this.kinds) {
      const bundle = await bundleTests(this.root, [testFile], switches.revise);
      Object.assign(this.here, { activeMutant: undefined, currentTestId: undefined, hitLimit: undefined });
      this.here.mutantCoverage = { static: {}, perTest: {} };
      const evaluate = () => Universe.evaluate(this.root, bundle);
      const universe = await evaluate();
      for (const test of universe.tests) {
        const cited = [...citedRules(test.name)].filter(
          (rule) => rules.has(rule) && found[rule]?.near !== 'declaration',
        );
        if (cited.length === 0 || test.skipped) continue;
        this.here.currentTestId = test.id;
        if ((await universe.run(test)).failure !== undefined) continue;
        this.here.currentTestId = undefined;
        for (const rule of cited) {
          const proof = await this.proof(rule, test, switches, universe, evaluate, found[rule]?.near);
          if (proof) found[rule] = proof;
        }
      }
    }
    return found;
  }

  private async proof(
    rule: string,
    test: FoundTest,
    switches: Switches,
    universe: Universe,
    evaluate: () => Promise<Universe>,
    known: Nearness | undefined,
  ): Promise<Proof | undefined> {
    for (const near of NEAR.slice(0, known === undefined ? NEAR.length : NEAR.indexOf(known))) {
      let fresh = 0;
      let tries = 0;
      for (const candidate of this.candidates(rule, test, switches, near)) {
        if (candidate.fresh ? ++fresh > FRESH_TRIES : ++tries > TRIES[near]) continue;
        if (await this.kills(candidate, test, universe, evaluate)) {
          const text = this.files.get(candidate.mutant.file) ?? '';
          return { ...changeOf(candidate.mutant, text), test: test.id, near };
        }
      }
    }
    return undefined;
  }

  /** The mutants that a test comes across, the most telling first; of module constants only those that name the rule. */
  private candidates(rule: string, test: FoundTest, { mutants }: Switches, near: Nearness): Candidate[] {
    const coverage = this.here.mutantCoverage!;
    const covered = coverage.perTest[test.id] ?? {};
    const constants = near === 'declaration' ? Object.keys(coverage.static).filter((id) => !(id in covered)) : [];
    const list = [
      ...Object.keys(covered).map((id) => ({ id, fresh: false })),
      ...constants.map((id) => ({ id, fresh: true })),
    ];
    return list
      .flatMap(({ id, fresh }) => {
        const mutant = mutants.get(id);
        return mutant && this.named.nearness(mutant, rule) === near && this.isTold(mutant)
          ? [{ mutant, near, fresh }]
          : [];
      })
      .sort((a, b) => this.rank(a, covered) - this.rank(b, covered));
  }

  /** Whether the lines of the mutant stand in its file but once, so that the change can be told by them. */
  private isTold(mutant: Mutant): boolean {
    const text = this.files.get(mutant.file) ?? '';
    return mutant.end.line - mutant.start.line < 4 && changed(text, changeOf(mutant, text)) !== undefined;
  }

  private rank({ mutant }: Candidate, covered: Readonly<Record<string, number>>): number {
    const kind = TELLING.indexOf(mutant.mutator);
    return (kind < 0 ? TELLING.length : kind) * 10 + Math.min(9, covered[mutant.id] ?? 9);
  }

  private async kills(
    { mutant, fresh }: Candidate,
    test: FoundTest,
    universe: Universe,
    evaluate: () => Promise<Universe>,
  ): Promise<boolean> {
    const hits = this.here.mutantCoverage?.perTest[test.id]?.[mutant.id] ?? 1000;
    Object.assign(this.here, { activeMutant: mutant.id, hitCount: 0, hitLimit: hits * 100 });
    try {
      const same = fresh ? (await evaluate()).tests.find(({ id }) => id === test.id) : test;
      if (!same) return false;
      const { failure, crash } = await universe.run(same);
      return failure !== undefined && crash !== true && !failure.startsWith(TOO_OFTEN);
    } catch {
      return false;
    } finally {
      Object.assign(this.here, { activeMutant: undefined, hitLimit: undefined });
    }
  }
}

/** Makes the change of a proof and runs its test, without and with it: `held` if only the changed rules fail. */
export async function verify(
  root: string,
  proof: Proof,
  testFile: string,
): Promise<'held' | 'stale' | 'broken' | 'unnoticed'> {
  const text = changedFile(root, proof);
  if (text === undefined) return 'stale';
  const ends = async (revise: (path: string, text: string) => string) => {
    const universe = await Universe.evaluate(root, await bundleTests(root, [testFile], revise));
    const test = universe.tests.find(({ id }) => id === proof.test);
    return test && (await universe.run(test)).failure === undefined;
  };
  const plain = await ends((_, source) => source);
  if (plain === undefined) return 'stale';
  if (!plain) return 'broken';
  return (await ends((path, source) => (path === proof.file ? text : source))) ? 'unnoticed' : 'held';
}

/** The rules without a proof, by the test files that could give one. */
export function wanted(
  tests: readonly FoundTest[],
  rules: readonly string[],
  proofs: Proofs,
): Map<string, Set<string>> {
  const open = new Set(rules.filter((rule) => !proofs[rule]));
  const files = new Map<string, Set<string>>();
  for (const { task, name } of tests) {
    for (const rule of citedRules(name)) {
      if (!open.has(rule)) continue;
      const file = task.file.filepath;
      files.set(file, (files.get(file) ?? new Set()).add(rule));
    }
  }
  return files;
}
