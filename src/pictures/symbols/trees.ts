import { between, sway, type Chance } from '../ink/chance.js';
import { straight } from '../ink/pen.js';
import { point } from '../ink/point.js';
import { INK } from '../colours.js';
import { line, shape } from './brush.js';

/** A crown of leaves: an outline of little bows around a centre. */
function crown(draw: Chance, y: number, rx: number, ry: number, bows: number): string {
  const turn = draw() * Math.PI;
  const places = Array.from({ length: bows }, (_, i) => {
    const angle = turn + (i / bows) * Math.PI * 2;
    const reach = between(draw, 0.88, 1.1);
    return point(Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach);
  });
  const steps = places.map((_, i) => {
    const to = places[(i + 1) % bows] ?? point(0, 0);
    const r = ((rx + ry) / 2) * (2.3 / bows);
    return `A${r} ${r} 0 0 1 ${to.x} ${to.y}`;
  });
  return `M${places[0]?.x ?? 0} ${places[0]?.y ?? 0}${steps.join('')}Z`;
}

function leafMarks(draw: Chance, y: number, rx: number, ry: number): string {
  const marks = Array.from({ length: 5 }, () => {
    const [x, down] = [between(draw, 0, 0.7) * rx, y + between(draw, -0.35, 0.7) * ry];
    return `M${x - 3} ${down}q3 3.4 6 0`;
  });
  return line(marks.join(''), 1.2);
}

/** A leafy tree on (0, 0). */
export function leafyTree(draw: Chance, size: number, fill: string): string {
  const [y, rx, ry] = [-size * 0.62, size * 0.36, size * 0.34];
  const trunk = `M${-size * 0.06} 0L${-size * 0.04} ${y}L${size * 0.05} ${y}L${size * 0.07} 0Z`;
  return shape(trunk, '#8a6544', 1.4) + shape(crown(draw, y, rx, ry, 9), fill, 1.7) + leafMarks(draw, y, rx, ry);
}

/** An old giant: a thick trunk with roots, and a dark crown. */
export function oldTree(draw: Chance, size: number, fill: string): string {
  const y = -size * 0.68;
  const trunk = `M${-size * 0.2} 0Q${-size * 0.08} ${-size * 0.1} ${-size * 0.09} ${y}L${size * 0.09} ${y}Q${size * 0.07} ${-size * 0.1} ${size * 0.22} 0L${size * 0.05} ${-size * 0.06}L0 0L${-size * 0.06} ${-size * 0.06}Z`;
  const bark = `M${-size * 0.02} ${-size * 0.12}V${y * 0.7}M${size * 0.04} ${-size * 0.16}V${y * 0.6}`;
  return (
    shape(trunk, '#77543a', 1.5) +
    line(bark, 1) +
    shape(crown(draw, y, size * 0.42, size * 0.32, 11), fill, 1.9) +
    leafMarks(draw, y, size * 0.42, size * 0.3)
  );
}

/** A fir of three storeys. */
export function fir(draw: Chance, size: number, fill: string): string {
  const w = size * between(draw, 0.26, 0.32);
  const storeys = `M0 ${-size}L${w * 0.6} ${-size * 0.66}L${w * 0.34} ${-size * 0.66}L${w * 0.84} ${-size * 0.38}L${w * 0.5} ${-size * 0.38}L${w} ${-size * 0.1}L${-w} ${-size * 0.1}L${-w * 0.5} ${-size * 0.38}L${-w * 0.84} ${-size * 0.38}L${-w * 0.34} ${-size * 0.66}L${-w * 0.6} ${-size * 0.66}Z`;
  const needles = `M${w * 0.2} ${-size * 0.72}v${size * 0.1}M${w * 0.36} ${-size * 0.46}v${size * 0.11}M${w * 0.46} ${-size * 0.22}v${size * 0.1}`;
  return line(`M0 0V${-size * 0.12}`, 3) + shape(storeys, fill, 1.6) + line(needles, 1.1);
}

/** A palm, leaning. */
export function palm(draw: Chance, size: number, fill = '#7e9a55'): string {
  const lean = sway(draw, size * 0.16);
  const y = -size * 0.72;
  const trunk = `M${-size * 0.04} 0Q${lean * 0.2} ${y * 0.5} ${lean - size * 0.02} ${y}L${lean + size * 0.04} ${y}Q${lean * 0.3 + size * 0.07} ${y * 0.5} ${size * 0.06} 0Z`;
  const fronds = [-1, -0.7, -0.2, 0.3, 0.75, 1].map((side) => {
    const flat = Math.abs(side);
    const [x, tip] = [lean + side * size * 0.44, y + flat * size * 0.26 - size * 0.2];
    const top = y - size * (0.42 - flat * 0.14);
    return `M${lean} ${y}Q${lean + side * size * 0.24} ${top} ${x} ${tip}Q${lean + side * size * 0.16} ${top + size * 0.26} ${lean} ${y}Z`;
  });
  return shape(trunk, '#9b7650', 1.3) + shape(fronds.join(''), fill, 1.2);
}

/** A dead tree. */
export function deadTree(draw: Chance, size: number): string {
  const bend = sway(draw, size * 0.08);
  const limbs = [
    [point(0, 0), point(bend, -size * 0.5), point(bend * 0.4, -size)],
    [point(bend, -size * 0.45), point(size * 0.26, -size * 0.74), point(size * 0.3, -size * 0.92)],
    [point(bend, -size * 0.55), point(-size * 0.22, -size * 0.8)],
    [point(size * 0.22, -size * 0.72), point(size * 0.4, -size * 0.74)],
  ];
  return (
    line(`M${-size * 0.05} 0L${bend} ${-size * 0.45}L${size * 0.05} 0`, 1.8) +
    line(limbs.map((l) => straight(l)).join(''), 2)
  );
}

/** A swamp tree on stilted roots, with hanging moss. */
export function swampTree(draw: Chance, size: number, fill: string): string {
  const y = -size * 0.7;
  const roots = `M0 ${-size * 0.3}Q${-size * 0.16} ${-size * 0.18} ${-size * 0.2} 0M0 ${-size * 0.3}Q${size * 0.16} ${-size * 0.2} ${size * 0.2} 0M0 ${-size * 0.3}V0`;
  const moss = [-0.26, -0.1, 0.08, 0.24].map(
    (x) => `M${size * x} ${y + size * 0.16}q2 ${size * 0.1} -1 ${size * between(draw, 0.16, 0.26)}`,
  );
  return (
    line(roots, 1.9) +
    line(`M0 ${-size * 0.3}V${y}`, 3.2) +
    line(moss.join(''), 1.3) +
    shape(crown(draw, y, size * 0.38, size * 0.22, 9), fill, 1.7, INK)
  );
}
