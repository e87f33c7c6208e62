import type { Attribute, Race, RegionCode } from './names.js';

/** One attribute of a race: where it starts, and the Fame price of each further point up to the race's maximum. */
export interface Growth {
  readonly start: number;
  readonly prices: readonly number[];
}

/** A race (UQ-RACE-01 to 27). */
export interface RaceTraits {
  readonly growth: Readonly<Record<Attribute, Growth>>;
  /** Native from birth, never unlearned (UQ-HOME-04). */
  readonly home: readonly RegionCode[];
  /** Halfling limits hold: no bows, no crossbows, no large mounts (UQ-RACE-03, 14, 27). */
  readonly small: boolean;
  /** Bows of full length (UQ-EQP-21); a half-elf may, as both parents do (C-09). */
  readonly bows: boolean;
  readonly crossbows: boolean;
  /** Riding horse, war horse, pegasus. */
  readonly largeMounts: boolean;
}

function growth(start: number, ...prices: number[]): Growth {
  return { start, prices };
}

/** All races; the limits of Halflings hold for Half-ducks and Fairies too (UQ-EQP-40, UQ-RACE-14, UQ-RACE-27), a Dwarf's are his own (UQ-RACE-05). */
export const RACE_TRAITS: Readonly<Record<Race, RaceTraits>> = {
  human: {
    growth: { MOV: growth(3, 2), STR: growth(2, 2, 4), DEX: growth(2, 2, 5), INT: growth(2, 2, 4) },
    home: ['Ma'],
    small: false,
    bows: true,
    crossbows: true,
    largeMounts: true,
  },
  dwarf: {
    growth: { MOV: growth(2, 1, 4), STR: growth(2, 1, 2, 5), DEX: growth(2, 4, 7), INT: growth(2, 3, 6) },
    home: ['Hü'],
    small: false,
    bows: false,
    crossbows: true,
    largeMounts: false,
  },
  elf: {
    growth: { MOV: growth(3, 3), STR: growth(1, 1, 3, 5), DEX: growth(2, 2, 4), INT: growth(2, 2, 4, 6) },
    home: ['Wa'],
    small: false,
    bows: true,
    crossbows: true,
    largeMounts: true,
  },
  'half-elf': {
    growth: { MOV: growth(3, 2), STR: growth(1, 1, 3, 6), DEX: growth(2, 2, 4), INT: growth(2, 2, 4, 7) },
    home: ['Wa', 'Ma'],
    small: false,
    bows: true,
    crossbows: true,
    largeMounts: true,
  },
  halfling: {
    growth: { MOV: growth(2, 2), STR: growth(1, 2, 4), DEX: growth(3, 2, 4), INT: growth(2, 2, 5) },
    home: ['Eb'],
    small: true,
    bows: false,
    crossbows: false,
    largeMounts: false,
  },
  'half-orc': {
    growth: { MOV: growth(3, 1), STR: growth(2, 2, 3, 4), DEX: growth(1, 2, 4), INT: growth(2, 3, 6) },
    home: ['Mo', 'Kl'],
    small: false,
    bows: true,
    crossbows: true,
    largeMounts: true,
  },
  centaur: {
    growth: { MOV: growth(3, 1, 2), STR: growth(2, 2, 4), DEX: growth(2, 3, 6), INT: growth(2, 2, 4) },
    home: ['Öd'],
    small: false,
    bows: true,
    crossbows: true,
    largeMounts: false,
  },
  'half-duck': {
    growth: { MOV: growth(2, 2, 4), STR: growth(1, 2, 3), DEX: growth(2, 1, 3, 5), INT: growth(2, 2, 5) },
    home: ['UF', 'Ma'],
    small: true,
    bows: false,
    crossbows: false,
    largeMounts: false,
  },
  fairy: {
    growth: { MOV: growth(3, 1, 3), STR: growth(0, 1, 4), DEX: growth(1, 1, 2, 4), INT: growth(2, 1, 3) },
    home: ['Ur'],
    small: true,
    bows: false,
    crossbows: false,
    largeMounts: false,
  },
};

/** The race's highest value of an attribute. */
export function maximum(race: Race, attribute: Attribute): number {
  const { start, prices } = RACE_TRAITS[race].growth[attribute];
  return start + prices.length;
}

/**
 * Fame price of the point after `value`; undefined at the race's maximum (UQ-SHEET-07, UQ-ACT-05). A point that one started with and
 * has lost has no ring of its own: by our ruling it costs what the first ring does.
 */
export function priceOfNextPoint(race: Race, attribute: Attribute, value: number): number | undefined {
  const { start, prices } = RACE_TRAITS[race].growth[attribute];
  return prices[Math.max(0, value - start)];
}

/** Whether somebody of `race` counts as `wanted` in an event: a half-elf is human and elf as well. */
export function countsAsRace(race: Race, wanted: Race): boolean {
  return race === wanted || (race === 'half-elf' && (wanted === 'human' || wanted === 'elf'));
}
