import { readRegion, REGION_NAMES } from '../../systems/ultraquest/board/regions.js';
import { findSpace } from '../../systems/ultraquest/board/spaces.js';

const PROPER: ReadonlySet<string> = new Set(['St', 'Do', 'Gr', 'Ga', 'Go', 'Gy', 'Hö', 'Md', 'Wo']);

/** A space or a region by name: `Fields of Traumburg`, `Forest`. */
export function place(code: string): string {
  const region = readRegion(code);
  return findSpace(code)?.name ?? (region ? REGION_NAMES[region] : code);
}

/** The same inside a sentence: `the Fields`, but `Traumburg`. */
export function thePlace(code: string): string {
  return PROPER.has(code) || place(code) === code ? place(code) : `the ${place(code)}`;
}
