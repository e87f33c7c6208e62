import { createHash } from 'node:crypto';
import type { LoggedDie } from './dice.js';
import { faceOf } from './seeded.js';

/** What is published when a campaign begins: the SHA-256 of the seed's bytes, in hexadecimal. */
export function hashOfSeed(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}

/** Whether this is a seed at all: 64 hexadecimal digits. */
export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Something in a log that the seed does not bear out. */
export type Doubt =
  | { readonly kind: 'face'; readonly die: LoggedDie; readonly expected: number }
  | { readonly kind: 'number'; readonly die: LoggedDie; readonly expected: number }
  | { readonly kind: 'seed'; readonly hash: string; readonly published: string };

/**
 * Replays a log of dice that were drawn under one seed, in the order they were drawn. `published` is the hash given out
 * before the first of them. Numbers must follow each other without a gap: a die left out is as telling as a false one.
 */
export function verify(seed: string, log: readonly LoggedDie[], published?: string): readonly Doubt[] {
  const doubts: Doubt[] = [];
  const hash = hashOfSeed(seed);
  if (published !== undefined && published !== hash) doubts.push({ kind: 'seed', hash, published });
  let next = log[0]?.number ?? 0;
  for (const die of log) {
    if (die.number !== next) doubts.push({ kind: 'number', die, expected: next });
    const expected = faceOf(seed, die.number, die.interaction, die.sides);
    if (die.face !== expected) doubts.push({ kind: 'face', die, expected });
    next = die.number + 1;
  }
  return doubts;
}
