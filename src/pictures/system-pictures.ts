import type { Library } from '../engine/script.js';
import type { SeatId } from '../engine/words.js';
import type { Picture } from './picture.js';

/** What a system shows in pictures. States are its own, as stored. */
export interface SystemPictures {
  /** Draws ahead what all pictures have in common, so that nobody waits for it: the first map is drawn as fast as the others. */
  prepare(library: Library): Promise<void>;
  /** The board with all pieces; for a seat also where its next move may lead. `library` tells which lands are written. */
  map(state: unknown, seat?: SeatId, library?: Library): Promise<Picture>;
  /** The land around the seat's group, for a small screen; undefined where it is on none. */
  near(state: unknown, seat: SeatId, library?: Library): Promise<Picture | undefined>;
  sheet(state: unknown, seat: SeatId, member: string): Promise<Picture | undefined>;
  group(state: unknown, seat: SeatId): Promise<Picture | undefined>;
  /** The sheet of a ready-made group that nobody leads yet. */
  preset(preset: string): Promise<Picture>;
}
