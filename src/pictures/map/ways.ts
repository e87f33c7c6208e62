import { INK, PAPER, RED, SUN } from '../colours.js';
import { soft, softRing } from '../ink/pen.js';
import { along, apart, beside, isInside, point, type Point } from '../ink/point.js';
import { el, tenths } from '../svg/element.js';
import { RIM, SPACE_AREAS } from './areas.js';
import { ALL_EDGES, CHASM, outline } from './edges.js';
import { LABELS, type Label } from './labels.js';
import type { MapView } from './view.js';

/** A dashed red line around a space where one can go. */
function ringAround(code: string): string {
  const area = SPACE_AREAS.find((candidate) => candidate.code === code);
  return area ? dashed(softRing(outline(area.ring))) : '';
}

/** The Chasm has no ring of its own to draw: only the rim that leads into it. */
function rimAlong(from: string | undefined): string {
  const rim = ALL_EDGES.filter(({ sides }) => sides.includes(CHASM) && sides.includes(from ?? ''));
  return rim.map(({ line }) => dashed(soft(line))).join('');
}

function dashed(d: string): string {
  const line = (stroke: string, width: number, dashes?: string) =>
    el('path', {
      d,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-dasharray': dashes,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  return line(PAPER, 9) + line(RED, 4.5, '15 10');
}

/** How far a place is from the nearest name or piece that an arrow should not cover. */
function room(place: Point): number {
  return Math.min(...Object.values(LABELS).flatMap((label) => occupied(label).map((spot) => apart(spot, place))));
}

function occupied({ at, name, size, pieces, stacked }: Label): Point[] {
  const code = at.y + (name.length - 1) * size + 28;
  const sides = [-52, 0, 52].map((x) => point(at.x + x, code));
  const number = stacked ? [point(at.x, code + 30)] : [];
  return [...sides, ...number, ...[-40, 0, 40].map((x) => point(at.x + x, at.y - 8)), point(pieces.x, pieces.y - 24)];
}

/** An arrow needs no more room than this, in pixels; with less than the other it would lie on a name. */
const ENOUGH_ROOM = 62;
const LEAST_ROOM = 50;

function labelOf(code: string): Point {
  return (LABELS[code] as Label).at;
}

/** Where two spaces touch with most room for an arrow, and the way across. */
function crossing(from: string, to: string): { at: Point; towards: Point } | undefined {
  const shared = ALL_EDGES.filter(({ sides }) => sides.includes(from) && sides.includes(to));
  const places = shared.flatMap(({ line }) => line.slice(2, -2).map((at, i) => ({ at, a: line[i], b: line[i + 4] })));
  const middle = along(labelOf(from), labelOf(to), 0.5);
  const cost = ({ at }: (typeof places)[number]) => apart(at, middle) - 6 * Math.min(room(at), ENOUGH_ROOM);
  const [best] = places.toSorted((one, other) => cost(one) - cost(other));
  if (!best?.a || !best.b || room(best.at) < LEAST_ROOM) return undefined;
  const ring = outline(SPACE_AREAS.find(({ code }) => code === from)?.ring ?? RIM);
  const [one, other] = [beside(best.at, best.a, best.b, 26), beside(best.at, best.a, best.b, -26)];
  return { at: best.at, towards: isInside(ring, one) ? other : one };
}

function arrow(tail: Point, tip: Point): string {
  const shaft = soft([tail, beside(along(tail, tip, 0.5), tail, tip, 3), tip]);
  const wing = (side: number) => beside(along(tail, tip, 0.56), tail, tip, side);
  const [left, right] = [wing(-13), wing(13)];
  const head = `M${[left, tip, right].map(({ x, y }) => `${tenths(x)} ${tenths(y)}`).join('L')}`;
  const pen = (stroke: string, width: number) =>
    el('path', {
      d: shaft + head,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  return pen(PAPER, 12) + pen(RED, 6);
}

function wayOver(from: string, to: string): string {
  const found = crossing(from, to);
  if (!found) return '';
  const { at, towards } = found;
  const tail = point(at.x * 2 - towards.x, at.y * 2 - towards.y);
  return arrow(along(at, tail, 0.8), along(at, towards, 0.9));
}

/** Where one can go on the board; ways off it are shown on cards of their own. */
function targets({ from, open = [] }: MapView): readonly string[] {
  return open.filter((code) => code !== from && code in LABELS);
}

/** The space where the way begins, lit up. */
export function here({ from }: MapView): string {
  const area = SPACE_AREAS.find(({ code }) => code === from);
  if (!area) return '';
  const d = softRing(outline(area.ring));
  const line = (stroke: string, width: number) =>
    el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });
  return el('path', { d, fill: SUN, 'fill-opacity': 0.35 }) + line(INK, 10) + line(SUN, 6);
}

/** A dashed ring around each space where one can go. */
export function goals(view: MapView): string {
  return targets(view)
    .map((code) => (code === CHASM ? rimAlong(view.from) : ringAround(code)))
    .join('');
}

/** An arrow over each border that leads there from here. */
export function arrows(view: MapView): string {
  const { from } = view;
  return from === undefined || !(from in LABELS)
    ? ''
    : targets(view)
        .map((to) => wayOver(from, to))
        .join('');
}
