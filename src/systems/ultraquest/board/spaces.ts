import type { RegionCode } from '../names.js';
import { REGION_NAMES, readRegion } from './regions.js';

/** A place on the board. Most regions are one space; Fields are three, and the Lower River has two banks. */
export interface Space {
  readonly code: string;
  readonly region: RegionCode;
  readonly name: string;
  readonly neighbours: readonly string[];
}

/**
 * The board (G-02). What the game's players have told of it stands in the tests; all other borders are ours:
 * the sea in the south, mountains in the north, ratmen in the west, barbarians in the east, the Chasm off every far rim.
 */
const BORDERS: readonly (readonly [string, ...string[]])[] = [
  ['St', 'Fe2', 'Fe3', 'Wi', 'UF', 'Me'],
  ['Do', 'Fe1', 'Wi', 'UF'],
  ['Fe1', 'Fe2', 'Fe3', 'Wi', 'UF'],
  ['Fe2', 'Fe3', 'UF'],
  ['Fe3', 'Wi'],
  ['Wi', 'Eb', 'Wa', 'Hü'],
  ['UF', 'OF', 'Me'],
  ['UF2', 'Ma', 'Kl', 'OF', 'Me'],
  ['OF', 'Hü', 'Be', 'Ma', 'Sh'],
  ['Me', 'Eb', 'Kl', 'In'],
  ['Ma', 'Mo', 'Kl'],
  ['Mo', 'Su', 'Go', 'Kl'],
  ['Kl', 'Go', 'In'],
  ['Su', 'Sh'],
  ['In', 'Sh'],
  ['Eb', 'Gr', 'Öd', 'Wa'],
  ['Gr', 'Öd'],
  ['Öd', 'Wü'],
  ['Wü', 'Sh'],
  ['Wa', 'Ur', 'Gy', 'Hü'],
  ['Ur', 'Gy', 'Ds', 'Be'],
  ['Ds', 'Sh'],
  ['Hü', 'Ga', 'Be'],
  ['Ga', 'Be'],
  ['Be', 'Vu'],
  ['Vu', 'Sh'],
];

const NAMES: Readonly<Record<string, string>> = {
  Fe1: 'North Fields',
  Fe2: 'East Fields',
  Fe3: 'West Fields',
  UF: 'Lower River, near bank',
  UF2: 'Lower River, far bank',
};

/** Near bank and far bank: to cross takes a craft, wings or a result of the river's table. */
export const BANKS = ['UF', 'UF2'] as const;

function regionOfCode(code: string): RegionCode {
  const region = readRegion(code.replace(/\d$/, ''));
  if (!region) throw new Error(`no region for the space ${code}`);
  return region;
}

function buildBoard(): ReadonlyMap<string, Space> {
  const neighbours = new Map<string, string[]>();
  const join = (a: string, b: string) => neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
  for (const [from, ...others] of BORDERS) {
    for (const to of others) {
      join(from, to);
      join(to, from);
    }
  }
  const entries = [...neighbours].map(([code, around]): [string, Space] => {
    const region = regionOfCode(code);
    return [code, { code, region, name: NAMES[code] ?? REGION_NAMES[region], neighbours: around }];
  });
  return new Map(entries);
}

/** Places off the board (UQ-HOME-22): under the water, under the ground, above the clouds, and one that is found by mistake. */
export const OFF_BOARD = ['Mg', 'Hö', 'Wo', 'Md'] as const;
export type OffBoard = (typeof OFF_BOARD)[number];

export function isOffBoard(code: string): code is OffBoard {
  return OFF_BOARD.some((place) => place === code);
}

/** No border of the board leads there: an event does, or breath that lasts under water. */
function offBoard(): [string, Space][] {
  return OFF_BOARD.map((code) => [code, { code, region: code, name: REGION_NAMES[code], neighbours: [] }]);
}

const BOARD = buildBoard();
const PLACES: ReadonlyMap<string, Space> = new Map([...BOARD, ...offBoard()]);

/** All spaces of the board, by code. */
export const SPACES: readonly Space[] = [...BOARD.values()];

/** The space of this code, on the board or off it; throws on a code that is none, since states hold only codes that were checked. */
export function spaceAt(code: string): Space {
  const space = PLACES.get(code);
  if (!space) throw new Error(`no space ${code}`);
  return space;
}

export function findSpace(code: string): Space | undefined {
  return PLACES.get(code);
}

export function regionAt(place: string): RegionCode {
  return spaceAt(place).region;
}

/** Land and river spaces that touch the sea, and the cliff (UQ-TAL-09, C-04). */
export function isCoast(place: string): boolean {
  const space = spaceAt(place);
  return space.region === 'Kl' || (space.region !== 'Me' && space.neighbours.includes('Me'));
}

/** Rafts are built on the coast or on a river's bank (UQ-BOAT-07). */
export function isWaterside(place: string): boolean {
  return isCoast(place) || ['UF', 'OF'].includes(regionAt(place));
}

/** The space of a region that lies nearest to a place, by steps on the board; what is off the board is near from everywhere. */
export function nearestOf(region: RegionCode, from: string): Space | undefined {
  if (isOffBoard(region)) return spaceAt(region);
  let ring = [spaceAt(from)];
  const reached = new Set(ring.map((space) => space.code));
  while (ring.length > 0) {
    const found = ring.find((space) => space.region === region);
    if (found) return found;
    const next = ring.flatMap((space) => space.neighbours).filter((code) => !reached.has(code));
    next.forEach((code) => reached.add(code));
    ring = [...new Set(next)].map(spaceAt);
  }
  return undefined;
}

/** Steps on the board from a space to each that can be reached. */
function stepsFrom(from: string): ReadonlyMap<string, number> {
  const reached = new Map([[from, 0]]);
  // A map is walked through to its end, with what is added on the way.
  for (const [code, steps] of reached) {
    for (const next of spaceAt(code).neighbours) if (!reached.has(next)) reached.set(next, steps + 1);
  }
  return reached;
}

const STEPS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  [...PLACES.keys()].map((code) => [code, stepsFrom(code)]),
);

/** Steps on the board from one space to another. */
export function distance(from: string, to: string): number {
  return STEPS.get(from)?.get(to) ?? Infinity;
}

/** Reads what somebody typed for a place: the space of that code or name first, then all spaces of that region. */
export function readPlaces(text: string): readonly Space[] {
  const wanted = text.trim().toLowerCase();
  const region = readRegion(wanted);
  const exact = (space: Space) => [space.code, space.name].some((name) => name.toLowerCase() === wanted);
  const named = [...PLACES.values()].filter((space) => exact(space) || space.region === region);
  return [...named.filter(exact), ...named.filter((space) => !exact(space))];
}
