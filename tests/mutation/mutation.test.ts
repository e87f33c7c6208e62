import { describe, expect, it } from 'vitest';
import { filesAsked } from './asked.js';
import { bundleTests } from './bundle.js';
import { citedRules } from './citations.js';
import { switchFigures } from './figures.js';
import { changed, changeOf } from './mutant.js';
import { RulesNamed } from './relevance.js';
import { yamlFigures } from './yaml-figures.js';

describe('the rules that a title names', () => {
  it.each([
    ['fights/damage.yaml: Armor (UQ-CMB-20, UQ-EQP-06)', ['UQ-CMB-20', 'UQ-EQP-06']],
    ['are won by the higher total (UQ-CMB-02, 10 and 16)', ['UQ-CMB-02', 'UQ-CMB-10', 'UQ-CMB-16']],
    ['UQ-EQP-09, 16 to 18: heavy', ['UQ-EQP-09', 'UQ-EQP-16', 'UQ-EQP-17', 'UQ-EQP-18']],
    ['UQ-CMB-20 to 22, 60 Gold, and 100 of G-01', ['UQ-CMB-20', 'UQ-CMB-21', 'UQ-CMB-22', 'UQ-CMB-60']],
    ['nothing of UQ-X', []],
  ])('%s', (title, rules) => {
    expect([...citedRules(title)]).toEqual(rules);
  });
});

describe('the tests that are asked about a mutant', () => {
  it('wait for nothing while they are read: they make one bundle', async () => {
    const files = filesAsked(process.cwd());
    const { code } = await bundleTests(process.cwd(), files);
    for (const file of files) expect(code).toContain(file);
  });
});

describe('a figure', () => {
  const text = [
    '/** UQ-WIZ-27. */',
    'const ARMOR: 3 | 4 = 3;',
    'const first = list[0];',
    'const sides = { 6: [2] };',
  ].join('\n');
  const { text: switched, mutants } = switchFigures('a.ts', text, 7);

  it('of the rules is behind a switch, one of the language is not', () => {
    expect(mutants.map(({ start, replacement }) => [start.line, replacement])).toEqual([
      [1, '4'],
      [3, '3'],
    ]);
    expect(switched).toContain('const ARMOR: 3 | 4 = globalThis.__figure__("7", 3);');
    expect(switched).toContain('list[0]');
  });

  it('is told as the line before and after, and the change can be made again', () => {
    const change = changeOf(mutants[0]!, text);
    expect(change).toEqual({ file: 'a.ts', before: 'const ARMOR: 3 | 4 = 3;', after: 'const ARMOR: 3 | 4 = 4;' });
    expect(changed(text, change)).toBe(text.replace('= 3;', '= 4;'));
    expect(changed(text.replace('ARMOR', 'SPHERE'), change)).toBeUndefined();
    expect(changed(`${text}\n${change.before}`, change)).toBeUndefined();
  });

  it('is near to the rule that its declaration names', () => {
    const named = new RulesNamed(new Map([['a.ts', text]]));
    expect(mutants.map((mutant) => named.nearness(mutant, 'UQ-WIZ-27'))).toEqual(['declaration', 'file']);
    expect(named.nearness(mutants[0]!, 'UQ-WIZ-28')).toBe('elsewhere');
  });
});

describe('a figure of a table', () => {
  const text = [
    '- { row: 3, id: six-bells, gold: 5 }',
    '- { row: 4, wares: [{ item: bow, price: 20 }], text: 7 bells }',
  ].join('\n');

  it('is where it stands; the number of a row is none, and no number in a text', () => {
    expect(yamlFigures('NT.yaml', text, 5)).toEqual([
      {
        id: '5',
        file: 'NT.yaml',
        start: { line: 0, column: 33 },
        end: { line: 0, column: 34 },
        replacement: '6',
        mutator: 'Figure',
      },
      {
        id: '6',
        file: 'NT.yaml',
        start: { line: 1, column: 40 },
        end: { line: 1, column: 42 },
        replacement: '21',
        mutator: 'Figure',
      },
    ]);
  });
});
