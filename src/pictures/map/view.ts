import type { DungeonClass } from '../../systems/ultraquest/state.js';

/** A group's piece on the board. */
export interface Piece {
  /** The group's name as the players wrote it. */
  readonly group: string;
  /** Its place in the order of the seats, from 0; it decides the colour. */
  readonly seat: number;
  /** Space code where it stands. */
  readonly place: string;
  /** The dungeon the group is in, by its class; its entrance is where it stands. */
  readonly dungeon?: DungeonClass;
}

/** What the map shows beside the board itself. */
export interface MapView {
  readonly pieces: readonly Piece[];
  /** The space from where the ways lead, and where they lead to. */
  readonly from?: string;
  readonly open?: readonly string[];
  /** Regions whose events are not written yet. */
  readonly unwritten?: readonly string[];
  /** Regions that are closed by the Honor of the group that looks (UQ-HOME-17). */
  readonly tamed?: readonly string[];
}
