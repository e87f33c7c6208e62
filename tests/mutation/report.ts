import type { Mutant } from './mutant.js';

export interface Result {
  readonly status: 'Killed' | 'Survived' | 'NoCoverage';
  readonly killedBy?: readonly string[];
}

/** The report in the form that Stryker's own reports have, so that the same page can show it. */
export function report(files: ReadonlyMap<string, string>, results: ReadonlyMap<Mutant, Result>): unknown {
  const position = ({ line, column }: Mutant['start']) => ({ line: line + 1, column: column + 1 });
  const inFile = (path: string) => [...results].filter(([{ file }]) => file === path);
  return {
    schemaVersion: '1.0',
    thresholds: { high: 80, low: 60 },
    files: Object.fromEntries(
      [...files].map(([path, source]) => [
        path,
        {
          language: path.endsWith('.yaml') ? 'yaml' : 'typescript',
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
