import { describe, expect, it } from 'vitest';
import { OPS } from '../../src/book/contract/op.js';
import { bareBook } from '../../src/systems/ultraquest/book-of-events.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';

describe('the contract of the book', () => {
  const { ops, procedures } = ultraQuest(bareBook([]));

  it('has a rule for each of its ops', () => {
    expect([...OPS.keys()].filter((name) => !ops[name])).toEqual([]);
  });

  it('leaves no procedure with an op that nobody carries out', () => {
    const used = Object.values(procedures).flatMap((script) => Object.values(script.parts).flat());
    expect(used.filter(({ op }) => !ops[op])).toEqual([]);
  });
});
