import { SHADED_PAPER } from '../colours.js';
import { el } from '../svg/element.js';
import { line, shape, spot } from './brush.js';

const ROOF = '#b5603f';
const SLATE = '#6f7f8c';
const WALL = '#f8efd8';

/** A house with a gable, its lower left corner at (x, y). */
function house(x: number, y: number, w: number, h: number, roof = ROOF): string {
  const front = `M${x} ${y}v${-h}h${w}v${h}Z`;
  const gable = `M${x - 3} ${y - h}L${x + w / 2} ${y - h - w * 0.62}L${x + w + 3} ${y - h}Z`;
  const door = `M${x + w * 0.38} ${y}v${-h * 0.5}h${w * 0.26}v${h * 0.5}`;
  return shape(front, WALL, 1.7) + shape(gable, roof, 1.7) + line(door, 1.4);
}

/** A tower with a pointed roof or battlements. */
function tower(x: number, y: number, w: number, h: number, roof?: string): string {
  const body = shape(`M${x} ${y}v${-h}h${w}v${h}Z`, WALL, 1.8);
  const slits = line(`M${x + w / 2} ${y - h * 0.75}v${h * 0.14}M${x + w / 2} ${y - h * 0.45}v${h * 0.14}`, 1.8);
  if (roof)
    return body + slits + shape(`M${x - 3} ${y - h}L${x + w / 2} ${y - h - w * 1.5}L${x + w + 3} ${y - h}Z`, roof, 1.7);
  const t = w / 5;
  const teeth = `M${x - 2} ${y - h}v${-t * 1.6}h${t}v${t}h${t}v${-t}h${t + 1}v${t}h${t}v${-t}h${t + 1}v${t * 1.6}Z`;
  return body + slits + shape(teeth, WALL, 1.6);
}

function flag(x: number, y: number, colour: string): string {
  return line(`M${x} ${y}v-17`, 1.5) + shape(`M${x} ${y - 17}q7 -4 15 0q-6 3 -15 7Z`, colour, 1.2);
}

/** Traumburg: walls, towers and the king's keep. */
function traumburg(): string {
  const wall = shape('M-62 0v-24h124V0Z', SHADED_PAPER, 1.9);
  const bricks = line('M-50 -14h12M-28 -8h12M22 -15h12M42 -8h12M-44 -5h8M32 -5h8', 1.1);
  const gate = shape('M-10 0v-12q10 -13 20 0V0Z', '#5a3d28', 1.7);
  return [
    tower(-15, -18, 30, 52),
    tower(-34, -18, 15, 40, SLATE),
    tower(19, -18, 15, 40, SLATE),
    house(-52, -20, 15, 14),
    house(38, -20, 15, 14),
    flag(0, -78, '#a3221c'),
    wall,
    bricks,
    gate,
    tower(-70, 2, 18, 34),
    tower(52, 2, 18, 34),
  ].join('');
}

/** Abendheim: a village church among houses. */
function abendheim(): string {
  const church = tower(-7, 0, 17, 38, SLATE) + line('M1.5 -63v-11M-2.500 -70h8', 1.6);
  return [house(-30, -6, 20, 15), church, house(10, 0, 26, 17), house(-48, 2, 22, 15), house(38, 3, 18, 13)].join('');
}

/** Grent: round doors in green mounds. */
function grent(): string {
  const mound = (x: number, y: number, w: number) =>
    shape(`M${x - w / 2} ${y}Q${x - w * 0.4} ${y - w * 0.66} ${x} ${y - w * 0.66}T${x + w / 2} ${y}Z`, '#a8b56c', 1.8) +
    el('circle', { cx: x, cy: y - w * 0.21, r: w * 0.18, fill: '#b5803f', stroke: '#35231a', 'stroke-width': 1.7 }) +
    spot(x + w * 0.09, y - w * 0.21, 1.7);
  const chimney = line('M20 -30v-12h6v12M23 -46q-6 -5 0 -10t1 -10', 1.5);
  return mound(-20, -8, 40) + chimney + mound(22, -4, 46) + mound(-4, 6, 40);
}

/** Gadûr: a gate in the rock. */
function gadur(): string {
  const cliff = shape('M-58 4L-50 -26L-34 -34L-20 -60L4 -72L24 -56L38 -32L52 -24L60 4Z', '#cbb99b', 2);
  const folds = line('M-34 -34L-28 -8M-20 -60L-24 -40M24 -56L30 -30M38 -32L42 -10M48 -20L50 -4', 1.3);
  const gate = shape('M-17 4V-26Q0 -46 17 -26V4Z', '#3c2a1e', 2) + line('M-24 4V-32M24 4V-32M-28 -32h8M20 -32h8', 3);
  return cliff + folds + gate + line('M0 -34V4M-8 -24V2M8 -24V2', 1.2, '#d9b64a');
}

