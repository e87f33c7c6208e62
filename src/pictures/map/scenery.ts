import { between, chance, type Chance } from '../ink/chance.js';
import { apart, distanceToRing, isInside, point, type Point } from '../ink/point.js';
import { at } from '../svg/element.js';
import { mountain, hill, rock, dune } from '../symbols/heights.js';
import { cactus, cracks, field, flower, grass, pool, reeds, skull, tussock } from '../symbols/plants.js';
import { deadTree, fir, leafyTree, oldTree, palm, swampTree } from '../symbols/trees.js';
import { lookout, tent } from '../symbols/towns.js';
import { wave } from '../symbols/water.js';

/** A kind of landscape: how close its signs stand, how far from the border, and what they are. */
interface Landscape {
  readonly spacing: number;
  readonly margin: number;
  readonly sign: (draw: Chance) => string;
}

type Sign = (draw: Chance) => string;

/** One of several signs; a sign that is listed more often is drawn more often. */
function oneOf(...signs: Sign[]): Sign {
  return (draw) => (signs[Math.floor(draw() * signs.length)] ?? grass0)(draw);
}

const grass0: Sign = (draw) => grass(draw, 14);
const peaks =
  (low: number, high: number): Sign =>
  (draw) => {
    const width = between(draw, low, high);
    return mountain(draw, width, width * between(draw, 0.75, 1), '#e9dcc0');
  };

const FIELDS: Landscape = {
  spacing: 27,
  margin: 9,
  sign: oneOf(
    (d) => field(d, 36),
    (d) => field(d, 32),
    (d) => leafyTree(d, 20, '#a9bb72'),
  ),
};

