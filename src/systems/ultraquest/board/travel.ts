import { refuse, type Refusal } from '../../../engine/words.js';
import { canUse } from '../sheet/skill-lines.js';
import type { Adventurer, Group } from '../state.js';
import { canCrossWater, canDive, canFly, whyNoCrossing, type Element } from './crafts.js';
import { BANKS, findSpace, isOffBoard, readPlaces, spaceAt, type OffBoard, type Space } from './spaces.js';

/**
 * How a move is made. `shortcut` crosses `via` without an event if its test is passed (UQ-RNG-13); `dive` goes down to the sea
 * floor, `back` to where a group left the board.
 */
export interface Route {
  readonly to: string;
  readonly how: 'roam' | 'step' | 'led' | 'air' | 'shortcut' | 'dive' | 'back';
  readonly via?: string;
}

/** The stay of the op `stay`, kept among the places where a move may lead. */
export const HELD = 'held';
/** Leave to go as far as a neighbour's neighbour. */
export const FAR = 'far';

/** Where one comes out of a place off the board, if nobody knows where one went in. */
const GATES: Readonly<Record<OffBoard, string>> = { Mg: 'Me', Hö: 'Sh', Wo: 'Be', Md: 'Fe3' };

function isBank(code: string): boolean {
  return BANKS.some((bank) => bank === code);
}

/** The sea takes a craft, wings or gills (UQ-BOAT-13). */
function isPassable(group: Group, to: string): boolean {
  return spaceAt(to).region !== 'Me' || canCrossWater(group);
}

/** Whether a step leads over open water: onto the sea, or from one bank to the other. */
function crossesWater(from: string, to: string): boolean {
  return spaceAt(to).region === 'Me' || (isBank(from) && isBank(to) && from !== to);
}

/** What a move goes through that has room for so many animals only. */
export function elementOf({ to, how }: Pick<Route, 'to' | 'how'>, from: string): Element | undefined {
  if (how === 'air') return 'air';
  return crossesWater(from, to) ? 'water' : undefined;
}

/** Where a group that is off the board comes back to it (UQ-HOME-22). */
export function wayBack(group: Group): string | undefined {
  return isOffBoard(group.place) ? (group.away?.from ?? GATES[group.place]) : undefined;
}

/** The spaces one step away, the other bank of the river with them for who can cross. */
function steps(group: Group, from: string): string[] {
  const around = spaceAt(from).neighbours.filter((to) => isPassable(group, to));
  const across = isBank(from) && canCrossWater(group) ? BANKS.filter((bank) => bank !== from) : [];
  return [...around, ...across];
}

/** A Ranger who can lead over a shortcut, and everybody fast enough to follow (UQ-RNG-13). */
export function pathfinders(group: Group): Adventurer[] {
  return group.members.filter((member) => canUse(member, 'Shortcut'));
}

/** Not from, through or into the Chasm or the sea (UQ-RNG-13). */
function allowsShortcut(code: string): boolean {
  return !['Sh', 'Me'].includes(spaceAt(code).region);
}

function twoSteps(group: Group, from: string): { via: string; to: string }[] {
  return steps(group, from).flatMap((via) => steps(group, via).map((to) => ({ via, to })));
}

/** Out of a place off the board, and down from the sea for who breathes water (UQ-BOAT-13). */
function upAndDown(group: Group): Route[] {
  const back = wayBack(group);
  if (back !== undefined) return [{ to: back, how: 'back' }];
  return spaceAt(group.place).region === 'Me' && canDive(group) ? [{ to: 'Mg', how: 'dive' }] : [];
}

/** Every space the group's next move may lead to, nearest ways first; the own space first of all (roaming). */
export function routes(group: Group, slowest: number): readonly Route[] {
  const { place, mayGo } = group;
  const roam: Route = { to: place, how: 'roam' };
  if (mayGo.includes(HELD)) return [roam];
  const found = new Map<string, Route>([[place, roam]]);
  const add = (route: Route) => found.has(route.to) || found.set(route.to, route);
  steps(group, place).forEach((to) => add({ to, how: 'step' }));
  upAndDown(group).forEach(add);
  mayGo.filter((code) => findSpace(code)).forEach((to) => add({ to, how: 'led' }));
  const far = () => twoSteps(group, place);
  if (mayGo.includes(FAR)) far().forEach(({ to }) => add({ to, how: 'led' }));
  if (canFly(group)) far().forEach(({ to }) => add({ to, how: 'air' }));
  if (pathfinders(group).length > 0 && slowest >= 3) {
    far()
      .filter(({ via, to }) => [place, via, to].every(allowsShortcut))
      .forEach(({ via, to }) => add({ to, via, how: 'shortcut' }));
  }
  return [...found.values()];
}

/**
 * The way to what a player typed, or why there is none. Codes: `unknown-place`, `not-a-neighbour`, `several-spaces`, `held-here`,
 * `off-the-board`, `beyond-the-river`, and those of `whyNoCrossing`.
 */
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
  if (isOffBoard(wanted.code)) return refuse('off-the-board', { place: wanted.code, places }, 'UQ-HOME-22');
  const adjacent = spaceAt(group.place).neighbours.includes(wanted.code);
  const across = isBank(wanted.code) && isBank(group.place);
  const why = adjacent || across ? whyNoCrossing(group) : undefined;
  if (why) return { ...why, args: { ...why.args, place: wanted.code, places } };
  const bank = otherBankOf(group.place);
  if (bank !== undefined && spaceAt(bank).neighbours.includes(wanted.code))
    return refuse('beyond-the-river', { place: wanted.code, bank, here: group.place, places }, 'UQ-BOAT-13');
  return refuse('not-a-neighbour', { place: wanted.code, places }, 'UQ-TURN-05');
}

/** The bank across from where a group stands, if it stands on one. */
function otherBankOf(place: string): string | undefined {
  return isBank(place) ? BANKS.find((bank) => bank !== place) : undefined;
}
