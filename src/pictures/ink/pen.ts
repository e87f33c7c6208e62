import { tenths } from '../svg/element.js';
import { sway, type Chance } from './chance.js';
import { along, apart, beside, type Point } from './point.js';

function pair({ x, y }: Point): string {
  return `${tenths(x)} ${tenths(y)}`;
}

/** A path of straight strokes. */
export function straight(points: readonly Point[], closed = false): string {
  return points.length === 0 ? '' : `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;
}

/** A path that runs softly through the middles between its points. */
export function soft(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first || rest.length < 2) return straight(points);
  const bends = rest.slice(0, -1).map((p, i) => `Q${pair(p)} ${pair(along(p, rest[i + 1] as Point, 0.5))}`);
  return `M${pair(first)}${bends.join('')}L${pair(rest.at(-1) as Point)}`;
}

/** A closed ring drawn softly. */
export function softRing(points: readonly Point[]): string {
  const start = along(points.at(-1) as Point, points[0] as Point, 0.5);
  const bends = points.map((p, i) => `Q${pair(p)} ${pair(along(p, points[(i + 1) % points.length] as Point, 0.5))}`);
  return `M${pair(start)}${bends.join('')}Z`;
}

/** A pen strays from a long way no further than from one of this length, in pixels. */
const LONGEST_SWAY = 110;

/**
 * The way from a to b as a hand draws it: the middle of every stretch is moved aside by up to `roughness` of its length,
 * down to stretches of `grain` pixels. Begins with a and ends with b.
 */
export function wander(draw: Chance, a: Point, b: Point, roughness: number, grain = 9): Point[] {
  const length = apart(a, b);
  if (length <= grain) return [a, b];
  const middle = beside(
    along(a, b, 0.5 + sway(draw, 0.08)),
    a,
    b,
    sway(draw, roughness * Math.min(length, LONGEST_SWAY)),
  );
  return [...wander(draw, a, middle, roughness, grain), ...wander(draw, middle, b, roughness, grain).slice(1)];
}
