import { describe, expect, it } from 'vitest';
import { hashOfSeed, isSeed, verify } from '../../src/dice/commit.js';
import type { LoggedDie } from '../../src/dice/dice.js';
import { SeededDice } from '../../src/dice/seeded.js';

const SEED = 'a5'.repeat(32);

function rolled(): readonly LoggedDie[] {
  const dice = new SeededDice(SEED, '900', 5);
  for (const sides of [6, 6, 100]) dice.draw('test', sides);
  return dice.log;
}

describe('a log of dice', () => {
  it('is borne out by its seed', () => {
    expect(verify(SEED, rolled(), hashOfSeed(SEED))).toEqual([]);
  });

  it('shows a face that was changed', () => {
    const log = rolled().map((die, i) => (i === 1 ? { ...die, face: (die.face % 6) + 1 } : die));
    expect(verify(SEED, log)).toMatchObject([{ kind: 'face', die: { number: 6 } }]);
  });

  it('shows a die that was left out', () => {
    expect(verify(SEED, rolled().toSpliced(1, 1))).toMatchObject([{ kind: 'number', expected: 6 }]);
  });

  it('shows a seed that is not the one promised', () => {
    expect(verify(SEED, [], hashOfSeed('00'.repeat(32)))).toMatchObject([{ kind: 'seed' }]);
  });

  it('knows a seed when it sees one', () => {
    expect([SEED, 'A5', `${SEED}0`].map(isSeed)).toEqual([true, false, false]);
  });
});
