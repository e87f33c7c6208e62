import type { SystemPictures } from './system-pictures.js';
import { ULTRAQUEST_PICTURES } from './ultraquest.js';

const PICTURES: Readonly<Record<string, SystemPictures>> = { ultraquest: ULTRAQUEST_PICTURES };

/** The pictures of a system; undefined if it is told in words alone. */
export function picturesOf(system: string): SystemPictures | undefined {
  return PICTURES[system];
}
