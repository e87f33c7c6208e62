import type { Intent } from '../engine/ask.js';
import { findSpace, SPACES } from '../systems/ultraquest/board/spaces.js';
import type { RegionCode } from '../systems/ultraquest/names.js';
import type { DungeonClass, Group } from '../systems/ultraquest/state.js';

export const DUNGEONS: readonly DungeonClass[] = ['GV', 'SV', 'TV'];

const isDungeon = (table: string): table is DungeonClass => DUNGEONS.some((dungeon) => dungeon === table);

/** The table that an event belongs to: `Wa` of `Wa#honest-donkey`. */
export const tableOf = (event: string): string => event.split('#')[0] ?? '';

/** Where a group stands for a table's events: a space of that region, on the board or off it; dungeons are entered from the Fields. */
export function placeFor(table: string): RegionCode | undefined {
  const land = isDungeon(table) ? 'Fe' : table;
  const space = findSpace(land) ?? SPACES.find(({ region }) => region === land);
  return space?.code as RegionCode | undefined;
}

/**
 * Brings a group to where an event happens without a roll, and says what it does there: it claims the quest that it noted,
 * or goes deeper in a dungeon where the event is due.
 */
export function comeTo(event: string, group: Group): Intent {
  const table = tableOf(event);
  const place = placeFor(table);
  if (place === undefined) throw new Error(`no space from which ${event} is reached`);
  group.place = place;
  if (!isDungeon(table)) {
    group.quests = [{ event }];
    return { kind: 'claim', quest: event };
  }
  group.dungeon = { class: table, entry: place, quest: null, graves: group.graves.length };
  group.due = [{ event, turn: 0 }];
  return { kind: 'event' };
}
