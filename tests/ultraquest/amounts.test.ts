import { describe, expect, it } from 'vitest';
import type { DiceAmount } from '../../src/book/contract/basics.js';
import { halved, hundred, most, rollAmount } from '../../src/systems/ultraquest/amounts.js';
import { prose } from '../../src/systems/ultraquest/prose.js';
import { standardGroup } from '../../src/systems/ultraquest/start.js';

function rolling(faces: readonly number[], locals = {}) {
  const left = [...faces];
  return { locals, roll: (_: string, sides: number) => Math.min(left.shift() ?? 0, sides), left };
}

describe('dice', () => {
  it('halve a D6 into a D3, rounded up (UQ-DICE-02)', () => {
    expect([1, 2, 3, 4, 5, 6].map(halved)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('make a hundred of two tens (UQ-DICE-03, UQ-DICE-04)', () => {
    expect(hundred(10, 10)).toBe(100);
    expect(hundred(10, 5)).toBe(5);
    expect(hundred(9, 10)).toBe(90);
    const all = Array.from({ length: 100 }, (_, i) => hundred(Math.floor(i / 10) + 1, (i % 10) + 1));
    expect(new Set(all).size).toBe(100);
    expect([Math.min(...all), Math.max(...all)]).toEqual([1, 100]);
  });

  it('are added, with constants and what was rolled before (UQ-DICE-05)', () => {
    const amount: DiceAmount = {
      dice: [
        { count: 2, sides: 10 },
        { count: -1, sides: 3 },
      ],
      plus: 20,
      refs: [{ local: 'find', times: -1 }],
    };
    const t = rolling([7, 10, 5], { find: 4 });
    expect(rollAmount(t, amount, 'gold')).toEqual({ total: 20 + 17 - 3 - 4, dice: [7, 10, 3] });
    expect(t.left).toEqual([]);
    expect(most(amount, { find: 4 })).toBe(20 + 20 - 1 - 4);
  });

  it('count people where a name stands for them', () => {
    const amount: DiceAmount = { dice: [], plus: 0, refs: [{ local: 'crew', times: 3 }] };
    expect(rollAmount(rolling([], { crew: ['a1', 'a2'] }), amount, 'gold').total).toBe(6);
  });
});

describe('prose', () => {
  const group = standardGroup('A', 'a', 'The First', 'Ada', 'St');

  it('reads numbers, names and the name of the group in their places (UQ-EVT-11, UQ-EVT-12)', () => {
    const text = [{ who: 'crew' }, ' of ', { local: 'group' }, ' find ', { local: 'n' }, '.'];
    expect(prose(text, group, { crew: ['a1', 'a3', 'a4'], n: 7 })).toBe('Brun, Ilwen and Mirl of The First find 7.');
    expect(prose([{ who: 'one' }], group, { one: ['a2'] })).toBe('Anselm');
  });

  it('picks forms by number and by sex', () => {
    const text = [
      { count: 'n', one: 'goblin', many: 'goblins' },
      ' and ',
      { sex: 'victim', male: 'his', female: 'her' },
      ' boots',
    ];
    expect(prose(text, group, { n: 1, victim: ['a3'] })).toBe('goblin and her boots');
    expect(prose(text, group, { n: 3, victim: ['a1'] })).toBe('goblins and his boots');
  });
});
