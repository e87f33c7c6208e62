import type { Names } from './names.js';

/** Advice from `low`, closed from `high` (UQ-EVT-04 to 06). */
export interface Interval {
  readonly low: number;
  readonly high: number | null;
}

/**
 * The names a system gives to its book. The book knows none of its own: what is not here, or in the book's own tables
 * (items, companions, markets), does not exist. Ids are what the compiled ops carry.
 */
export interface Registry {
  /** Skills of all professions, miracles and spells. */
  readonly skills: Names;
  readonly races: Names;
  readonly professions: Names;
  /** Regions by code: `Wa`, `St`, `GV`. */
  readonly regions: Names;
  /** Things that take a line: equipment, potions, talismans, keys, scrolls. */
  readonly items: Names;
  readonly mounts: Names;
  /** What a foe may be beside strong: undead, ghost, bandits, flying ... */
  readonly foeTags: Names;
  /** Creatures that go along (UQ-MEET-06), a wizard's familiars (UQ-MEET-07), and places to buy, beside the settlements. */
  readonly companions: Names;
  readonly familiars: Names;
  readonly markets: Names;
  /** Handlers of `special NAME`, with the outcomes each may have. */
  readonly specials: Readonly<Record<string, readonly string[]>>;
  /** Regions where no more than one event in eight may need Gold. */
  readonly firstLands: readonly string[];
  honorInterval(region: string): Interval | undefined;
}
