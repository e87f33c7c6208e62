import { ABYSS, PAPER, RED } from '../colours.js';
import { at, el } from '../svg/element.js';
import { CONE, cone } from './cone.js';
import { point, type Point } from '../ink/point.js';
import { LABELS, type Label } from './labels.js';
import type { MapView, Piece } from './view.js';

const STEP = 40;
const ROW = 34;

/** Half the height of the ring around a place's pieces, with its line. */
const RING = 19;

/** Where the pieces of a place stand: above its name, and clear of it with the ring that may be around them. */
function feetOf({ at: name, pieces: feet, size, name: lines }: Label, scale: number): Point {
  const half = (Math.max(...lines.map((line) => line.length)) * size) / 4;
  const beside = feet.y > name.y || Math.abs(feet.x - name.x) > half;
  const clear = name.y - size * 0.76 - RING * scale + 4;
  return beside ? feet : point(feet.x, Math.min(feet.y, clear));
}

function rowsOf(pieces: readonly Piece[], row: number): Piece[][] {
  const rows = Math.ceil(pieces.length / row);
  const even = Math.ceil(pieces.length / rows);
  return Array.from({ length: rows }, (_, i) => pieces.slice(i * even, (i + 1) * even));
}

/** The dark mouth of a dungeon, behind the piece of a group that is in it. */
function stairs(): string {
  const arch = 'M-33 4V-34Q-33 -66 0 -66T33 -34V4Z';
  return (
    el('path', { d: arch, fill: ABYSS, stroke: PAPER, 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
    el('path', { d: arch, fill: ABYSS, stroke: '#8d7f6f', 'stroke-width': 4, 'stroke-dasharray': '9 3' })
  );
}

/** Pieces that stand together, the back row first. */
function crowd(place: string, pieces: readonly Piece[], size: number): string {
  const label = LABELS[place];
  if (!label || pieces.length === 0) return '';
  const rows = rowsOf(pieces, label.row);
  const drawn = rows
    .flatMap((row, back) => {
      const y = (back - rows.length + 1) * ROW;
      return row.map((piece, i) => {
        const x = (i - (row.length - 1) / 2) * STEP;
        return at(x, y, (piece.dungeon ? stairs() : '') + cone(piece.group, piece.seat));
      });
    })
    .join('');
  const { x, y } = feetOf(label, size);
  return at(x, y, drawn, size === 1 ? '' : ` scale(${size})`);
}

/** A red ring on the ground of the space where the way begins. */
function ringAround(view: MapView, size: number): string {
  const label = view.from === undefined ? undefined : LABELS[view.from];
  if (!label) return '';
  const here = view.pieces.filter(({ place }) => place === view.from).length;
  const rx = (Math.min(label.row, Math.max(1, here)) * STEP) / 2 + CONE.width / 2;
  const { x, y } = feetOf(label, size);
  return el('ellipse', {
    cx: x,
    cy: y - 4,
    rx: rx * size,
    ry: 17 * size,
    fill: '#fff6df',
    'fill-opacity': 0.75,
    stroke: RED,
    'stroke-width': 4,
  });
}

/** All groups' pieces; `size` is 1 on the map of the whole world. */
export function pieces(view: MapView, size = 1): string {
  const places = [...new Set(view.pieces.map(({ place }) => place))];
  return (
    ringAround(view, size) +
    places
      .map((place) =>
        crowd(
          place,
          view.pieces.filter((piece) => piece.place === place),
          size,
        ),
      )
      .join('')
  );
}
