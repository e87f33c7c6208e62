import { between, sway, type Chance } from '../ink/chance.js';
import { SEA_INK } from '../colours.js';
import { line, shape, spot } from './brush.js';
import { palm } from './trees.js';

/** A little wave. */
export function wave(draw: Chance, size: number): string {
  const h = size * between(draw, 0.2, 0.3);
  return line(`M${-size * 0.5} 0Q${-size * 0.25} ${-h} 0 0Q${size * 0.25} ${-h} ${size * 0.5} 0`, 1.5, SEA_INK);
}

/** A ship under sail. */
export function ship(size: number): string {
  const s = size / 100;
  const p = (d: string) => d.replaceAll(/-?\d+(\.\d+)?/g, (n) => String(Number(n) * s));
  const hull = p('M-46 -22L-36 4Q0 12 34 4L48 -26L34 -18L-30 -18Z');
  const sails = [p('M-22 -30Q-2 -52 -20 -78L-18 -78Q22 -60 14 -32Z'), p('M16 -32Q32 -46 22 -66Q46 -52 40 -32Z')];
  const rigging = p('M-20 -18V-90M20 -18V-74M48 -26L22 -68M-46 -22L-20 -84');
  const planks = p('M-34 -8H38M-32 -1H34');
  const flag = p('M-20 -90Q-8 -96 2 -88Q-8 -86 -20 -80Z');
  const wake = p('M-60 10Q-48 4 -36 10T-12 10T12 10T36 10T60 10');
  return (
    line(rigging, 1.5) +
    shape(hull, '#a97c50', 2) +
    line(planks, 1.1) +
    sails.map((sail) => shape(sail, '#fbf3de', 1.8)).join('') +
    shape(flag, '#a3221c', 1.4) +
    line(wake, 1.6, SEA_INK)
  );
}

/** A serpent of the open ocean: humps and a head. */
export function serpent(size: number): string {
  const s = size / 100;
  const p = (d: string) => d.replaceAll(/-?\d+(\.\d+)?/g, (n) => String(Number(n) * s));
  const humps = [p('M-62 0Q-50 -30 -36 0L-42 0Q-50 -16 -56 0Z'), p('M-28 0Q-12 -42 6 0L-3 0Q-12 -24 -21 0Z')];
  const neck = p('M18 0Q14 -50 40 -54Q58 -56 64 -42L50 -38Q60 -36 56 -32Q44 -30 40 -38Q30 -34 32 0Z');
  const fins = p('M38 -54L34 -64L44 -56M24 -40L12 -46L20 -32M-50 -20L-54 -30L-44 -20M-12 -26L-16 -38L-5 -28');
  const scales = p('M22 -18q5 3 9 0M22 -28q5 3 9 0M-14 -26q4 4 8 2M-52 -18q4 3 7 1');
  const waves = p('M-76 4Q-68 -2 -60 4T-44 4T-28 4T-12 4T4 4T20 4T36 4T52 4');
  return (
    [...humps, neck].map((part) => shape(part, '#7f9c7c', 1.8)).join('') +
    line(fins, 1.5) +
    line(scales, 1.1) +
    spot(47 * s, -46 * s, 2) +
    line(waves, 1.6, SEA_INK)
  );
}

/** An island with a palm or two. */
export function island(draw: Chance, width: number): string {
  const h = width * 0.26;
  const shore = `M${-width / 2} 0C${-width * 0.45} ${-h} ${-width * 0.1} ${-h * 1.5} ${width * 0.12} ${-h}S${width * 0.52} ${-h * 0.4} ${width / 2} ${h * 0.1}C${width * 0.3} ${h * 0.8} ${-width * 0.36} ${h * 0.8} ${-width / 2} 0Z`;
  const surf = `M${-width * 0.58} ${h * 0.4}C${-width * 0.4} ${h * 1.3} ${width * 0.4} ${h * 1.3} ${width * 0.6} ${h * 0.4}`;
  const trees = [-0.16, 0.14].map(
    (x) => `<g transform="translate(${width * x + sway(draw, 3)} ${-h * 0.3})">${palm(draw, width * 0.62)}</g>`,
  );
  return line(surf, 1.4, SEA_INK) + shape(shore, '#e3d09a', 2) + (width > 44 ? trees.join('') : (trees[0] ?? ''));
}
