import { LABELS, type Label } from './labels.js';
import type { Clearing } from './scenery.js';

function around({ name, at: { x, y }, size, stacked }: Label): Clearing {
  const width = Math.max(stacked ? 70 : 110, ...name.map((text) => text.length * size * 0.5));
  return { x: x - width / 2, y: y - size * 0.8, width, height: name.length * size * 0.92 + (stacked ? 98 : 50) };
}

function aroundPieces({ pieces: { x, y } }: Label): Clearing {
  return { x: x - 34, y: y - 30, width: 68, height: 34 };
}

function aroundTown({ town }: Label): Clearing[] {
  return town ? [{ x: town.x - 74, y: town.y - 56, width: 148, height: 66 }] : [];
}

/** Where no scenery grows: under names, figures and pieces, around settlements, and on the volcano. */
export const CLEARINGS: readonly Clearing[] = [
  ...Object.values(LABELS).flatMap((label) => [around(label), aroundPieces(label), ...aroundTown(label)]),
  { x: 880, y: 140, width: 160, height: 70 },
  { x: 1020, y: 1000, width: 120, height: 60 },
  { x: 78, y: 730, width: 36, height: 100 },
  { x: 372, y: 80, width: 170, height: 130 },
  { x: 660, y: 1196, width: 120, height: 60 },
];
