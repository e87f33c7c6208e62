const DISCORD_EPOCH = 1_420_070_400_000;
const TIME_SHIFT = 22n;

/** Makes ids that grow: milliseconds since Discord's epoch above, a counter below. */
export class Snowflakes {
  #last = 0n;

  constructor(private readonly clock: () => number) {}

  next(): string {
    const now = BigInt(Math.max(0, Math.floor(this.clock()) - DISCORD_EPOCH)) << TIME_SHIFT;
    this.#last = now > this.#last ? now : this.#last + 1n;
    return this.#last.toString();
  }

  /** Ids made from now on are higher than this one. */
  stayAbove(id: string): void {
    const known = BigInt(id);
    if (known > this.#last) this.#last = known;
  }
}

/** When an id was made, in Unix milliseconds. */
export const timeOf = (id: string): number => Number(BigInt(id) >> TIME_SHIFT) + DISCORD_EPOCH;

export const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
