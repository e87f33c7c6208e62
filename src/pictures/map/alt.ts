import { place, thePlace } from '../../narrator/ultraquest/places.js';
import { REGION_NAMES } from '../../systems/ultraquest/board/regions.js';
import type { MapView, Piece } from './view.js';

/** Where a group is: `in the Forest`, or below it. */
export function whereOf({ place, dungeon }: Piece): string {
  return dungeon ? `in a ${REGION_NAMES[dungeon]} below ${thePlace(place)}` : `in ${thePlace(place)}`;
}

function whereabouts({ pieces }: MapView): string {
  if (pieces.length === 0) return 'Nobody is on the board.';
  const places = [...new Set(pieces.map(({ place }) => place))];
  const parts = places.map((place) => {
    const groups = pieces
      .filter((piece) => piece.place === place)
      .map(({ group, dungeon }) => (dungeon ? `${group} (in a ${REGION_NAMES[dungeon]})` : group));
    return `${groups.join(', ')} in ${thePlace(place)}`;
  });
  return `Where the groups are: ${parts.join('; ')}.`;
}

function ways({ from, open = [] }: MapView): string {
  const targets = open.filter((code) => code !== from);
  if (from === undefined || targets.length === 0) return '';
  return `From ${thePlace(from)} the way is open to ${targets.map(thePlace).join(', ')}.`;
}

/** What the closer view shows, in words; may be longer than Discord takes. */
export function nearAlt(view: MapView): string {
  return [whereabouts(view), ways(view), 'A piece of the map of Ultimor, with the lands around.']
    .filter(Boolean)
    .join(' ');
}

/** What the map shows, in words; may be longer than Discord takes. */
export function mapAlt(view: MapView): string {
  const world =
    'Map of Ultimor: Traumburg and its fields in the middle by the Lower River, mountains in the north, the sea in the south, ' +
    'wasteland in the west, moor and barbarian coast in the east, and the Chasm all around.';
  const unwritten =
    (view.unwritten ?? []).length > 0 ? `Not written yet: ${(view.unwritten ?? []).map(place).join(', ')}.` : '';
  return [whereabouts(view), ways(view), world, unwritten].filter(Boolean).join(' ');
}
