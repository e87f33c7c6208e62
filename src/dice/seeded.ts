import { createHmac } from 'node:crypto';
import type { Dice, LoggedDie } from './dice.js';

const WORDS = 2 ** 32;

/**
 * The face of die `number`, from 1 to `sides`, as anybody can work it out once the seed is known:
 *
 * 1. `block` 0 is HMAC-SHA256 with the seed's bytes as key and the text `NUMBER:INTERACTION` as message.
 *    Block k (k > 0, practically never needed) has the message `NUMBER:INTERACTION:k`.
 * 2. Read the block as eight unsigned 32-bit numbers, high byte first.
 * 3. Take the first that is below the greatest multiple of `sides` not above 2^32; pass over the others, so that no face
 *    is likelier than another. The face is its remainder by `sides`, plus 1.
 *
 * @param seed 64 hexadecimal digits.
 */
export function faceOf(seed: string, number: number, interaction: string, sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > WORDS) throw new RangeError(`a die of ${sides} sides`);
  const limit = WORDS - (WORDS % sides);
  for (let block = 0; ; block++) {
    const message = `${number}:${interaction}${block > 0 ? `:${block}` : ''}`;
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
    for (let at = 0; at < digest.length; at += 4) {
      const word = digest.readUInt32BE(at);
      if (word < limit) return (word % sides) + 1;
    }
  }
}

/** Dice drawn from a secret seed. They are counted from `next` and logged, for `verify` to replay. */
export class SeededDice implements Dice {
  readonly log: LoggedDie[] = [];

  constructor(
    private readonly seed: string,
    private readonly interaction: string,
    private next: number,
  ) {}

  draw(purpose: string, sides: number): number {
    const number = this.next;
    const face = faceOf(this.seed, number, this.interaction, sides);
    this.log.push({ number, interaction: this.interaction, purpose, sides, face });
    this.next += 1;
    return face;
  }
}
