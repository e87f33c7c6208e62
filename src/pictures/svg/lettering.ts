import { FACES, letterable, signsOf, widthOf, type Face } from '../fonts.js';
import { INK, PAPER } from '../colours.js';
import { el, escapeXml, type Attributes } from './element.js';

export interface Lettering {
  readonly face: Face;
  readonly size: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Width in pixels that the text must keep to: it shrinks to `smallest`, then loses its end. */
  readonly within?: number;
  readonly smallest?: number;
  /** Paper left blank around the letters. */
  readonly halo?: number;
  readonly haloFill?: string;
  readonly spacing?: number;
}

const ELLIPSIS = '…';

function shorten(text: string, face: Face, size: number, within: number): string {
  const signs = signsOf(text);
  while (signs.length > 0 && widthOf(signs.join('') + ELLIPSIS, face, size) > within) signs.pop();
  return signs.join('').trimEnd() + ELLIPSIS;
}

/** The text and size in which it keeps to its width. */
export function fit(text: string, { face, size, within, smallest = 20 }: Lettering): { text: string; size: number } {
  const lettered = letterable(text, face);
  const width = widthOf(lettered, face, size);
  if (within === undefined || width <= within) return { text: lettered, size };
  const smaller = Math.floor(((size * within) / width) * 2) / 2;
  if (smaller >= smallest) return { text: lettered, size: smaller };
  return { text: shorten(lettered, face, smallest, within), size: smallest };
}

/** The text in at most `limit` lines of its width at its smallest size, broken between words; the last line takes the rest. */
export function wrap(text: string, lettering: Lettering, limit: number): string[] {
  const { face, size, within = Infinity, smallest = 20 } = lettering;
  const lettered = letterable(text, face);
  if (limit === 1 || widthOf(lettered, face, size) <= within) return [lettered];
  const words = lettered.split(' ');
  let count = 1;
  while (count < words.length && widthOf(words.slice(0, count + 1).join(' '), face, smallest) <= within) count++;
  const rest = words.slice(count).join(' ');
  const first = words.slice(0, count).join(' ');
  return rest === '' ? [first] : [first, ...wrap(rest, lettering, limit - 1)];
}

function haloOf({ halo, haloFill }: Lettering): Attributes {
  if (!halo) return {};
  return { stroke: haloFill ?? PAPER, 'stroke-width': halo, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
}

/** A line of text; x and y are its anchor on the base line. */
export function letter(x: number, y: number, text: string, lettering: Lettering): string {
  const fitted = fit(text, lettering);
  const attributes = {
    x,
    y,
    ...FACES[lettering.face],
    'font-size': fitted.size,
    fill: lettering.fill ?? INK,
    'text-anchor': lettering.anchor ?? 'start',
    'letter-spacing': lettering.spacing,
    ...haloOf(lettering),
  };
  return el('text', attributes, escapeXml(fitted.text));
}
