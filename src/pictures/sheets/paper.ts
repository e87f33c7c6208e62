import { GOLD, INK, PAPER, SHADED_PAPER } from '../colours.js';
import { between, chance } from '../ink/chance.js';
import { el } from '../svg/element.js';
import { letter } from '../svg/lettering.js';
import { spot } from '../symbols/brush.js';

/** Width of every sheet, in pixels. */
export const SHEET_WIDTH = 1200;
/** From the paper's edge to what is printed on it. */
export const MARGIN = 52;
/** The ink that players write with. */
export const PEN_INK = '#1f2f63';

function specks(height: number): string {
  const draw = chance('specks of the paper');
  const dots = Array.from({ length: 150 }, () => {
    const dot = spot(between(draw, 0, SHEET_WIDTH), between(draw, 0, height), between(draw, 0.8, 2.2), '#8d6f45');
    return el('g', { opacity: between(draw, 0.08, 0.3) }, dot);
  });
  return dots.join('');
}

/** Where somebody put down a cup. */
function stain(x: number, y: number): string {
  const ring = (r: number, width: number, opacity: number) =>
    el('circle', { cx: x, cy: y, r, fill: 'none', stroke: '#7a4f22', 'stroke-width': width, opacity });
  return (
    ring(84, 7, 0.1) +
    ring(80, 2, 0.14) +
    ring(90, 1.5, 0.1) +
    el('circle', { cx: x, cy: y, r: 82, fill: '#7a4f22', opacity: 0.03 })
  );
}

function corner(x: number, y: number, turn: number): string {
  const curl = 'M0 0H62Q40 6 34 18Q30 30 18 34Q6 40 0 62Z';
  return el(
    'g',
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    el('path', { d: curl, fill: GOLD, 'fill-opacity': 0.35, stroke: INK, 'stroke-width': 2 }),
  );
}

/** An empty printed sheet of this height. */
export function paper(height: number): string {
  const [w, h] = [SHEET_WIDTH, height];
  const rect = (inset: number, stroke: string, width: number) =>
    el('rect', {
      x: inset,
      y: inset,
      width: w - inset * 2,
      height: h - inset * 2,
      rx: 6,
      fill: 'none',
      stroke,
      'stroke-width': width,
    });
  const [near, far, low] = [22, w - 22, h - 22];
  return [
    el('rect', { width: w, height: h, fill: PAPER }),
    el('rect', { x: 10, y: 10, width: w - 20, height: h - 20, fill: 'none', stroke: SHADED_PAPER, 'stroke-width': 20 }),
    specks(h),
    stain(w - 190, h - 120),
    rect(14, INK, 2),
    rect(22, INK, 4),
    corner(near, near, 0),
    corner(far, near, 90),
    corner(far, low, 180),
    corner(near, low, 270),
  ].join('');
}

/** A printed heading with a rule below it, from x to x + width. */
export function heading(x: number, y: number, width: number, text: string): string {
  const rule = el('path', { d: `M${x} ${y + 12}H${x + width}`, stroke: INK, 'stroke-width': 3 });
  const thin = el('path', { d: `M${x} ${y + 17}H${x + width}`, stroke: INK, 'stroke-width': 1 });
  return letter(x, y, text, { face: 'bold', size: 34 }) + rule + thin;
}

/** Small print. */
export function caption(x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'start'): string {
  return letter(x, y, text, { face: 'italic', size: 31, anchor, fill: '#6a513d' });
}

/** A line to write on. */
export function ruled(x: number, y: number, width: number): string {
  return el('path', {
    d: `M${x} ${y}H${x + width}`,
    stroke: '#a98f6c',
    'stroke-width': 1.8,
    'stroke-dasharray': '2 3',
  });
}
