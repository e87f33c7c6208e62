import { describe, expect, it } from 'vitest';
import { followingAt, type Op, type Script } from '../../src/engine/script.js';

const op = (name: string, ...branches: Op[][]): Op => ({
  op: name,
  ...(branches.length > 0 && { branches: branches.map((ops, i) => ({ on: `${i}`, do: ops })) }),
});

const script: Script = {
  id: 'Wa#nested',
  hash: 'h',
  parts: {
    '': [
      op('first'),
      op('outer', [op('skipped')], [op('inner', [op('asks'), op('next to it')], [op('other way')]), op('after inner')]),
      op('after outer'),
    ],
    cellar: [op('down'), op('up')],
  },
};

const names = (path: Parameters<typeof followingAt>[1]) => followingAt(script, path).ops.map(({ op: name }) => name);

describe('what follows an op in its script', () => {
  it('is the rest of its block, then of each block around it, without other ways and what is behind', () => {
    expect(names(['', 1, 1, 0, 0, 0])).toEqual(['next to it', 'after inner', 'after outer']);
    expect(names(['', 1, 1, 0, 1, 0])).toEqual(['after inner', 'after outer']);
    expect(names(['', 0])).toEqual(['outer', 'after outer']);
  });

  it('is nothing at the end, and stays in its part', () => {
    expect(names(['', 2])).toEqual([]);
    expect(names(['cellar', 0])).toEqual(['up']);
  });

  it('comes with the parts that may be gone to', () => {
    expect(followingAt(script, ['', 2]).parts).toBe(script.parts);
  });
});
