import { describe, expect, it } from 'vitest';
import type { Following, Op } from '../../src/engine/script.js';
import { branch } from '../../src/systems/ultraquest/ops/rule.js';
import { decidesNothing } from '../../src/systems/ultraquest/told-apart.js';

const NOTHING: Following = { ops: [], parts: {} };
const followedBy = (...ops: Op[]): Following => ({ ops, parts: {} });

/** A test by four that leads to `some` unless all or none of them pass. */
function byFour(...some: Op[]) {
  const branches = [
    { on: 'all', do: [] },
    { on: 'some', do: some },
    { on: 'none', do: [] },
  ];
  const arm = (passed: number) => branch({ branches }, passed === 4 ? 'all' : passed === 0 ? 'none' : 'some');
  return { branches, arm };
}

const ONE_OF_EACH = { passed: 1, left: 1 };
const isIdle = (following: Following, ...some: Op[]) => decidesNothing({ following }, byFour(...some), ONE_OF_EACH);

describe('a die of a test by several decides nothing (W4, UQ-TAL-16)', () => {
  it.each([
    ['the first of four', { passed: 0, left: 3 }, false],
    ['all so far have passed', { passed: 2, left: 1 }, false],
    ['the last, and all before have passed', { passed: 3, left: 0 }, false],
    ['nobody so far has passed', { passed: 0, left: 1 }, false],
    ['the last, and nobody before has passed', { passed: 0, left: 0 }, false],
    ['one has passed and one has missed', { passed: 1, left: 1 }, true],
    ['the last, and one has missed', { passed: 2, left: 0 }, true],
  ])('%s: %o is %s', (_, standing, idle) => {
    expect(decidesNothing({ following: NOTHING }, byFour(), standing)).toBe(idle);
  });

  it('where no outcome is written and the script goes on', () => {
    const test = { arm: () => branch({}) };
    expect(decidesNothing({ following: NOTHING }, test, { passed: 0, left: 3 })).toBe(true);
    const following = followedBy({ op: 'injure', who: { who: 'those' } });
    expect(decidesNothing({ following }, test, { passed: 0, left: 3 })).toBe(false);
  });

  const asking: readonly (readonly [string, Op])[] = [
    ['people', { op: 'injure', who: { who: 'those' } }],
    ['those who passed', { op: 'heal', who: { who: 'others' } }],
    ['some of them', { op: 'injure', who: { who: 'random', count: { dice: [], plus: 1 }, of: { who: 'those' } } }],
    ['everybody else', { op: 'heal', who: { who: 'but', name: 'those' } }],
    ['a condition on them', { op: 'if', conditions: [{ on: 'a', if: { if: 'bound', name: 'others' } }] }],
    [
      'a trait of them',
      { op: 'if', conditions: [{ on: 'a', if: { if: 'race', race: 'elf', who: { who: 'those' } } }] },
    ],
    ['how many they are', { op: 'gold', amount: { dice: [], plus: 0, refs: [{ local: 'others', times: 2 }] } }],
    ['their names in a text', { op: 'read', text: ['Away go ', { who: 'those' }] }],
    ['a form by their number', { op: 'read', text: [{ count: 'those', one: 'is', many: 'are' }] }],
    ['a label', { op: 'decide', options: [{ id: 'a', label: ['Follow ', { who: 'others' }], default: true }] }],
  ];

  it.each(asking)('but where the outcome asks for %s', (_, op) => {
    expect(isIdle(NOTHING, op)).toBe(false);
  });

  it.each(asking)('nor where what comes later asks for %s', (_, op) => {
    const way: Op = { op: 'if', branches: [{ on: 'else', do: [{ op: 'pause' }, op] }] };
    expect(isIdle(followedBy({ op: 'pause' }, op))).toBe(false);
    expect(isIdle(followedBy(way))).toBe(false);
    const parts = { cellar: [{ op: 'go', part: 'yard' }], yard: [{ op: 'go', part: 'cellar' }, op], attic: [] };
    expect(isIdle({ ops: [], parts }, { op: 'go', part: 'cellar' })).toBe(false);
    expect(isIdle({ ops: [], parts }, { op: 'go', part: 'attic' })).toBe(true);
  });

  it('and is not led astray by prose, or by other outcomes', () => {
    expect(
      isIdle(followedBy({ op: 'read', text: ['those of the others'] }), { op: 'injure', who: { who: 'each' } }),
    ).toBe(true);
    const [, some, none] = byFour().branches;
    const branches = [{ on: 'all', do: [{ op: 'heal', who: { who: 'others' } }] }, some!, none!];
    expect(decidesNothing({ following: NOTHING }, { ...byFour(), branches }, ONE_OF_EACH)).toBe(true);
  });
});
