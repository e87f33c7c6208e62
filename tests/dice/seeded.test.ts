import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { faceOf, SeededDice } from '../../src/dice/seeded.js';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** The 99.9 % quantile of the chi-square distribution (Wilson and Hilferty's approximation). */
function chiSquareLimit(freedom: number): number {
  const z = 3.0902;
  return freedom * (1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3;
}

function chiSquare(sides: number, rolls: number): number {
  const seen = new Array<number>(sides).fill(0);
  for (let n = 0; n < rolls; n++) {
    const face = faceOf(SEED, n, '1187', sides) - 1;
    seen[face] = (seen[face] ?? 0) + 1;
  }
  const expected = rolls / sides;
  return seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('seeded dice', () => {
  // Field faults 21 and 22: "it rolls 1 too often"; a die that was biased by a modulo.
  it.each([2, 3, 6, 7, 8, 10, 12, 20, 100])('show every face of a D%i as often as any other', (sides) => {
    expect(chiSquare(sides, 30_000)).toBeLessThan(chiSquareLimit(sides - 1));
  });

  it('can be worked out by ten lines of somebody else', () => {
    const dice = new SeededDice(SEED, '4711', 17);
    const faces = [6, 10, 100].map((sides) => dice.draw('test', sides));
    const again = [6, 10, 100].map((sides, i) => {
      const block = createHmac('sha256', Buffer.from(SEED, 'hex'))
        .update(`${17 + i}:4711`)
        .digest();
      const words = Array.from({ length: 8 }, (_, at) => block.readUInt32BE(at * 4));
      const fair = words.find((word) => word < 2 ** 32 - (2 ** 32 % sides));
      return ((fair ?? NaN) % sides) + 1;
    });
    expect(faces).toEqual(again);
  });

  it('pass over words that would favour the low faces', () => {
    // With 3 * 2^30 sides a quarter of all words lies above the greatest multiple: plain modulo would repeat low faces.
    const sides = 3 * 2 ** 30;
    const low = Array.from({ length: 3000 }, (_, n) => faceOf(SEED, n, 'i', sides)).filter((face) => face <= 2 ** 30);
    expect(low.length / 3000).toBeCloseTo(1 / 3, 1);
  });

  it('are logged, and counted on from the number given', () => {
    const dice = new SeededDice(SEED, '4711', 41);
    dice.draw('event', 100);
    dice.draw('loot', 6);
    expect(dice.log.map(({ number, interaction, purpose, sides }) => [number, interaction, purpose, sides])).toEqual([
      [41, '4711', 'event', 100],
      [42, '4711', 'loot', 6],
    ]);
  });

  it('depend on the seed, the number and the interaction', () => {
    const row = (seed: string, first: number, interaction: string) =>
      Array.from({ length: 20 }, (_, n) => faceOf(seed, first + n, interaction, 100)).join();
    const rows = [row(SEED, 0, 'a'), row(SEED.replace('00', '01'), 0, 'a'), row(SEED, 20, 'a'), row(SEED, 0, 'b')];
    expect(new Set(rows).size).toBe(4);
  });

  it('refuse a die without sides', () => {
    expect(() => faceOf(SEED, 0, 'i', 0)).toThrow(RangeError);
  });
});
