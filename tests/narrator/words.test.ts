import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { COMMON_REFUSALS } from '../../src/narrator/refusals.js';
import { CAUSES } from '../../src/narrator/ultraquest/causes.js';
import { partLines } from '../../src/narrator/ultraquest/details/sources.js';
import { EFFECTS } from '../../src/narrator/ultraquest/effects.js';
import { LABELS } from '../../src/narrator/ultraquest/labels.js';
import { PURPOSES } from '../../src/narrator/ultraquest/purposes.js';
import { QUESTIONS } from '../../src/narrator/ultraquest/questions.js';
import { ULTRAQUEST_REFUSALS } from '../../src/narrator/ultraquest/refusals.js';
import { RULINGS } from '../../src/narrator/ultraquest/rulings.js';

const SOURCE = join(import.meta.dirname, '../../src');

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file));
}

type Visit = (node: ts.Node) => readonly string[];

const parsed = new Map<string, readonly ts.SourceFile[]>();

function sources(room: string): readonly ts.SourceFile[] {
  const known = parsed.get(room);
  if (known) return known;
  const read = files(join(SOURCE, room)).map((file) =>
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
  );
  parsed.set(room, read);
  return read;
}

/** Everything that a visitor finds in the sources of some rooms. */
function gather(rooms: readonly string[], visit: Visit): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (node: ts.Node): void => {
    visit(node).forEach((text) => found.add(text));
    ts.forEachChild(node, walk);
  };
  rooms.flatMap(sources).forEach(walk);
  return found;
}

/** String literals in an expression, both sides of a condition. */
function literals(node: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  return [];
}

const property =
  (...names: readonly string[]): Visit =>
  (node) =>
    ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && names.includes(node.name.text)
      ? literals(node.initializer)
      : [];

const refusals: Visit = (node) => {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'refuse') return property('refused')(node);
  const [code] = node.arguments;
  return code ? literals(code) : [];
};

/** Texts before the first hole of template keys: `action-` of `action-${name}`. */
const templates: Visit = (node) =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'key' && ts.isTemplateExpression(node.initializer)
    ? [node.initializer.head.text]
    : [];

/** What a battle spell does: the second of what `spell(casting, 'fireball', ...)` is given. */
const spellEffects: Visit = (node) =>
  ts.isCallExpression(node) && node.expression.getText() === 'spell' && node.arguments[1]
    ? literals(node.arguments[1])
    : [];

/** Kinds of questions that come without words of their own. */
const wordless: Visit = (node) => {
  if (!ts.isCallExpression(node) || !node.expression.getText().endsWith('.ask')) return [];
  const [question] = node.arguments;
  if (!question || !ts.isObjectLiteralExpression(question)) return [];
  const named = new Map(question.properties.map((one) => [one.name?.getText(), one]));
  const kind = named.get('kind');
  return named.has('text') || !kind ? [] : property('kind')(kind);
};

/** What the rules add up, by name: `{ source: 'far back', value: -1 }`, `because: 'this step'`, the fourth thing that `cast` is given. */
const addends: Visit = (node) => {
  if (ts.isObjectLiteralExpression(node)) {
    const named = new Map(node.properties.map((one) => [one.name?.getText(), one]));
    const part = named.get('value') && named.get('source');
    return [...(part ? property('source')(part) : []), ...node.properties.flatMap(property('because'))];
  }
  const reason = ts.isCallExpression(node) && node.expression.getText() === 'cast' ? node.arguments[3] : undefined;
  return reason ? literals(reason) : [];
};

const missing = (wanted: ReadonlySet<string>, ...tables: readonly object[]) =>
  [...wanted].filter((key) => !tables.some((table) => Object.hasOwn(table, key))).sort();

describe('what the rules say without words', () => {
  test('has a sentence for every refusal', () => {
    const codes = gather(['systems', 'engine', 'service'], refusals);
    expect(codes.size).toBeGreaterThan(40);
    expect(missing(codes, COMMON_REFUSALS, ULTRAQUEST_REFUSALS)).toEqual([]);
  });

  test('has words for every label, question and ruling', () => {
    const keys = gather(['systems'], property('key'));
    expect(keys.size).toBeGreaterThan(60);
    expect(missing(keys, LABELS, RULINGS)).toEqual([]);
    const heads = [...gather(['systems'], templates)];
    expect(heads.filter((head) => !Object.keys(LABELS).some((key) => key.startsWith(head)))).toEqual([]);
  });

  test('has words for every special action', () => {
    const named = gather(['systems/ultraquest/actions'], property('name'));
    const actions = [...named].filter(
      (name) => /^[a-z-]+$/.test(name) && ['shop', 'work', 'audience', 'heal', 'break-curse', 'scout'].includes(name),
    );
    expect(actions.length).toBe(6);
    expect(missing(new Set(actions.map((name) => `action-${name}`)), LABELS)).toEqual([]);
  });

  test('has a question for every kind that comes without one', () => {
    expect(missing(gather(['systems'], wordless), QUESTIONS)).toEqual([]);
  });

  test('has words for every effect, reason and purpose', () => {
    expect(missing(gather(['systems'], property('effect')), EFFECTS)).toEqual([]);
    const spells = gather(['systems'], spellEffects);
    expect(spells.size).toBe(4);
    expect(missing(spells, EFFECTS)).toEqual([]);
    expect(missing(gather(['systems'], property('why')), CAUSES)).toEqual([]);
    expect(missing(gather(['systems'], property('purpose')), PURPOSES)).toEqual([]);
  });

  test('says of everything that the rules add up what it is, and not only that it is there', () => {
    const added = gather(['systems/ultraquest'], addends);
    expect(added.size).toBeGreaterThan(20);
    const unexplained = [...added].filter((source) =>
      /at hand, or lasting/.test(partLines([{ source, value: 1 }])[0] ?? ''),
    );
    expect(unexplained).toEqual([]);
  });
});
