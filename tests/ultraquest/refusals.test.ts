import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOM = join(import.meta.dirname, '../../src/systems/ultraquest');

/** What no rule speaks of: an intent that is none. */
const OUTSIDE = ['unknown-intent'];

/** Codes of refusals that are made without the rule that they come from. */
function withoutRule(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(join(ROOM, path), 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'refuse') {
      const [code] = node.arguments;
      if (node.arguments.length < 3 && code && ts.isStringLiteral(code)) found.push(code.text);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

it('every refusal names the rule that it comes from', () => {
  const files = readdirSync(ROOM, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(withoutRule).filter((code) => !OUTSIDE.includes(code))).toEqual([]);
});
