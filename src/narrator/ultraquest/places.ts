import { readRegion, REGION_NAMES } from '../../systems/ultraquest/board/regions.js';
import { findSpace } from '../../systems/ultraquest/board/spaces.js';

const PROPER: ReadonlySet<string> = new Set(['St', 'Do', 'Gr', 'Ga', 'Go', 'Gy', 'Hö', 'Md', 'Wo']);

/** A space or a region by name: `East Fields`, `Forest`. */
export function place(code: string): string {
  const region = readRegion(code);
  return findSpace(code)?.name ?? (region ? REGION_NAMES[region] : code);
}

/** The same inside a sentence: `the Fields`, but `Traumburg`. */
export const thePlace = (code: string): string => withArticle(code, place(code));

/** The land that a table of the book is for: `Lower River`, where the space of that code is but one bank of it. */
export function land(code: string): string {
  const region = readRegion(code);
  return region ? REGION_NAMES[region] : place(code);
}

export const theLand = (code: string): string => withArticle(code, land(code));

const withArticle = (code: string, said: string): string => (PROPER.has(code) || said === code ? said : `the ${said}`);
