import { INK } from '../colours.js';
import { el } from '../svg/element.js';

/** How thick the pen is by default, in pixels. */
const PEN = 1.8;

/** An inked line without a fill. */
export function line(d: string, width = PEN, colour = INK): string {
  return el('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' });
}

/** A filled shape with an inked outline. */
export function shape(d: string, fill: string, width = PEN, colour = INK): string {
  return el('path', {
    d,
    fill,
    stroke: colour,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

/** A shape without an outline. */
export function blot(d: string, fill: string, opacity?: number): string {
  return el('path', { d, fill, 'fill-opacity': opacity });
}

export function spot(x: number, y: number, r: number, fill: string = INK, opacity?: number): string {
  return el('circle', { cx: x, cy: y, r, fill, 'fill-opacity': opacity });
}
