import { between, sway, type Chance } from '../ink/chance.js';
import { soft, straight, wander } from '../ink/pen.js';
import { along, point, type Point } from '../ink/point.js';
import { RED, SHADED_PAPER } from '../colours.js';
import { blot, line, shape } from './brush.js';

/** Strokes on the shaded side, from the ridge down. */
function hatch(draw: Chance, top: Point, foot: Point, strokes: number, reach: number): string {
  const lines = Array.from({ length: strokes }, (_, i) => {
    const from = along(top, foot, (i + 0.5) / strokes);
    const length = reach * between(draw, 0.5, 1) * (0.35 + (0.65 * (i + 1)) / strokes);
    return straight([from, point(from.x - length * 0.35, from.y + length * 0.9)]);
  });
  return line(lines.join(''), 1.2);
}

/** A mountain standing on (0, 0). */
export function mountain(draw: Chance, width: number, height: number, fill: string): string {
  const peak = point(sway(draw, width * 0.1), -height);
  const left = wander(draw, point(-width / 2, 0), peak, 0.16, 11);
  const right = wander(draw, peak, point(width / 2, sway(draw, 3)), 0.16, 11);
  const fold = wander(draw, peak, point(peak.x + sway(draw, width * 0.08), -height * 0.3), 0.2, 9);
  const body = straight([...left, ...right.slice(1)]);
  const shade = straight([...right, point(width * 0.16, 0), ...fold.toReversed()], true);
  return [
    blot(`${body}Z`, fill),
    blot(shade, '#8d7358', 0.28),
    line(soft([...left, ...right.slice(1)]), 2.3),
    line(soft(fold), 1.4),
    hatch(draw, peak, right.at(-1) as Point, 6, height * 0.42),
  ].join('');
}

/** The burning mountain, with its smoke. */
export function volcano(draw: Chance, width: number, height: number, fill: string): string {
  const lip = width * 0.13;
  const left = wander(draw, point(-width / 2, 0), point(-lip, -height), 0.09, 12);
  const right = wander(draw, point(lip, -height), point(width / 2, 0), 0.09, 12);
  const crater = `M${-lip} ${-height}Q0 ${-height + 9} ${lip} ${-height}Q0 ${-height - 9} ${-lip} ${-height}Z`;
  const flows = [-0.5, 0.1, 0.7].map((lean) =>
    soft(
      wander(draw, point(lean * lip, -height + 4), point(lean * width * 0.3, -height * 0.36 + sway(draw, 12)), 0.2, 9),
    ),
  );
  const puffs = Array.from({ length: 6 }, (_, i) => {
    const r = 7 + i * 2.4;
    return shape(ball(sway(draw, 4) + i * 7, -height - 12 - i * 10, r), '#cfc3b4', 1.3);
  });
  return [
    puffs.toReversed().join(''),
    shape(`${soft([...left, ...right])}Z`, fill, 2.3),
    hatch(draw, right[0] as Point, right.at(-1) as Point, 8, height * 0.4),
    line(flows.join(''), 3, RED),
    shape(crater, '#d9632b', 1.8),
  ].join('');
}

/** A circle as a path. */
function ball(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`;
}

/** A rounded hill. */
export function hill(draw: Chance, width: number, height: number, fill: string): string {
  const top = sway(draw, width * 0.06);
  const back = `M${-width / 2} 0C${-width * 0.32} ${-height * 1.1} ${top + width * 0.1} ${-height * 1.5} ${width / 2} 0`;
  const strokes = [0.14, 0.22, 0.3, 0.37].map((x) => {
    const y = -height * (0.92 - x * 1.5);
    return `M${width * x} ${y}q${width * 0.03} ${height * 0.16} ${width * 0.01} ${height * 0.34}`;
  });
  return blot(`${back}Z`, fill) + line(back, 2) + line(strokes.join(''), 1.2);
}

/** A bare rock, split and shaded on its right. */
export function rock(draw: Chance, size: number): string {
  const [top, left, right] = [between(draw, 0.6, 0.85), between(draw, 0.34, 0.55), between(draw, 0.3, 0.5)];
  const ridge = sway(draw, 0.12);
  const p = (x: number, y: number) => `${x * size} ${-y * size}`;
  const outline = `M${p(-0.52, 0)}L${p(-0.42, left)}L${p(ridge - 0.14, top)}L${p(ridge + 0.1, top * 0.94)}L${p(0.38, right)}L${p(0.54, 0)}Z`;
  const shade = `M${p(ridge + 0.1, top * 0.94)}L${p(0.38, right)}L${p(0.54, 0)}L${p(0.14, 0)}L${p(ridge + 0.04, top * 0.5)}Z`;
  const splits = `M${p(ridge + 0.1, top * 0.94)}L${p(ridge + 0.04, top * 0.5)}L${p(0.14, 0)}M${p(-0.42, left)}L${p(-0.22, left * 0.7)}L${p(-0.26, 0.08)}`;
  return blot(outline, SHADED_PAPER) + blot(shade, '#8d7358', 0.45) + line(`${outline}${splits}`, 1.6);
}

/** A dune: a long crest, stippled on its lee side. */
export function dune(draw: Chance, width: number): string {
  const h = width * between(draw, 0.16, 0.24);
  const crest = `M${-width / 2} 0C${-width * 0.2} ${-h} ${-width * 0.05} ${-h * 1.7} ${width * 0.1} ${-h * 1.1}C${width * 0.2} ${-h * 0.6} ${width * 0.36} ${-h * 0.2} ${width / 2} 0`;
  const lee = `M${width * 0.02} ${-h * 1.35}C${width * 0.06} ${-h * 0.6} ${-width * 0.06} ${-h * 0.4} ${width * 0.02} 0`;
  const grains = [0.1, 0.17, 0.25, 0.14, 0.22, 0.31].map((x, i) => `M${width * x} ${-h * (i < 3 ? 0.7 - x : 0.3)}h0.1`);
  return blot(`${crest}Z`, '#efdcae') + line(crest, 1.9) + line(lee, 1.3) + line(grains.join(''), 1.9);
}
