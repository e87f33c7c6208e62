import ts from 'typescript';
import type { Mutant } from './mutant.js';

/** A file with every figure in a switch, and the mutants behind the switches. */
export interface Switched {
  readonly text: string;
  readonly mutants: readonly Mutant[];
}

/** Is a number of the language rather than of the rules: a type, a key, a place in a list. */
function isFigure(node: ts.NumericLiteral): boolean {
  const { parent } = node;
  if (ts.isLiteralTypeNode(parent) || ts.isElementAccessExpression(parent)) return false;
  return !(ts.isPropertyAssignment(parent) && parent.name === node);
}

function figuresIn(source: ts.SourceFile): ts.NumericLiteral[] {
  const found: ts.NumericLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isNumericLiteral(node) && isFigure(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Stryker changes operators and words but no numbers, and rules are full of them: each becomes one more. */
export function switchFigures(file: string, text: string, firstId: number): Switched {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const nodes = figuresIn(source);
  const place = (offset: number) => {
    const { line, character } = source.getLineAndCharacterOfPosition(offset);
    return { line, column: character };
  };
  const mutants = nodes.map((node, i) => ({
    id: String(firstId + i),
    file,
    start: place(node.getStart(source)),
    end: place(node.end),
    replacement: String(Number(node.text) + 1),
    mutator: 'Figure',
  }));
  let switched = text;
  for (const [i, node] of [...nodes.entries()].reverse()) {
    const call = `globalThis.__figure__(${JSON.stringify(mutants[i]!.id)}, ${node.text})`;
    switched = `${switched.slice(0, node.getStart(source))}${call}${switched.slice(node.end)}`;
  }
  return { text: switched, mutants };
}
