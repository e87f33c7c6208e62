import { INK, PAPER, RED, SHADED_PAPER, SUN, dangerWash } from '../colours.js';
import { at, el } from '../svg/element.js';
import { letter } from '../svg/lettering.js';
import { cone } from './cone.js';
import { whereOf } from './alt.js';
import { MAP_WIDTH } from './size.js';
import type { MapView, Piece } from './view.js';

const MARGIN = 34;
const PIECE_ROW = 72;

const COLUMNS = 2;
const TOP = 18;
const SIGN_ROW = 46;
const SIGN_LEFTS = [0, 300, 620];
const COLUMN = (MAP_WIDTH - 2 * MARGIN) / COLUMNS;

function rowsOf(view: MapView): number {
  return Math.ceil(view.pieces.length / COLUMNS);
}

const NAME = { face: 'hand', size: 33, within: COLUMN - 84, smallest: 26 } as const;
const WHERE = { face: 'print', size: 29, within: NAME.within } as const;

/** A group's name, and below it where the group is. */
function nameOf(piece: Piece): string {
  return letter(58, 34, piece.group, NAME) + letter(58, 63, whereOf(piece), WHERE);
}

function groups(view: MapView): string {
  const seated = view.pieces.toSorted((a, b) => a.seat - b.seat);
  return seated
    .map((piece, i) => {
      const y = TOP + Math.floor(i / COLUMNS) * PIECE_ROW;
      return at(MARGIN + (i % COLUMNS) * COLUMN, y, at(26, 60, cone(piece.group, piece.seat)) + nameOf(piece));
    })
    .join('');
}

const TEXT = { face: 'print', size: 28 } as const;

function sign(picture: string, width: number, text: string): string {
  return picture + letter(width + 9, 9, text, TEXT);
}

function swatch(low: number | undefined): string {
  const wash = dangerWash(low);
  const box = { x: 0, y: -15, width: 44, height: 30, rx: 5 };
  return (
    el('rect', { ...box, fill: PAPER }) +
    el('rect', { ...box, fill: wash, 'fill-opacity': 0.6, stroke: INK, 'stroke-width': 2 })
  );
}

function dangers(): string {
  const steps = [
    [undefined, 'safe'],
    [2, 'from 2'],
    [10, '10'],
    [30, '30'],
    [50, '50 Honor'],
  ] as const;
  const lefts = [224, 368, 540, 664, 788];
  const swatches = steps.map(([low, text], i) =>
    at(
      MARGIN + (lefts[i] ?? 0),
      0,
      swatch(low) + letter(53, 10, text, { face: low === undefined ? 'print' : 'hand', size: 28 }),
    ),
  );
  return letter(MARGIN, 9, 'Danger by colour:', TEXT) + swatches.join('');
}

/** Around where one can go. */
export function dashSign(): string {
  const dash = { 'stroke-dasharray': '15 10', 'stroke-linecap': 'round' };
  return el('path', { d: 'M0 0H60', stroke: RED, 'stroke-width': 5, ...dash });
}

/** Around where one is. */
export function hereSign(): string {
  const spot = { x: 2, y: -13, width: 40, height: 26, rx: 5 };
  const line = (stroke: string, width: number) => el('rect', { ...spot, fill: 'none', stroke, 'stroke-width': width });
  return el('rect', { ...spot, fill: SUN, 'fill-opacity': 0.5 }) + line(INK, 6) + line(SUN, 3.5);
}

/** What stands beside a name: the figures (UQ-EVT-04, UQ-HOME-18) and the letters. */
function figures(): string {
  const numbers = letter(0, 9, '10–70', { face: 'hand', size: 28 });
  const box = el('rect', { x: 0, y: -17, width: 54, height: 33, rx: 9, fill: INK });
  const code = box + letter(27, 8.5, 'Be', { face: 'bold', size: 27, anchor: 'middle', fill: PAPER });
  return (
    at(MARGIN, 0, sign(numbers, 84, 'too hard below 10 Honor, no events from 70')) +
    at(MARGIN + 840, 0, sign(code, 54, 'code, for /move'))
  );
}

function signs(view: MapView): readonly string[] {
  const blank = el('rect', {
    x: 0,
    y: -15,
    width: 44,
    height: 30,
    fill: PAPER,
    stroke: INK,
    'stroke-width': 2,
    'stroke-dasharray': '3 4',
  });
  const shown = [
    ...(view.from === undefined ? [] : [sign(hereSign(), 44, 'you are here')]),
    ...((view.open ?? []).length > 0 ? [sign(dashSign(), 64, 'you can go here')] : []),
    ...((view.unwritten ?? []).length > 0 ? [sign(blank, 44, 'not written yet')] : []),
  ];
  return shown.map((drawing, i) => at(MARGIN + (SIGN_LEFTS[i] ?? 0), 0, drawing));
}

/** Height of the legend under the map, in pixels. */
export function legendHeight(view: MapView): number {
  return TOP * 2 + rowsOf(view) * PIECE_ROW + SIGN_ROW * (signs(view).length > 0 ? 3 : 2) + 8;
}

/** The legend, from (0, 0) down: who plays, and what the signs mean. */
export function legend(view: MapView): string {
  const height = legendHeight(view);
  const rows = rowsOf(view) * PIECE_ROW;
  return [
    el('rect', { width: MAP_WIDTH, height, fill: PAPER }),
    el('rect', {
      x: 8,
      y: 6,
      width: MAP_WIDTH - 16,
      height: height - 14,
      fill: 'none',
      stroke: INK,
      'stroke-width': 1.5,
    }),
    el('rect', {
      x: 13,
      y: 11,
      width: MAP_WIDTH - 26,
      height: height - 24,
      fill: 'none',
      stroke: SHADED_PAPER,
      'stroke-width': 4,
    }),
    groups(view),
    at(0, TOP + rows + 28, dangers()),
    at(0, TOP + rows + 28 + SIGN_ROW, figures()),
    at(0, TOP + rows + 28 + SIGN_ROW * 2, signs(view).join('')),
  ].join('');
}
