import { bundleTests, type Bundle } from './bundle.js';
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
/** How many changes are tried for a rule, of one kind, before it is said that nobody notices. */
const TRIES = 300;
/** Of them, how many within one nearness of one test. */
const TRIES_AT_ONCE = 100;
/** How many of them have all modules evaluated again. */
const FRESH_TRIES = 80;

/** A change that fails more tests of other rules than these breaks the ground that all stand on. */
const BLUNT = 6;

interface Spent {
  tries: number;
  fresh: number;
}

interface Session {
  readonly switches: Switches;
  readonly bundle: Bundle;
  readonly universe: Universe;
  /** The tests that hold as things are. */
  readonly passing: readonly FoundTest[];
  /** What was tried already, by rule. */
  readonly spent: Map<string, Spent>;
  /** How many tests come across each mutant. */
  readonly coverers: ReadonlyMap<string, number>;
}

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

  /** Looks for proofs of these rules in one file of tests; tells each as it is found, and a nearer one later. */
  async proofs(
    testFile: string,
    rules: ReadonlySet<string>,
    tell: (rule: string, proof: Proof) => void,
  ): Promise<void> {
    const nearest = new Map<string, Nearness>();
    for (const switches of this.kinds) {
      const bundle = await bundleTests(this.root, [testFile], switches.revise);
      Object.assign(this.here, { activeMutant: undefined, currentTestId: undefined, hitLimit: undefined });
      this.here.mutantCoverage = { static: {}, perTest: {} };
      const universe = await Universe.evaluate(this.root, bundle);
      const passing = await this.passing(universe);
      const session = { switches, bundle, universe, passing, spent: new Map(), coverers: this.coverers() };
      for (const test of passing) {
        const cited = [...citedRules(test.name)].filter((id) => rules.has(id) && nearest.get(id) !== 'declaration');
        for (const rule of cited) {
          const proof = await this.proof(session, rule, test, nearest.get(rule));
          if (!proof) continue;
          nearest.set(rule, proof.near);
          tell(rule, proof);
        }
      }
    }
  }

  /** Runs all tests as they are, and notes what each comes across. */
  private async passing(universe: Universe): Promise<FoundTest[]> {
    const passing: FoundTest[] = [];
    for (const test of universe.tests.filter(({ skipped }) => !skipped)) {
      this.here.currentTestId = test.id;
      if ((await universe.run(test)).failure === undefined) passing.push(test);
    }
    this.here.currentTestId = undefined;
    return passing;
  }

  /** By how many tests each mutant is come across. */
  private coverers(): Map<string, number> {
    const coverers = new Map<string, number>();
    for (const covered of Object.values(this.here.mutantCoverage?.perTest ?? {}))
      for (const id of Object.keys(covered)) coverers.set(id, (coverers.get(id) ?? 0) + 1);
    return coverers;
  }

  private async proof(
    session: Session,
    rule: string,
    test: FoundTest,
    known: Nearness | undefined,
  ): Promise<Proof | undefined> {
    const spent = session.spent.get(rule) ?? { tries: 0, fresh: 0 };
    session.spent.set(rule, spent);
    let blunt: Proof | undefined;
    for (const near of NEAR.slice(0, known === undefined ? NEAR.length : NEAR.indexOf(known))) {
      let tries = 0;
      for (const candidate of this.candidates(rule, test, session, near)) {
        if (candidate.fresh ? spent.fresh >= FRESH_TRIES : spent.tries >= TRIES || tries >= TRIES_AT_ONCE) continue;
        if (candidate.fresh) spent.fresh += 1;
        else [spent.tries, tries] = [spent.tries + 1, tries + 1];
        if (!(await this.kills(session, candidate, test))) continue;
        const text = this.files.get(candidate.mutant.file) ?? '';
        const proof = { ...changeOf(candidate.mutant, text), test: test.id, near };
        if (near === 'declaration' || (await this.isSharp(session, candidate, rule))) return proof;
        blunt ??= proof;
      }
    }
    return known === undefined ? blunt : undefined;
  }

  /** Whether a change fails few of the tests that are about something else. */
  private async isSharp(session: Session, candidate: Candidate, rule: string): Promise<boolean> {
    const perTest = this.here.mutantCoverage?.perTest ?? {};
    const others = session.passing.filter(
      ({ id, name }) => perTest[id]?.[candidate.mutant.id] !== undefined && !citedRules(name).has(rule),
    );
    let failed = 0;
    for (const test of others) {
      if (await this.kills(session, candidate, test)) failed += 1;
      if (failed > BLUNT) return false;
    }
    return true;
  }

  /** The mutants that a test comes across, the most telling first; of module constants only those near to the rule. */
  private candidates(rule: string, test: FoundTest, session: Session, near: Nearness): Candidate[] {
    const coverage = this.here.mutantCoverage!;
    const covered = coverage.perTest[test.id] ?? {};
    const constants = near !== 'elsewhere' ? Object.keys(coverage.static).filter((id) => !(id in covered)) : [];
    const list = [
      ...Object.keys(covered).map((id) => ({ id, fresh: false })),
      ...constants.map((id) => ({ id, fresh: true })),
    ];
    return list
      .flatMap(({ id, fresh }) => {
        const mutant = session.switches.mutants.get(id);
        return mutant && this.named.nearness(mutant, rule) === near && this.isTold(mutant) && isOfRules(mutant, test)
          ? [{ mutant, near, fresh }]
          : [];
      })
      .sort((a, b) => rank(a, session) - rank(b, session));
  }

  /** Whether the lines of the mutant stand in its file but once, so that the change can be told by them. */
  private isTold(mutant: Mutant): boolean {
    const text = this.files.get(mutant.file) ?? '';
    return mutant.end.line - mutant.start.line < 4 && changed(text, changeOf(mutant, text)) !== undefined;
  }

  private async kills(session: Session, { mutant, fresh }: Candidate, test: FoundTest): Promise<boolean> {
    const hits = this.here.mutantCoverage?.perTest[test.id]?.[mutant.id] ?? 1000;
    Object.assign(this.here, { activeMutant: mutant.id, hitCount: 0, hitLimit: hits * 100 });
    try {
      const universe = fresh ? await Universe.evaluate(this.root, session.bundle) : session.universe;
      const same = universe.tests.find(({ id }) => id === test.id);
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

/** A test of the rules room says nothing of a rule by failing with the engine. */
function isOfRules({ file }: Mutant, { task }: FoundTest): boolean {
  return file.startsWith('src/systems/') || !/\/tests\/(scenarios|ultraquest)/.test(task.file.filepath);
}

/** What few tests come across belongs to what they are about; what all do, to the ground they stand on. */
function rank({ mutant }: Candidate, { coverers }: Session): number {
  const kind = TELLING.indexOf(mutant.mutator);
  return (coverers.get(mutant.id) ?? 0) * TELLING.length + (kind < 0 ? TELLING.length : kind);
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
  // Most rules are held by the tests of their own room, which are the quickest as well.
  const own = (file: string) => (file.includes('/tests/ultraquest/') ? 0 : file.includes('/tests/scenarios') ? 1 : 2);
  return new Map([...files].sort(([a], [b]) => own(a) - own(b)));
}
