import { INK, PAPER, PIECE_COLOURS } from '../colours.js';
import { letterable, signsOf } from '../fonts.js';
import { el } from '../svg/element.js';
import { letter } from '../svg/lettering.js';

/** Width and height of a piece, in pixels. */
export const CONE = { width: 46, height: 56 } as const;

/** Colour of a seat's piece; after the last it begins anew. */
export function pieceColour(seat: number): string {
  return PIECE_COLOURS[seat % PIECE_COLOURS.length] ?? PIECE_COLOURS[0];
}

/** What half of all groups' names begin with. */
const ARTICLE = /^(?:the|an?|die|der|das)\s+(?=[\p{L}\p{N}])/iu;

/** The sign a piece bears: the first letter of the group's name, but not of its article. */
export function initialOf(group: string): string {
  const first = signsOf(letterable(group.trim().replace(ARTICLE, ''), 'bold')).find((sign) =>
    /[\p{L}\p{N}]/u.test(sign),
  );
  return (first ?? '?').toLocaleUpperCase('en');
}

/** A group's coloured cone, standing on (0, 0). */
export function cone(group: string, seat: number): string {
  const [half, tall] = [CONE.width / 2, CONE.height];
  const body = `M${-half} -7L-4 ${-tall + 3}Q0 ${-tall - 3} 4 ${-tall + 3}L${half} -7Q${half} 3 0 3T${-half} -7Z`;
  const shine = `M-3 ${-tall + 10}L${-half + 10} -11Q${-half + 12} -7 ${-half + 16} -6L-1 ${-tall + 12}Z`;
  return [
    el('ellipse', { cx: 4, cy: -1, rx: half + 3, ry: 8, fill: INK, 'fill-opacity': 0.35 }),
    el('path', { d: body, fill: pieceColour(seat), stroke: PAPER, 'stroke-width': 6, 'stroke-linejoin': 'round' }),
    el('path', { d: body, fill: pieceColour(seat), stroke: INK, 'stroke-width': 2.4, 'stroke-linejoin': 'round' }),
    el('path', { d: shine, fill: '#ffffff', 'fill-opacity': 0.3 }),
    letter(0, -8, initialOf(group), {
      face: 'bold',
      size: 29,
      anchor: 'middle',
      fill: '#fffaf0',
      halo: 3.5,
      haloFill: INK,
    }),
  ].join('');
}
