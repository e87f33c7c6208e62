/** Draws numbers in [0, 1); the same seed draws the same numbers, so a picture looks the same every time. */
export type Chance = () => number;

function hash(text: string): number {
  let value = 2166136261;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

/** mulberry32, seeded by a text. */
export function chance(seed: string): Chance {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two others. */
export function between(draw: Chance, low: number, high: number): number {
  return low + (high - low) * draw();
}

/** A number as far as `reach` to either side of zero. */
export function sway(draw: Chance, reach: number): number {
  return (draw() * 2 - 1) * reach;
}
