import { FAINT_INK, GOLD, INK, PAPER, RED, SHADED_PAPER } from '../colours.js';
import { at, el } from '../svg/element.js';
import { letter } from '../svg/lettering.js';
import { MAP_HEIGHT, MAP_WIDTH } from './size.js';

const BAND = 16;

/** The neat line around the map: paper, with a scale of dark and light pieces. */
export function frame(): string {
  const [w, h] = [MAP_WIDTH, MAP_HEIGHT];
  const rect = (inset: number, width: number, stroke: string, dashes?: string) =>
    el('rect', {
      x: inset,
      y: inset,
      width: w - inset * 2,
      height: h - inset * 2,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-dasharray': dashes,
    });
  return [
    rect(BAND / 2, BAND, PAPER),
    rect(BAND - 4, 6, SHADED_PAPER),
    rect(BAND - 4, 6, INK, '40 40'),
    rect(BAND, 2, INK),
    rect(BAND - 8, 1.5, INK),
  ].join('');
}

/** A compass rose around (0, 0). */
function rose(size: number): string {
  const ray = (turn: number, length: number, width: number) =>
    el(
      'g',
      { transform: `rotate(${turn})` },
      el('path', { d: `M0 ${-length}L${width} ${-width}L0 0Z`, fill: PAPER, stroke: INK, 'stroke-width': 1.2 }) +
        el('path', {
          d: `M0 ${-length}L${-width} ${-width}L0 0Z`,
          fill: turn === 0 ? RED : FAINT_INK,
          stroke: INK,
          'stroke-width': 1.2,
        }),
    );
  const minor = [45, 135, 225, 315].map((turn) => ray(turn, size * 0.62, size * 0.13));
  const major = [90, 180, 270, 0].map((turn) => ray(turn, size, size * 0.17));
  return [
    el('circle', { r: size * 0.74, fill: 'none', stroke: PAPER, 'stroke-width': 1.6 }),
    el('circle', { r: size * 0.67, fill: 'none', stroke: PAPER, 'stroke-width': 0.8 }),
    ...minor,
    ...major,
    letter(0, -size - 5, 'N', { face: 'bold', size: 26, anchor: 'middle', fill: PAPER }),
  ].join('');
}

/** The scroll with the world's name. */
function scroll(): string {
  const ends = [-1, 1].map((side) =>
    el('path', {
      d: `M${side * 132} -20L${side * 176} -30L${side * 160} 2L${side * 176} 34L${side * 126} 28Z`,
      fill: '#d9c391',
      stroke: INK,
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }),
  );
  const body = 'M-146 -32Q-74 -44 0 -37T146 -34L148 24Q74 33 0 30T-147 27Z';
  return [
    ...ends,
    el('path', { d: body, fill: PAPER, stroke: INK, 'stroke-width': 2.6, 'stroke-linejoin': 'round' }),
    el('path', {
      d: 'M-136 -24Q-70 -34 0 -28T137 -26M-136 18Q-70 23 0 21T137 17',
      fill: 'none',
      stroke: GOLD,
      'stroke-width': 1.6,
    }),
    letter(0, 12, 'ULTIMOR', { face: 'bold', size: 50, anchor: 'middle', spacing: 6 }),
  ].join('');
}

/** What adorns the map: its title and the compass. */
export function ornaments(): string {
  return at(212, 1338, scroll()) + at(1118, 1336, rose(44));
}
