import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chance that can be had again: for automatic players and their dice, never for people's games. */
export interface Chance {
  /** A whole number from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  oneOf<T>(list: readonly [T, ...T[]]): T;
  /** `count` different ones of a list, in its order. */
  some<T>(list: readonly T[], count: number): T[];
}

/** The same seed gives the same chance on every machine. */
export function chanceFrom(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  const between = (low: number, high: number) => uniformInt(generator, low, high);
  return {
    between,
    oneOf: (list) => list[between(0, list.length - 1)] ?? list[0],
    some: (list, count) => {
      let open = count;
      return list.filter((_, index) => {
        const taken = between(1, list.length - index) <= open;
        if (taken) open -= 1;
        return taken;
      });
    },
  };
}