const LANDSCAPES: Readonly<Record<string, Landscape>> = {
  Ds: {
    spacing: 27,
    margin: 12,
    sign: oneOf(
      (d) => palm(d, between(d, 36, 48), '#6f8f4a'),
      (d) => palm(d, 40, '#87a35a'),
      (d) => oldTree(d, between(d, 36, 44), '#7b9950'),
    ),
  },
  Ur: { spacing: 27, margin: 12, sign: (d) => oldTree(d, between(d, 40, 52), d() < 0.5 ? '#6d8748' : '#7d9553') },
  Wa: {
    spacing: 24,
    margin: 11,
    sign: oneOf(
      (d) => leafyTree(d, between(d, 28, 38), '#9db468'),
      (d) => leafyTree(d, 32, '#88a457'),
      (d) => fir(d, between(d, 30, 40), '#84a062'),
    ),
  },
  Be: { spacing: 40, margin: 24, sign: peaks(50, 76) },
  Hü: {
    spacing: 30,
    margin: 16,
    sign: oneOf(
      (d) => hill(d, between(d, 42, 60), between(d, 18, 24), '#cdbf86'),
      (d) => hill(d, 46, 20, '#c5bd80'),
      (d) => leafyTree(d, 22, '#a3b56c'),
    ),
  },
  OF: {
    spacing: 33,
    margin: 15,
    sign: oneOf(
      (d) => fir(d, between(d, 28, 40), '#89a26c'),
      (d) => fir(d, 30, '#9bb07c'),
      (d) => rock(d, between(d, 18, 26)),
    ),
  },
  Wi: {
    spacing: 21,
    margin: 9,
    sign: oneOf(
      grass0,
      (d) => grass(d, 15),
      (d) => flower(d, 17),
    ),
  },
  Fe1: FIELDS,
  Fe2: FIELDS,
  Fe3: FIELDS,
  Eb: {
    spacing: 25,
    margin: 10,
    sign: oneOf(
      (d) => grass(d, 18),
      (d) => grass(d, 16),
      (d) => grass(d, 18),
      (d) => leafyTree(d, 26, '#b3bd74'),
    ),
  },
  Öd: {
    spacing: 27,
    margin: 10,
    sign: oneOf(
      (d) => cracks(d, 26),
      (d) => rock(d, between(d, 14, 22)),
      (d) => deadTree(d, 28),
      () => skull(20),
    ),
  },
  Wü: {
    spacing: 30,
    margin: 12,
    sign: oneOf(
      (d) => dune(d, between(d, 42, 56)),
      (d) => dune(d, 48),
      () => cactus(24),
    ),
  },
  Ma: {
    spacing: 27,
    margin: 11,
    sign: oneOf(
      (d) => reeds(d, 24),
      (d) => reeds(d, 28),
      (d) => pool(d, 34),
      grass0,
    ),
  },
  Mo: {
    spacing: 27,
    margin: 11,
    sign: oneOf(
      (d) => tussock(d, 26),
      (d) => tussock(d, 22),
      (d) => pool(d, 30),
      (d) => deadTree(d, 30),
    ),
  },
  Su: {
    spacing: 30,
    margin: 12,
    sign: oneOf(
      (d) => swampTree(d, between(d, 38, 48), '#84935c'),
      (d) => swampTree(d, 40, '#94a068'),
      (d) => pool(d, 38),
    ),
  },
  Kl: {
    spacing: 28,
    margin: 12,
    sign: oneOf(
      (d) => rock(d, between(d, 22, 34)),
      (d) => rock(d, 24),
      grass0,
    ),
  },
  In: { spacing: 40, margin: 14, sign: (d) => wave(d, 26) },
  Me: { spacing: 42, margin: 22, sign: (d) => wave(d, 28) },
  UF: {
    spacing: 27,
    margin: 10,
    sign: oneOf(
      (d) => reeds(d, 20),
      grass0,
      (d) => leafyTree(d, 24, '#a9bb72'),
    ),
  },
  UF2: {
    spacing: 27,
    margin: 10,
    sign: oneOf(
      (d) => reeds(d, 20),
      grass0,
      (d) => leafyTree(d, 24, '#a9bb72'),
    ),
  },
  crag: { spacing: 22, margin: 5, sign: (d) => rock(d, 26) },
  'north-western-peaks': { spacing: 36, margin: 14, sign: peaks(46, 66) },
  'northern-peaks': { spacing: 36, margin: 14, sign: peaks(50, 70) },
  'north-eastern-peaks': { spacing: 40, margin: 14, sign: peaks(54, 82) },
  ridge: { spacing: 26, margin: 6, sign: (d) => peaks(30, 42)(d) },
  ratmen: {
    spacing: 32,
    margin: 6,
    sign: oneOf(
      (d) => hill(d, 36, 14, '#d8c69a'),
      () => lookout(32),
      (d) => rock(d, 20),
    ),
  },
  barbarians: {
    spacing: 30,
    margin: 6,
    sign: oneOf(
      () => tent(30),
      (d) => rock(d, 18),
      (d) => hill(d, 34, 13, '#d8c69a'),
    ),
  },
  ocean: { spacing: 58, margin: 16, sign: (d) => wave(d, 30) },
};

/** A rectangle kept free of scenery. */
export interface Clearing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function isClear(place: Point, clearings: readonly Clearing[]): boolean {
  return !clearings.some(
    ({ x, y, width, height }) => place.x > x && place.x < x + width && place.y > y && place.y < y + height,
  );
}

/** Places at least `spacing` apart, found by throwing darts; the same for the same seed. */
function darts(draw: Chance, ring: readonly Point[], spacing: number, fits: (place: Point) => boolean): Point[] {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const places: Point[] = [];
  const throws = Math.min(1400, (((right - left) * (bottom - top)) / spacing ** 2) * 14);
  for (let i = 0; i < throws; i++) {
    const place = point(between(draw, left, right), between(draw, top, bottom));
    if (places.every((other) => apart(other, place) >= spacing) && fits(place)) places.push(place);
  }
  return places.toSorted((a, b) => a.y - b.y);
}

/** The scenery of an area, from the back to the front. */
export function scenery(code: string, ring: readonly Point[], clearings: readonly Clearing[]): string {
  const landscape = LANDSCAPES[code];
  if (!landscape) return '';
  const draw = chance(`scenery of ${code}`);
  const { spacing, margin, sign } = landscape;
  const fits = (place: Point) =>
    isInside(ring, place) && isClear(place, clearings) && distanceToRing(ring, point(place.x, place.y - 6)) > margin;
  return darts(draw, ring, spacing, fits)
    .map((place) => at(place.x, place.y, sign(draw)))
    .join('');
}
