import { ABYSS, INK, PAPER, RED } from '../colours.js';
import { at, el } from '../svg/element.js';
import { letter } from '../svg/lettering.js';
import { line, shape } from '../symbols/brush.js';
import { skull } from '../symbols/plants.js';

/** A drop of blood: red for an injury, black for a cursed one (UQ-SHEET, G-19); without a colour its printed outline. */
export function drop(colour?: 'red' | 'black'): string {
  const d = 'M0 -26C5 -14 17 -4 17 9A17 17 0 0 1 -17 9C-17 -4 -5 -14 0 -26Z';
  if (!colour) return el('path', { d, fill: 'none', stroke: '#a98f6c', 'stroke-width': 2, 'stroke-dasharray': '4 3' });
  const fill = colour === 'red' ? '#c0281f' : '#241d26';
  const shine = el('path', {
    d: 'M-9 8A10 10 0 0 0 -2 18',
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 3,
    opacity: 0.6,
    'stroke-linecap': 'round',
  });
  return el('path', { d, fill, stroke: INK, 'stroke-width': 2.4 }) + shine;
}

/** A curse: a dark token with a skull. */
export function curseToken(): string {
  const disc = el('circle', { r: 24, fill: '#4b2a5c', stroke: ABYSS, 'stroke-width': 3 });
  const ring = el('circle', { r: 19, fill: 'none', stroke: '#b79ac4', 'stroke-width': 1.4, 'stroke-dasharray': '3 3' });
  return disc + ring + at(0, 16, skull(40));
}

/** A burial mound with its stone. */
export function mound(): string {
  const hill = shape('M-34 0Q-26 -30 0 -31T34 0Z', '#a8b56c', 2.2);
  const stone = shape('M-10 -24V-44Q0 -54 10 -44V-24Z', '#d5ccbb', 2);
  return hill + stone + line('M0 -46V-32M-5 -41H5M-24 -6l4 -7M18 -8l4 -6M-8 -8l3 -6M6 -12l3 -6', 1.7);
}

/** A point of an attribute that is owned (black), or its Fame price in a ring (UQ-SHEET-07). */
export function attributePoint(price?: number): string {
  if (price === undefined) return el('circle', { r: 19, fill: '#241d1a', stroke: INK, 'stroke-width': 2 });
  const ring = el('circle', { r: 18, fill: PAPER, stroke: INK, 'stroke-width': 3 });
  return ring + letter(0, 10, String(price), { face: 'hand', size: 27, anchor: 'middle', fill: RED });
}

/** A box with a figure written in it, its short name printed below, and below that what the letters mean. */
export function box(
  x: number,
  y: number,
  width: number,
  [name, words]: readonly [string, string],
  value: string,
): string {
  const frame = { x, y, width, height: 96, rx: 10, fill: '#fbf4e1', stroke: INK, 'stroke-width': 4 };
  return [
    el('rect', frame),
    el('rect', {
      ...frame,
      x: x + 7,
      y: y + 7,
      width: width - 14,
      height: 82,
      rx: 6,
      fill: 'none',
      'stroke-width': 1.3,
    }),
    letter(x + width / 2, y + 70, value, {
      face: 'hand',
      size: 62,
      anchor: 'middle',
      fill: '#1f2f63',
      within: width - 24,
    }),
    letter(x + width / 2, y + 130, name, { face: 'bold', size: 32, anchor: 'middle' }),
    letter(x + width / 2, y + 158, words, { face: 'italic', size: 27, anchor: 'middle', within: width, smallest: 20 }),
  ].join('');
}
