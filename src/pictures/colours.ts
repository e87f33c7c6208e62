/** Ink, paper and the washes of the pictures. */
export const INK = '#35231a';
export const FAINT_INK = '#7b6450';
export const PAPER = '#f3e7ca';
export const SHADED_PAPER = '#e3d1a8';
export const SEA = '#c3d3cf';
export const SEA_INK = '#4d6f76';
export const ABYSS = '#1d1620';
export const RED = '#a3221c';
export const GOLD = '#c98a1b';
/** Where one stands. */
export const SUN = '#ffd84a';

/** Wash by danger: no interval, then by the interval's lower end. */
export function dangerWash(low: number | undefined): string {
  if (low === undefined) return '#a9b96a';
  if (low < 10) return '#d9b64a';
  if (low < 30) return '#d98a3d';
  return low < 50 ? '#c0533a' : '#7d3f6b';
}

/** Piece colours of the groups, in the order of the seats; no two are alike in lightness and hue. */
export const PIECE_COLOURS = [
  '#b3261e',
  '#1f5fa8',
  '#e0a81c',
  '#2f7a3d',
  '#7b3f98',
  '#ef7d22',
  '#1d9aa3',
  '#6a4a34',
  '#d65a8c',
  '#4a4f57',
] as const;
