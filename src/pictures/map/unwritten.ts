import { FAINT_INK, PAPER } from '../colours.js';
import { softRing, straight } from '../ink/pen.js';
import { point, type Point } from '../ink/point.js';
import { el } from '../svg/element.js';

/** A land nobody has written of yet: bare paper, faintly hatched. */
export function blankLand(code: string, ring: readonly Point[]): string {
  const d = softRing(ring);
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const tall = bottom - top;
  const count = Math.ceil((right - left + tall) / 18);
  const strokes = Array.from({ length: count }, (_, i) => {
    const x = left + i * 18;
    return straight([point(x, top), point(x - tall, bottom)]);
  });
  const id = `blank-${code}`;
  const hatching = el('path', { d: strokes.join(''), stroke: FAINT_INK, 'stroke-width': 1.2, 'stroke-opacity': 0.35 });
  return [
    el('clipPath', { id }, el('path', { d })),
    el('g', { 'clip-path': `url(#${id})` }, el('path', { d, fill: PAPER, 'fill-opacity': 0.8 }) + hatching),
  ].join('');
}
