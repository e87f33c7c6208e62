import type { Library } from '../engine/script.js';
import type { SeatId } from '../engine/words.js';
import { presetGroup, presetNamed } from '../narrator/ultraquest/presets.js';
import { ways } from '../narrator/ultraquest/ways.js';
import { SPACES } from '../systems/ultraquest/board/spaces.js';
import type { Group, UltraQuestState } from '../systems/ultraquest/state.js';
import { mapPicture, nearPicture } from './map/map-picture.js';
import type { MapView, Piece } from './map/view.js';
import type { SystemPictures } from './system-pictures.js';
import { groupPicture, sheetPicture } from './sheets/sheet-picture.js';

/** Places in the order of joining: a seat keeps its colour for the whole campaign. */
function seated(state: UltraQuestState): { seat: SeatId; index: number; group: Group }[] {
  return Object.entries(state.seats).map(([seat, group], index) => ({ seat, index, group }));
}

/** The ways that a turn's menu offers: no land that the book has no page for. */
function waysFrom(
  state: UltraQuestState,
  seat: SeatId | undefined,
  library?: Library,
): Pick<MapView, 'from' | 'open' | 'tamed'> {
  const group = seat === undefined ? undefined : state.seats[seat];
  if (seat === undefined || !group || group.ended) return {};
  const open = state.phase === 'playing' ? ways(state, seat, library).filter((way) => way.refused === undefined) : [];
  return { from: group.place, open: open.map(({ id }) => id), tamed: group.tamed };
}

function unwritten(library: Library): string[] {
  const regions = [...new Set(SPACES.map(({ region }) => region))];
  return regions.filter((region) => !library.event(region, 1));
}

function pieceOf({ index, group }: { index: number; group: Group }): Piece {
  const { name, place, dungeon } = group;
  return { group: name, seat: index, place, ...(dungeon && { dungeon: dungeon.class }) };
}

/** What the map shows of a campaign, to a seat or to anybody. */
export function mapView(state: UltraQuestState, seat?: SeatId, library?: Library): MapView {
  const playing = seated(state).filter(({ group }) => !group.ended);
  return {
    pieces: playing.map(pieceOf),
    ...waysFrom(state, seat, library),
    ...(library && { unwritten: unwritten(library) }),
  };
}

export const ULTRAQUEST_PICTURES: SystemPictures = {
  prepare: async (library) => {
    await mapPicture({ pieces: [], unwritten: unwritten(library) });
  },
  map: (state, seat, library) => mapPicture(mapView(state as UltraQuestState, seat, library)),
  near: (state, seat, library) => nearPicture(mapView(state as UltraQuestState, seat, library)),
  sheet: async (state, seat, member) => {
    const group = (state as UltraQuestState).seats[seat];
    return group && sheetPicture(group, member);
  },
  group: async (state, seat) => {
    const found = seated(state as UltraQuestState).find((one) => one.seat === seat);
    return found && groupPicture(found.group, { seat: found.index });
  },
  preset: (preset) => groupPicture(presetGroup(presetNamed(preset))),
};
