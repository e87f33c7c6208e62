import { between, sway, type Chance } from '../ink/chance.js';
import { SEA_INK } from '../colours.js';
import { line, shape, spot } from './brush.js';

function blades(draw: Chance, count: number, spread: number, height: number): string {
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) / count - 0.5) * spread;
    const tip = x * 1.7 + sway(draw, spread * 0.12);
    return `M${x} 0Q${x} ${-height * 0.5} ${tip} ${-height * between(draw, 0.75, 1)}`;
  }).join('');
}

/** A tuft of grass. */
export function grass(draw: Chance, size: number): string {
  return line(blades(draw, 4, size * 0.7, size * 0.7), 1.5);
}

/** A flower in the grass. */
export function flower(draw: Chance, size: number): string {
  const colour = ['#b5483a', '#c98a1b', '#f7f0dc', '#7d5a9a'][Math.floor(draw() * 4)] ?? '#b5483a';
  const [x, y] = [sway(draw, size * 0.1), -size * 0.8];
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const turn = (i / 5) * Math.PI * 2;
    return spot(x + Math.cos(turn) * size * 0.15, y + Math.sin(turn) * size * 0.15, size * 0.12, colour);
  });
  return (
    line(
      `M0 0Q${x} ${y * 0.5} ${x} ${y}M0 ${-size * 0.2}q${size * 0.2} ${-size * 0.05} ${size * 0.24} ${-size * 0.24}`,
      1.4,
    ) +
    petals.join('') +
    spot(x, y, size * 0.07)
  );
}

/** Reeds with cobs, standing in water. */
export function reeds(draw: Chance, size: number): string {
  const cobs = [-0.16, 0.14].map((x) => {
    const [top, lean] = [-size * between(draw, 0.75, 1), size * x * 1.5];
    return (
      line(`M${size * x} 0L${lean} ${top}`, 1.3) +
      shape(`M${lean - 2} ${top + 10}v-9q2 -2.500 4 0v9q-2 2.500 -4 0Z`, '#9a6b3f', 1)
    );
  });
  const water = line(
    `M${-size * 0.5} 3q${size * 0.12} -4 ${size * 0.25} 0t${size * 0.25} 0t${size * 0.25} 0t${size * 0.25} 0`,
    1.5,
    SEA_INK,
  );
  return water + line(blades(draw, 5, size * 0.6, size * 0.7), 1.4) + cobs.join('');
}

/** A tussock of the moor. */
export function tussock(draw: Chance, size: number): string {
  return (
    shape(`M${-size * 0.42} 0Q${-size * 0.3} ${-size * 0.3} 0 ${-size * 0.3}T${size * 0.42} 0Z`, '#b09a68', 1.3) +
    line(blades(draw, 6, size * 0.6, size * 0.62), 1.4)
  );
}

/** A dark pool. */
export function pool(draw: Chance, size: number): string {
  const [w, h] = [size * between(draw, 0.8, 1), size * 0.26];
  const rim = `M${-w / 2} 0C${-w / 2} ${-h} ${w / 2} ${-h * 1.1} ${w / 2} 0C${w / 2} ${h} ${-w / 2} ${h} ${-w / 2} 0Z`;
  return (
    shape(rim, '#8ea3a0', 1.6, SEA_INK) +
    line(`M${-w * 0.22} ${h * 0.1}h${w * 0.26}M${-w * 0.02} ${-h * 0.25}h${w * 0.24}`, 1.3, SEA_INK)
  );
}

/** A cactus. */
export function cactus(size: number): string {
  const body = `M${-size * 0.1} 0V${-size * 0.9}q${size * 0.1} ${-size * 0.14} ${size * 0.2} 0V0Z`;
  const arms = `M${-size * 0.1} ${-size * 0.34}h${-size * 0.22}v${-size * 0.26}M${size * 0.1} ${-size * 0.46}h${size * 0.22}v${-size * 0.26}`;
  return line(arms, size * 0.15 + 3) + line(arms, size * 0.15, '#8fa066') + shape(body, '#8fa066', 1.6);
}

/** Dry, cracked ground. */
export function cracks(draw: Chance, size: number): string {
  const arms = [0, 1, 2].map((i) => {
    const turn = (i / 3) * Math.PI * 2 + sway(draw, 0.5);
    const [x, y] = [Math.cos(turn) * size * 0.5, Math.sin(turn) * size * 0.28];
    return `M0 0L${x * 0.5 + sway(draw, 2)} ${y * 0.5 + sway(draw, 2)}L${x} ${y}M${x * 0.6} ${y * 0.6}l${sway(draw, size * 0.16)} ${size * 0.12}`;
  });
  return line(arms.join(''), 1.4);
}

/** Bleached bones: a skull with horns. */
export function skull(size: number): string {
  const head = `M${-size * 0.2} ${-size * 0.5}Q0 ${-size * 0.66} ${size * 0.2} ${-size * 0.5}L${size * 0.12} ${-size * 0.1}Q0 0 ${-size * 0.12} ${-size * 0.1}Z`;
  const horns = `M${-size * 0.2} ${-size * 0.5}Q${-size * 0.5} ${-size * 0.5} ${-size * 0.5} ${-size * 0.86}M${size * 0.2} ${-size * 0.5}Q${size * 0.5} ${-size * 0.5} ${size * 0.5} ${-size * 0.86}`;
  return (
    line(horns, 2.4) +
    shape(head, '#f7f0dc', 1.6) +
    spot(-size * 0.09, -size * 0.4, size * 0.06) +
    spot(size * 0.09, -size * 0.4, size * 0.06)
  );
}

/** A ploughed or standing field, in furrows. */
export function field(draw: Chance, size: number): string {
  const [w, h, lean] = [size * between(draw, 0.85, 1.1), size * between(draw, 0.5, 0.62), sway(draw, size * 0.2)];
  const fill = ['#e6cf7e', '#d9c06b', '#c3c67c', '#ecdca4'][Math.floor(draw() * 4)] ?? '#e6cf7e';
  const furrows = Array.from({ length: 7 }, (_, i) => {
    const x = -w / 2 + (w * (i + 0.5)) / 7;
    return `M${x} -1.5q${lean * 0.2 + 1} ${-h * 0.5} ${lean} ${3 - h}`;
  });
  const edge = `M${-w / 2} 0Q${-w / 2 + lean * 0.3} ${-h * 0.5} ${-w / 2 + lean} ${-h}L${w / 2 + lean} ${-h}Q${w / 2 + lean * 0.3} ${-h * 0.5} ${w / 2} 0Z`;
  return shape(edge, fill, 1.2, '#8d7340') + line(furrows.join(''), 1.3, '#a3853f');
}