/** Gomoa: huts behind a palisade. */
function gomoa(): string {
  const hut = (x: number, y: number, w: number) =>
    shape(`M${x - w * 0.36} ${y}v${-w * 0.3}h${w * 0.72}v${w * 0.3}Z`, '#c9a873', 1.6) +
    shape(`M${x - w * 0.5} ${y - w * 0.26}L${x} ${y - w * 0.86}L${x + w * 0.5} ${y - w * 0.26}Z`, '#a58149', 1.7) +
    line(
      `M${x - w * 0.1} ${y}v${-w * 0.2}h${w * 0.2}v${w * 0.2}M${x - 3} ${y - w * 0.96}l6 10M${x + 3} ${y - w * 0.96}l-6 10`,
      1.4,
    );
  const stakes = Array.from({ length: 13 }, (_, i) => `M${-45 + i * 7.5} 8v-17l2.600 -5l2.600 5v17Z`).join('');
  return hut(-18, -6, 36) + hut(18, -6, 40) + shape(stakes, '#b08d5c', 1.4);
}

/** Gylravar: slender towers among the trees. */
function gylravar(): string {
  const spire = (x: number, y: number, w: number, h: number) =>
    shape(
      `M${x - w / 2} ${y}Q${x - w * 0.3} ${y - h * 0.6} ${x - w * 0.42} ${y - h}h${w * 0.84}Q${x + w * 0.3} ${y - h * 0.6} ${x + w / 2} ${y}Z`,
      WALL,
      1.7,
    ) +
    shape(
      `M${x - w * 0.6} ${y - h}Q${x - w * 0.1} ${y - h - w * 0.6} ${x} ${y - h - w * 1.9}Q${x + w * 0.1} ${y - h - w * 0.6} ${x + w * 0.6} ${y - h}Z`,
      '#7fa08a',
      1.6,
    ) +
    line(`M${x} ${y - h * 0.7}v6`, 2);
  const leaves = (x: number, y: number, r: number) =>
    el('circle', { cx: x, cy: y, r, fill: '#8fa860', stroke: '#35231a', 'stroke-width': 1.6 }) +
    line(`M${x} ${y + r}v8`, 2.4);
  const bridge = line('M-22 -26Q-10 -18 0 -30M0 -30Q12 -20 22 -30', 1.6);
  return (
    leaves(-40, -12, 13) +
    leaves(40, -10, 12) +
    spire(-22, 2, 15, 34) +
    spire(22, 2, 15, 38) +
    bridge +
    spire(0, 2, 20, 50) +
    leaves(-32, -4, 9) +
    leaves(33, -2, 9)
  );
}

/** The drawn settlements, each standing on (0, 0). */
export const TOWNS: Readonly<Record<string, () => string>> = {
  St: traumburg,
  Do: abendheim,
  Gr: grent,
  Ga: gadur,
  Go: gomoa,
  Gy: gylravar,
};

/** A barbarian tent. */
export function tent(size: number): string {
  const s = size;
  return (
    shape(`M${-s * 0.5} 0L0 ${-s * 0.8}L${s * 0.5} 0Z`, '#c7a56c', 1.8) +
    shape(`M${-s * 0.1} 0L0 ${-s * 0.5}L${s * 0.12} 0Z`, '#5a3d28', 1.3) +
    line(
      `M0 ${-s * 0.8}l${-s * 0.1} ${-s * 0.16}M0 ${-s * 0.8}l${s * 0.1} ${-s * 0.16}M${s * 0.25} ${-s * 0.4}l${s * 0.1} ${s * 0.38}`,
      1.4,
    )
  );
}

/** A ratmen's crooked lookout. */
export function lookout(size: number): string {
  const s = size;
  return (
    line(
      `M${-s * 0.24} 0L${-s * 0.08} ${-s * 0.6}M${s * 0.26} 0L${s * 0.12} ${-s * 0.6}M${-s * 0.2} ${-s * 0.15}L${s * 0.17} ${-s * 0.4}M${s * 0.21} ${-s * 0.15}L${-s * 0.12} ${-s * 0.42}`,
      1.8,
    ) +
    shape(
      `M${-s * 0.26} ${-s * 0.56}L${s * 0.3} ${-s * 0.64}L${s * 0.26} ${-s * 0.86}L${-s * 0.22} ${-s * 0.8}Z`,
      '#b59468',
      1.6,
    ) +
    shape(`M${-s * 0.3} ${-s * 0.78}L0 ${-s * 1.12}L${s * 0.34} ${-s * 0.88}Z`, '#8c6f4c', 1.6) +
    line(`M${-s * 0.02} ${-s * 1.1}q${s * 0.2} ${-s * 0.16} ${s * 0.34} ${-s * 0.02}`, 1.5)
  );
}
