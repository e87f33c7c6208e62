import { GOLD, INK } from '../colours.js';
import { at, el } from '../svg/element.js';
import { letter } from '../svg/lettering.js';
import { PEN_INK } from './paper.js';

const ROW = 20;
const STEP = 53;
const ROW_HEIGHT = 50;
/** Height of the whole track, in pixels. */
export const TRACK_HEIGHT = 5 * ROW_HEIGHT;

function place(number: number, filled: boolean): string {
  const tenth = number % 10 === 0;
  const r = tenth ? 22 : 16;
  const ring = el('circle', {
    r,
    fill: filled ? PEN_INK : tenth ? '#f7e3b0' : '#fbf4e1',
    stroke: tenth ? '#8a5d12' : INK,
    'stroke-width': tenth ? 3 : 2,
  });
  const shine = filled
    ? el('circle', { cx: -r * 0.3, cy: -r * 0.35, r: r * 0.22, fill: '#ffffff', opacity: 0.35 })
    : '';
  const text = tenth
    ? letter(0, 9, String(number), {
        face: 'hand',
        size: number === 100 ? 22 : 26,
        anchor: 'middle',
        fill: filled ? '#fff6df' : INK,
      })
    : '';
  return ring + shine + text;
}

/** The track of 100 Honor, filled up to what the group has (UQ-SHEET-20); the first place is around (0, 0). */
export function honorTrack(honor: number): string {
  const places = Array.from({ length: 100 }, (_, i) =>
    at((i % ROW) * STEP, Math.floor(i / ROW) * ROW_HEIGHT, place(i + 1, i < honor)),
  );
  const lines = [0, 1, 2, 3, 4].map((row) => `M0 ${row * ROW_HEIGHT}H${(ROW - 1) * STEP}`);
  return el('path', { d: lines.join(''), stroke: GOLD, 'stroke-width': 3, opacity: 0.6 }) + places.join('');
}
