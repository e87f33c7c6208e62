/** What the mutator weaves into our modules reads and writes this: which mutant is active, and where tests come along. */
export interface MutantsHere {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
}

/** The one object of this process under `name`. */
export function mutantsHere(name: string): MutantsHere {
  const all = globalThis as unknown as Record<string, MutantsHere | undefined>;
  return (all[name] ??= {});
}
