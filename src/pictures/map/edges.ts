import { chance } from '../ink/chance.js';
import { wander } from '../ink/pen.js';
import type { Point } from '../ink/point.js';
import { OTHER_AREAS, RIM, SPACE_AREAS, type Area, type Ground } from './areas.js';
import { cornerAt, type Corner } from './points.js';

/** The Chasm's space: its ring is the rim, seen from outside. */
export const CHASM = 'Sh';

/** A stretch of border between two areas, drawn once and used by both. */
export interface Edge {
  readonly key: string;
  /** Codes of the areas on its sides; one of them may be the Chasm. */
  readonly sides: readonly string[];
  readonly grounds: readonly (Ground | 'chasm')[];
  /** From the corner that comes first in the alphabet to the other. */
  readonly line: readonly Point[];
}

const ALL_AREAS: readonly Area[] = [...SPACE_AREAS, ...OTHER_AREAS];

function edgeKey(a: Corner, b: Corner): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function keysOf(ring: readonly Corner[]): string[] {
  return ring.map((corner, i) => edgeKey(corner, ring[(i + 1) % ring.length] as Corner));
}

/** How much the pen wanders: coasts are ragged, banks smooth. */
function roughness(grounds: readonly (Ground | 'chasm')[]): number {
  if (grounds.every((ground) => ground === 'sea')) return 0.05;
  if (grounds.includes('sea')) return 0.17;
  if (grounds.includes('water')) return 0.08;
  return grounds.includes('chasm') ? 0.13 : 0.11;
}

function draw(key: string, sides: readonly string[], grounds: readonly (Ground | 'chasm')[]): Edge {
  const [a, b] = key.split(' ') as [Corner, Corner];
  return { key, sides, grounds, line: wander(chance(key), cornerAt(a), cornerAt(b), roughness(grounds), 12) };
}

function drawAll(): ReadonlyMap<string, Edge> {
  const sides = new Map<string, Area[]>();
  ALL_AREAS.forEach((area) => keysOf(area.ring).forEach((key) => sides.set(key, [...(sides.get(key) ?? []), area])));
  const rim = new Set(keysOf(RIM));
  return new Map(
    [...sides].map(([key, areas]) => {
      const codes = areas.map(({ code }) => code);
      const grounds = areas.map(({ ground }) => ground);
      return rim.has(key)
        ? [key, draw(key, [...codes, CHASM], [...grounds, 'chasm'])]
        : [key, draw(key, codes, grounds)];
    }),
  );
}

const EDGES = drawAll();

/** Every stretch of border on the map. */
export const ALL_EDGES: readonly Edge[] = [...EDGES.values()];

/** The drawn outline of a ring of corners, without its last point, which is its first. */
export function outline(ring: readonly Corner[]): Point[] {
  return ring.flatMap((corner, i) => {
    const key = edgeKey(corner, ring[(i + 1) % ring.length] as Corner);
    const line = EDGES.get(key)?.line ?? [cornerAt(corner)];
    return (key.startsWith(`${corner} `) ? line : line.toReversed()).slice(0, -1);
  });
}

/** Pairs of spaces that share a stretch of border, each pair once, as `A B` in the alphabet's order. */
export function touchingSpaces(): string[] {
  const spaces = new Set([...SPACE_AREAS.map(({ code }) => code), CHASM]);
  const pairs = ALL_EDGES.map(({ sides }) => sides.filter((code) => spaces.has(code)).toSorted())
    .filter((pair) => pair.length === 2)
    .map((pair) => pair.join(' '));
  return [...new Set(pairs)].toSorted();
}
