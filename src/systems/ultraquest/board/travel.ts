import { refuse, type Refusal } from '../../../engine/words.js';
import { knows, fit } from '../sheet/skill-lines.js';
import type { Adventurer, Group } from '../state.js';
import { canCrossWater, hasAirship } from './crafts.js';
import { BANKS, findSpace, readPlaces, spaceAt, type Space } from './spaces.js';

/** How a move is made. `shortcut` crosses `via` without an event if its test is passed (UQ-RNG-13). */
export interface Route {
  readonly to: string;
  readonly how: 'roam' | 'step' | 'led' | 'air' | 'shortcut';
  readonly via?: string;
}

/** The stay of the op `stay`, kept among the places where a move may lead. */
export const HELD = 'held';
/** Leave to go as far as a neighbour's neighbour. */
export const FAR = 'far';

function isBank(code: string): boolean {
  return BANKS.some((bank) => bank === code);
}

/** The sea takes a craft, wings or gills (UQ-BOAT-13). */
function isPassable(group: Group, to: string): boolean {
  return spaceAt(to).region !== 'Me' || canCrossWater(group);
}

/** The spaces one step away, the other bank of the river with them for who can cross. */
function steps(group: Group, from: string): string[] {
  const around = spaceAt(from).neighbours.filter((to) => isPassable(group, to));
  const across = isBank(from) && canCrossWater(group) ? BANKS.filter((bank) => bank !== from) : [];
  return [...around, ...across];
}

/** A Ranger who can lead over a shortcut, and everybody fast enough to follow (UQ-RNG-13). */
export function pathfinders(group: Group): Adventurer[] {
  return group.members.filter((member) => fit(member) && knows(member, 'Shortcut'));
}

/** Not from, through or into the Chasm or the sea (UQ-RNG-13). */
function allowsShortcut(code: string): boolean {
  return !['Sh', 'Me'].includes(spaceAt(code).region);
}

function twoSteps(group: Group, from: string): { via: string; to: string }[] {
  return steps(group, from).flatMap((via) => steps(group, via).map((to) => ({ via, to })));
}

/** Every space the group's next move may lead to, nearest ways first; the own space first of all (roaming). */
export function routes(group: Group, slowest: number): readonly Route[] {
  const { place, mayGo } = group;
  const roam: Route = { to: place, how: 'roam' };
  if (mayGo.includes(HELD)) return [roam];
  const found = new Map<string, Route>([[place, roam]]);
  const add = (route: Route) => found.has(route.to) || found.set(route.to, route);
  steps(group, place).forEach((to) => add({ to, how: 'step' }));
  mayGo.filter((code) => findSpace(code)).forEach((to) => add({ to, how: 'led' }));
  const far = twoSteps(group, place);
  if (mayGo.includes(FAR)) far.forEach(({ to }) => add({ to, how: 'led' }));
  if (hasAirship(group)) far.forEach(({ to }) => add({ to, how: 'air' }));
  if (pathfinders(group).length > 0 && slowest >= 3) {
    far
      .filter(({ via, to }) => [place, via, to].every(allowsShortcut))
      .forEach(({ via, to }) => add({ to, via, how: 'shortcut' }));
  }
  return [...found.values()];
}

/** The way to what a player typed, or why there is none. Codes: `unknown-place`, `not-a-neighbour`, `several-spaces`, `held-here`. */
export function findRoute(group: Group, slowest: number, text: string): Route | Refusal {
  const meant = readPlaces(text);
  if (meant.length === 0) return refuse('unknown-place', { place: text }, 'UQ-TURN-04');
  const open = routes(group, slowest);
  const reached = meant.flatMap((space) => open.filter((route) => route.to === space.code));
  const exact = reached.find((route) => route.to.toLowerCase() === text.trim().toLowerCase());
  const own = reached.find((route) => route.how === 'roam');
  const found = exact ?? own ?? (reached.length === 1 ? reached[0] : nearestOf(reached));
  if (found) return found;
  if (reached.length > 1) {
    return refuse('several-spaces', { places: reached.map((route) => route.to) }, 'UQ-TURN-04');
  }
  return noWay(group, meant[0] as Space, open);
}

function nearestOf(reached: readonly Route[]): Route | undefined {
  const near = reached.filter((route) => route.how === 'step');
  return near.length === 1 ? near[0] : undefined;
}

function noWay(group: Group, wanted: Space, open: readonly Route[]): Refusal {
  const places = open.filter((route) => route.how !== 'roam').map((route) => route.to);
  if (group.mayGo.includes(HELD)) return refuse('held-here', { place: group.place }, 'UQ-TURN-04');
  const adjacent = spaceAt(group.place).neighbours.includes(wanted.code);
  if (adjacent || (isBank(wanted.code) && isBank(group.place))) {
    return refuse('needs-a-craft', { place: wanted.code, places }, 'UQ-BOAT-13');
  }
  return refuse('not-a-neighbour', { place: wanted.code, places }, 'UQ-TURN-05');
}
