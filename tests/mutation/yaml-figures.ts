import { LineCounter, parseDocument, visit } from 'yaml';
import type { Mutant } from './mutant.js';

/** Every figure of a YAML table one more, as mutants. Numbers of rows are places in a list, and no figures. */
export function yamlFigures(file: string, text: string, firstId: number): Mutant[] {
  const lineCounter = new LineCounter();
  const mutants: Mutant[] = [];
  const place = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line - 1, column: col - 1 };
  };
  visit(parseDocument(text, { lineCounter }), {
    Pair: (_, { key, value }) => {
      const isRow = typeof key === 'object' && key !== null && 'value' in key && key.value === 'row';
      if (isRow) return visit.SKIP;
      if (typeof value !== 'object' || value === null || !('value' in value) || !('range' in value)) return undefined;
      const { value: figure, range } = value as { value: unknown; range?: readonly number[] | null };
      const [start, end] = range ?? [];
      if (typeof figure !== 'number' || start === undefined || end === undefined) return undefined;
      mutants.push({
        id: String(firstId + mutants.length),
        file,
        start: place(start),
        end: place(end),
        replacement: String(figure + 1),
        mutator: 'Figure',
      });
      return undefined;
    },
  });
  return mutants;
}
