import type { Clearing } from './scenery.js';
import { SPACE_AREAS } from './areas.js';
import { outline } from './edges.js';
import { LABELS, type Label } from './labels.js';
import { MAP_HEIGHT, MAP_WIDTH } from './size.js';
import { spaceAt } from '../../systems/ultraquest/board/spaces.js';
import type { MapView } from './view.js';

/** Around what has to be seen, and the least that is shown each way; in pixels of the map. */
const MARGIN = 26;
const LEAST = 440;

/** The ground that a space's name, code and Honor interval take. */
export function signOf({ name, at: { x, y }, size, stacked }: Label): Clearing {
  const half = Math.max(stacked ? 40 : 66, ...name.map((line) => line.length * size * 0.27));
  return { x: x - half, y: y - size, width: half * 2, height: name.length * size + (stacked ? 96 : 50) };
}

function boxAround(places: readonly Clearing[]): Clearing {
  const x = Math.min(...places.map((one) => one.x)) - MARGIN;
  const y = Math.min(...places.map((one) => one.y)) - MARGIN;
  const right = Math.max(...places.map((one) => one.x + one.width)) + MARGIN;
  const bottom = Math.max(...places.map((one) => one.y + one.height)) + MARGIN;
  return { x, y, width: right - x, height: bottom - y };
}

/** Where a stretch of at least `LEAST` begins and how long it is, within the map. */
function stretch(from: number, length: number, whole: number): readonly [number, number] {
  const long = Math.min(whole, Math.max(LEAST, length));
  return [Math.max(0, Math.min(whole - long, from - (long - length) / 2)), long];
}

/**
 * The piece of the map around the space where the way begins: all of that space, and the signs of those that touch it.
 * Undefined where there is no such space on the paper: off the board, in the Chasm, for somebody without a group.
 */
export function neighbourhood({ from }: MapView): Clearing | undefined {
  const area = SPACE_AREAS.find(({ code }) => code === from);
  if (!area) return undefined;
  const ring = outline(area.ring).map(({ x, y }) => ({ x, y, width: 0, height: 0 }));
  const near = [area.code, ...spaceAt(area.code).neighbours].filter((code) =>
    SPACE_AREAS.some((one) => one.code === code),
  );
  const box = boxAround([...ring, ...near.flatMap((code) => (LABELS[code] ? [signOf(LABELS[code])] : []))]);
  const [x, width] = stretch(box.x, box.width, MAP_WIDTH);
  const [y, height] = stretch(box.y, box.height, MAP_HEIGHT);
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** Whether a space's sign is seen whole in a piece of the map. */
export function isSeen(code: string, piece: Clearing): boolean {
  const label = LABELS[code];
  if (!label) return false;
  const { x, y, width, height } = signOf(label);
  const [right, bottom] = [piece.x + piece.width, piece.y + piece.height];
  return x >= piece.x && y >= piece.y && x + width <= right && y + height <= bottom;
}
