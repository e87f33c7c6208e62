import type { FoundTest } from './universe.js';

/**
 * A mutant that more tests come across than this is shown to so many of them, which say nearly always what all would say. The
 * score is thereby rather too low than too high.
 */
const MOST_ASKED = 80;
/** Of these, so many for what lies around the mutant, and so many that travel far. The rest are from all alike. */
const FOR_THE_NEIGHBORS = 48;
const TRAVELS = 4;
/** So many tests are wanted that come across each neighbor. */
const EACH_NEIGHBOR = 3;

/** Which mutants a test comes across, by test. */
export type ComeAcross = Readonly<Record<string, readonly string[]>>;

/**
 * Chooses whom to ask about a mutant. What a condition guards lies beside it, and is told apart by the tests that go in there: so
 * those are asked first that come across its neighbors, the nearest before the others. Mutants are numbered as they stand.
 */
export class Chosen {
  private readonly tests: ReadonlyMap<number, ReadonlySet<string>>;

  constructor(across: ComeAcross) {
    const tests = new Map<number, Set<string>>();
    for (const [test, mutants] of Object.entries(across))
      for (const mutant of mutants) tests.set(Number(mutant), (tests.get(Number(mutant)) ?? new Set()).add(test));
    this.tests = tests;
  }

  /** Those of the tests that are shown the mutant. */
  of(mutant: string, tests: readonly FoundTest[]): readonly FoundTest[] {
    if (tests.length <= MOST_ASKED) return tests;
    const chosen = new Set(this.byNeighbors(Number(mutant), tests));
    const others = tests.filter((test) => !chosen.has(test));
    const far = others.filter(({ file }) => file.endsWith('travels.test.ts'));
    const near = others.filter((test) => !far.includes(test));
    const travels = spread(far, TRAVELS);
    return [...chosen, ...travels, ...spread(near, MOST_ASKED - chosen.size - travels.length)];
  }

  private byNeighbors(mutant: number, tests: readonly FoundTest[]): FoundTest[] {
    const chosen: FoundTest[] = [];
    for (let distance = 1; distance <= this.tests.size; distance++)
      for (const neighbor of [mutant + distance, mutant - distance]) {
        const across = this.tests.get(neighbor);
        if (!across) continue;
        const wanted = EACH_NEIGHBOR - chosen.filter(({ id }) => across.has(id)).length;
        if (wanted <= 0) continue;
        const more = tests.filter((test) => across.has(test.id) && !chosen.includes(test));
        chosen.push(...spread(more, Math.min(wanted, FOR_THE_NEIGHBORS - chosen.length)));
        if (chosen.length >= FOR_THE_NEIGHBORS) return chosen;
      }
    return chosen;
  }
}

/** So many of a list, from all of it alike. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (count <= 0) return [];
  const step = Math.max(1, list.length / count);
  return list.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}
