import { FAINT_INK, INK, SEA, SEA_INK } from '../colours.js';
import { chance, between } from '../ink/chance.js';
import { soft, straight } from '../ink/pen.js';
import { beside, along, isInside, point, type Point } from '../ink/point.js';
import { el } from '../svg/element.js';
import { line } from '../symbols/brush.js';
import { SPACE_AREAS } from './areas.js';
import { ALL_EDGES, outline, type Edge } from './edges.js';

const MIDDLE = point(600, 700);

function isCoast({ grounds }: Edge): boolean {
  return (
    grounds.includes('sea') && grounds.some((ground) => ground !== 'sea' && ground !== 'chasm' && ground !== 'water')
  );
}

/** Where the river enters its broad bed: no bank. */
const INFLOW = 'rl0 rr0';

function isBank({ key, grounds }: Edge): boolean {
  return (
    key !== INFLOW && grounds.includes('water') && grounds.some((ground) => ground !== 'sea' && ground !== 'water')
  );
}

/** Lines that follow the coast out to sea; drawn before the land, which hides their landward half. */
export function surf(): string {
  const coast = ALL_EDGES.filter(isCoast)
    .map(({ line: points }) => soft(points))
    .join('');
  const rings = [
    [46, 1.2],
    [30, 1.4],
    [15, 1.6],
  ] as const;
  return rings
    .map(([reach, pen]) =>
      [reach + pen * 2, reach].map((width, i) =>
        el('path', {
          d: coast,
          fill: 'none',
          stroke: i === 0 ? SEA_INK : SEA,
          'stroke-width': width,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
          'stroke-opacity': i === 0 ? 0.65 : undefined,
        }),
      ),
    )
    .flat()
    .join('');
}

function bordered(edges: readonly Edge[], width: number, colour: string, dashes?: string): string {
  const d = edges.map(({ line: points }) => soft(points)).join('');
  return el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-dasharray': dashes,
  });
}

/** Strokes down the cliff at the world's rim, into the Chasm. */
function cliff(edge: Edge): string {
  const draw = chance(`cliff ${edge.key}`);
  return edge.line
    .flatMap((from, i) => {
      const to = edge.line[i + 1];
      return to ? [0.2, 0.6].map((share) => fall(along(from, to, share), from, to, between(draw, 9, 26))) : [];
    })
    .map((points) => straight(points))
    .join('');
}

function fall(top: Point, from: Point, to: Point, depth: number): Point[] {
  const out = beside(top, from, to, depth);
  const away = Math.hypot(out.x - MIDDLE.x, out.y - MIDDLE.y) > Math.hypot(top.x - MIDDLE.x, top.y - MIDDLE.y);
  return [top, away ? out : beside(top, from, to, -depth)];
}

/** The sheer face of the Cliff, down to the water. */
function cliffFace(): string {
  const land = outline(SPACE_AREAS.find(({ code }) => code === 'Kl')?.ring ?? []);
  const draw = chance('the sheer face');
  const coast = ALL_EDGES.filter((edge) => edge.sides.includes('Kl') && isCoast(edge));
  const strokes = coast.flatMap(({ line: points }) =>
    points.flatMap((from, i) => {
      const to = points[i + 1];
      return to
        ? [0.15, 0.5, 0.85].map((share) => plunge(along(from, to, share), from, to, between(draw, 9, 22), land))
        : [];
    }),
  );
  return line(strokes.map((points) => straight(points)).join(''), 1.7);
}

function plunge(top: Point, from: Point, to: Point, depth: number, land: readonly Point[]): Point[] {
  const out = beside(top, from, to, 3);
  return [top, beside(top, from, to, isInside(land, out) ? -depth : depth)];
}

/** All border lines: coasts and banks in full, borders of lands dotted, the rim with its cliff. */
export function borders(): string {
  const rim = ALL_EDGES.filter(({ grounds }) => grounds.includes('chasm'));
  const inland = ALL_EDGES.filter((edge) => !edge.grounds.includes('chasm') && !isCoast(edge) && !isBank(edge));
  const open = (edge: Edge) =>
    edge.key === INFLOW || edge.grounds.every((ground) => ground === 'sea' || ground === 'water');
  const walls = inland.filter((edge) => !open(edge) && edge.grounds.includes('town'));
  const lands = inland.filter((edge) => !open(edge) && !edge.grounds.includes('town'));
  return [
    line(rim.map(cliff).join(''), 1.6, '#8f7f72'),
    bordered(lands, 2.6, INK, '0.1 7'),
    bordered(walls, 2, FAINT_INK, '9 4'),
    bordered(
      inland.filter((edge) => open(edge) && edge.grounds.every((ground) => ground === 'sea')),
      2,
      SEA_INK,
      '12 8',
    ),
    bordered(ALL_EDGES.filter(isBank), 2, SEA_INK),
    bordered(ALL_EDGES.filter(isCoast), 2.6, INK),
    cliffFace(),
    bordered(rim, 3.4, INK),
  ].join('');
}
