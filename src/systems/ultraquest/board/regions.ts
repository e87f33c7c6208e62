import { REGIONS, SETTLEMENTS, type RegionCode, type SettlementCode } from '../names.js';

/** Honor interval of a region (UQ-EVT-04): advice from `low`, closed from `high` (UQ-EVT-05, UQ-EVT-06). */
export interface HonorInterval {
  readonly low: number;
  readonly high: number | null;
}

/** English names of all codes (UQ-HOME-21, UQ-HOME-22). */
export const REGION_NAMES: Readonly<Record<RegionCode, string>> = {
  Eb: 'Plain',
  Fe: 'Fields',
  Wi: 'Meadows',
  Ma: 'Marsh',
  Mo: 'Moor',
  Su: 'Swamp',
  Kl: 'Cliff',
  In: 'Isles',
  Öd: 'Wasteland',
  Wü: 'Desert',
  Wa: 'Forest',
  Ur: 'Primeval Forest',
  Ds: 'Jungle',
  Hü: 'Hills',
  Be: 'Mountains',
  Vu: 'Volcano',
  UF: 'Lower River',
  OF: 'Upper River',
  Me: 'Sea',
  Sh: 'Chasm',
  St: 'Traumburg',
  Do: 'Abendheim',
  Gr: 'Grent',
  Ga: 'Gadûr',
  Go: 'Gomoa',
  Gy: 'Gylravar',
  Mg: 'Sea Floor',
  Hö: 'Hell',
  Wo: 'Cloud City',
  Md: 'Mendoberan',
  GV: 'Dangerous Dungeon',
  SV: 'Very Dangerous Dungeon',
  TV: 'Deadly Dungeon',
};

/**
 * G-03, our ruling, by the step of the survival chain: what lies farther out is more dangerous (UQ-EVT-03). Fields, Meadows and settlements have none (UQ-EVT-07).
 * Dungeons (UQ-DUN-01) and the places off the board have no upper end: nobody can become native there.
 */
const FIRST_STEP: HonorInterval = { low: 2, high: 50 };
const SECOND_STEP: HonorInterval = { low: 10, high: 70 };
const THIRD_STEP: HonorInterval = { low: 30, high: 90 };

/** By land; settlements have none (UQ-TURN-13). */
const INTERVALS: Partial<Record<RegionCode, HonorInterval>> = {
  Ma: FIRST_STEP,
  Eb: FIRST_STEP,
  Wa: FIRST_STEP,
  Hü: FIRST_STEP,
  UF: FIRST_STEP,
  Mo: SECOND_STEP,
  Kl: SECOND_STEP,
  Öd: SECOND_STEP,
  Ur: SECOND_STEP,
  Be: SECOND_STEP,
  OF: SECOND_STEP,
  Me: SECOND_STEP,
  Su: THIRD_STEP,
  Wü: THIRD_STEP,
  Ds: THIRD_STEP,
  Vu: THIRD_STEP,
  In: THIRD_STEP,
  Sh: { low: 50, high: 100 },
  GV: { low: 10, high: null },
  SV: { low: 30, high: null },
  TV: { low: 50, high: null },
  Md: { low: 10, high: null },
  Mg: { low: 10, high: null },
  Wo: { low: 10, high: null },
  Hö: { low: 30, high: null },
};

/** The Honor interval of a region, where it has one. */
export function honorInterval(region: RegionCode): HonorInterval | undefined {
  return INTERVALS[region];
}

/** Whether the region's events are over for a group with this Honor (UQ-EVT-06, UQ-HOME-18, C-19). */
export function isClosed(region: RegionCode, honor: number): boolean {
  const high = INTERVALS[region]?.high;
  return high !== undefined && high !== null && honor >= high;
}

export function isSettlement(region: RegionCode): region is SettlementCode {
  return SETTLEMENTS.some((code) => code === region);
}

/** Survival chains (UQ-HOME-08 to 14). */
export const CHAINS: readonly (readonly RegionCode[])[] = [
  ['Ma', 'Mo', 'Su', 'Sh'],
  ['Ma', 'Kl', 'In', 'Sh'],
  ['Eb', 'Öd', 'Wü', 'Sh'],
  ['Wa', 'Ur', 'Ds', 'Sh'],
  ['Hü', 'Be', 'Vu', 'Sh'],
  ['UF', 'OF', 'Sh'],
  ['UF', 'Me', 'In'],
];

/** Everybody is native to Meadows and Fields (UQ-HOME-03). */
export const HOME_TO_ALL: readonly RegionCode[] = ['Wi', 'Fe'];

/** UQ-ACT-31: beside the settlements, where recruits may be found. */
export const RECRUITING_LANDS: readonly RegionCode[] = ['Fe', 'Wi', 'UF'];

/** Codes the book uses for the same place (UQ-HOME-23, C-02, C-04). */
const ALIASES: Readonly<Record<string, RegionCode>> = { ab: 'Do', tr: 'St', fl: 'UF' };

/** Reads a region's code, alias or name, in any case. */
export function readRegion(text: string): RegionCode | undefined {
  const wanted = text.trim().toLowerCase();
  return ALIASES[wanted] ?? REGIONS.find((code) => [code, REGION_NAMES[code]].some((n) => n.toLowerCase() === wanted));
}
