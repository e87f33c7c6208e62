import { INK, PAPER, RED } from '../colours.js';
import { widthOf } from '../fonts.js';
import { at, el } from '../svg/element.js';
import { letter } from '../svg/lettering.js';
import { OFF_BOARD, spaceAt, type OffBoard } from '../../systems/ultraquest/board/spaces.js';
import { CONE, cone } from './cone.js';
import { MAP_WIDTH } from './size.js';
import type { MapView, Piece } from './view.js';

const MARGIN = 22;
const GAP = 18;
const TOP = 14;
const HEIGHT = 118;
const WIDEST = 569;

/** Ground, ink, and what is drawn at the foot of a card of some width. */
interface Scene {
  readonly ground: string;
  readonly ink: string;
  readonly foot: (width: number) => string;
}

/** A row of the same sign, drawn at its place from the left. */
function row(width: number, step: number, sign: (x: number, i: number) => string): string {
  return Array.from({ length: Math.floor(width / step) }, (_, i) => sign(i * step + step / 2, i)).join('');
}

/** Weed that sways, and the surface far above. */
function weeds(width: number): string {
  const weed = row(width, 46, (x, i) => {
    const tall = 26 + ((i * 17) % 23);
    const d = `M${x} ${HEIGHT}q-9 ${-tall / 3} 0 ${-tall / 2}t0 ${-tall / 2}`;
    return el('path', { d, fill: 'none', stroke: '#6fa08a', 'stroke-width': 5, 'stroke-linecap': 'round' });
  });
  const swell = row(width, 60, (x) => `M${x - 24} 14q12 -9 24 0t24 0`);
  return weed + el('path', { d: swell, fill: 'none', stroke: '#9cc3bf', 'stroke-width': 2.5 });
}

function flames(width: number): string {
  return row(width, 34, (x, i) => {
    const tall = 24 + ((i * 29) % 30);
    const tongue = (w: number, h: number, fill: string) =>
      el('path', { d: `M${x - w} ${HEIGHT}q${w * 0.4} ${-h * 0.6} ${w} ${-h}q${w * 0.6} ${h * 0.4} ${w} ${h}Z`, fill });
    return tongue(17, tall, '#c8491f') + tongue(9, tall * 0.6, '#f0b23c');
  });
}

function clouds(width: number): string {
  return row(width, 74, (x, i) => {
    const y = HEIGHT - 12 - ((i * 13) % 16);
    const puff = (dx: number, dy: number, r: number) =>
      el('circle', { cx: x + dx, cy: y + dy, r, fill: '#fffdf6', stroke: '#a9bcc8', 'stroke-width': 1.5 });
    return (
      puff(-24, 8, 18) +
      puff(26, 10, 17) +
      puff(0, 0, 24) +
      el('rect', { x: x - 34, y: y + 10, width: 72, height: 40, fill: '#fffdf6' })
    );
  });
}

function roofs(width: number): string {
  return row(width, 40, (x, i) => {
    const tall = 20 + ((i * 19) % 26);
    const y = HEIGHT - tall;
    const d = `M${x - 16} ${HEIGHT}V${y}L${x} ${y - 16}L${x + 16} ${y}V${HEIGHT}Z`;
    return (
      el('path', {
        d,
        fill: i % 3 === 1 ? '#c98f63' : '#e6d3a6',
        stroke: INK,
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      }) + el('rect', { x: x - 4, y: y + 6, width: 8, height: 9, fill: INK, opacity: 0.7 })
    );
  });
}

const SCENES: Readonly<Record<OffBoard, Scene>> = {
  Mg: { ground: '#2d555d', ink: PAPER, foot: weeds },
  Hö: { ground: '#4a1714', ink: PAPER, foot: flames },
  Wo: { ground: '#c5d9e4', ink: INK, foot: clouds },
  Md: { ground: '#ead9ae', ink: INK, foot: roofs },
};

/** The places off the board that a view has to show: where somebody stands, or can go. */
export function offBoardShown({ pieces, open = [] }: MapView): readonly OffBoard[] {
  return OFF_BOARD.filter((code) => open.includes(code) || pieces.some(({ place }) => place === code));
}

/** Height of the row of cards under the map, in pixels; nothing where everybody is on the board. */
export function insetsHeight(view: MapView): number {
  return offBoardShown(view).length > 0 ? HEIGHT + TOP : 0;
}

function title(code: OffBoard, open: boolean): string {
  const { ground, ink } = SCENES[code];
  const { name } = spaceAt(code);
  const box = Math.round(widthOf(code, 'bold', 27)) + 18;
  const sign = el('rect', {
    width: box,
    height: 33,
    rx: 9,
    fill: open ? RED : ink,
    stroke: ground,
    'stroke-width': 2.5,
  });
  const text = letter(box / 2, 25.5, code, { face: 'bold', size: 27, anchor: 'middle', fill: open ? PAPER : ground });
  const heading = letter(18, 42, name, { face: 'bold', size: 31, fill: ink, halo: 6, haloFill: ground });
  return heading + at(18, 54, sign + text);
}

function crowd(pieces: readonly Piece[], width: number, from: boolean): string {
  const step = Math.min(CONE.width + 4, (width - 250) / Math.max(1, pieces.length));
  const right = width - 20 - CONE.width / 2;
  const left = right - step * (pieces.length - 1);
  const ring = { cx: (left + right) / 2, cy: HEIGHT - 24, rx: (right - left + CONE.width) / 2 + 8, ry: 17 };
  const ground = from
    ? el('ellipse', { ...ring, fill: '#fff6df', 'fill-opacity': 0.75, stroke: RED, 'stroke-width': 4 })
    : '';
  return ground + pieces.map(({ group, seat }, i) => at(left + i * step, HEIGHT - 20, cone(group, seat))).join('');
}

function card(view: MapView, code: OffBoard, width: number): string {
  const open = view.open?.includes(code) ?? false;
  const edge = { width, height: HEIGHT, rx: 12 };
  const id = `card-${code}`;
  const scene = el('rect', { ...edge, fill: SCENES[code].ground }) + SCENES[code].foot(width);
  const rim = { ...edge, fill: 'none', stroke: open ? RED : INK, 'stroke-width': open ? 4.5 : 2.5 };
  return [
    el('clipPath', { id }, el('rect', edge)),
    el('g', { 'clip-path': `url(#${id})` }, scene),
    el('rect', { ...rim, 'stroke-dasharray': open ? '15 10' : undefined }),
    title(code, open),
    crowd(
      view.pieces.filter(({ place }) => place === code),
      width,
      view.from === code,
    ),
  ].join('');
}

/** The places off the board, each on a card of its own, from (0, 0) down (UQ-HOME-22). */
export function insets(view: MapView): string {
  const shown = offBoardShown(view);
  if (shown.length === 0) return '';
  const width = Math.min(WIDEST, (MAP_WIDTH - 2 * MARGIN - GAP * (shown.length - 1)) / shown.length);
  const left = (MAP_WIDTH - width * shown.length - GAP * (shown.length - 1)) / 2;
  const cards = shown.map((code, i) => at(left + i * (width + GAP), TOP, card(view, code, width)));
  return el('rect', { width: MAP_WIDTH, height: insetsHeight(view) + 2, fill: PAPER }) + cards.join('');
}
