import { refuse, type Refusal } from '../../../engine/words.js';
import { wareOf, weightOf } from '../equipment/items.js';
import type { Adventurer, Group, Item } from '../state.js';
import { regionAt, spaceAt } from './spaces.js';

/** What a craft takes aboard: so many adventurers, and mounts or, in their stead, one wagon. */
interface Capacity {
  readonly adventurers: number;
  readonly mounts: number;
  readonly wagon: boolean;
}

/** UQ-EQP-65, UQ-BOAT-04, UQ-BOAT-05, UQ-BOAT-06, UQ-BOAT-11. */
const CAPACITIES: Readonly<Record<string, Capacity>> = {
  raft: { adventurers: 4, mounts: 0, wagon: false },
  boat: { adventurers: 4, mounts: 2, wagon: true },
  airship: { adventurers: 4, mounts: 1, wagon: true },
  ship: { adventurers: Infinity, mounts: Infinity, wagon: true },
};

/** Rivers and sea by craft; ships keep off the Upper River (UQ-BOAT-01, C-14). */
const WATERS: Readonly<Record<string, readonly string[]>> = {
  raft: ['UF', 'OF', 'Me'],
  boat: ['UF', 'OF', 'Me'],
  ship: ['UF', 'Me'],
};

const isCraft = (item: Item): boolean => wareOf(item).craft === true;

/** The crafts that a group has with it. */
function craftsOf(group: Group): Item[] {
  return [...group.cargo, ...group.members.flatMap((member) => member.backpack)].filter(isCraft);
}

function has(group: Group, kind: string): boolean {
  return craftsOf(group).some((item) => item.kind === kind);
}

/** A ship hired in St that is not due back yet, and not left behind on another shore (UQ-BOAT-08). */
export function hasHiredShip(group: Group): boolean {
  return group.hired !== null && group.hired.at === undefined;
}

/** Whether a craft can lie at a place: on its waters or beside them; what flies lies anywhere on the board. */
export function liesAt(kind: string, place: string): boolean {
  const { region, neighbours } = spaceAt(place);
  const waters = WATERS[kind];
  if (!waters) return neighbours.length > 0;
  if (kind === 'ship' && region === 'OF') return false;
  return [region, ...neighbours.map(regionAt)].some((code) => waters.includes(code));
}

/** Flying members take no room (UQ-BOAT-02). */
export function flies(member: Adventurer): boolean {
  const winged = member.race === 'fairy' || member.mount?.kind === 'pegasus';
  return winged || member.effects.some(({ kind }) => kind === 'flight');
}

/** Gills, a miracle or a beetle full of air (UQ-WIZ-22, UQ-CLR-19, UQ-MOUNT-19). */
function breathesWater(member: Adventurer): boolean {
  return member.mount?.kind === 'giant-air-beetle' || member.effects.some(({ kind }) => kind === 'gills');
}

/** Whether the whole group can go down to the sea floor: everybody breathes there. */
export function canDive(group: Group): boolean {
  return group.members.length > 0 && group.members.every(breathesWater);
}

/** Wings, gills, or both: such a group needs nothing under it (UQ-BOAT-13). */
function bearsItself(group: Group): boolean {
  return group.members.every((member) => flies(member) || breathesWater(member));
}

/** Mounts that get over the water by themselves. */
const BORNE = ['pegasus', 'giant-air-beetle'];

const WAGON = 'wagon';

/** Everything on four legs or wheels that needs room aboard, the front of the row first. */
function freight(group: Group): { wagons: number; animals: number } {
  const mounts = group.members.flatMap((member) => [...(member.mount ? [member.mount] : []), ...member.led]);
  const heavy = mounts.filter(({ kind }) => !BORNE.includes(kind));
  const wagons = heavy.filter(({ kind }) => kind === WAGON).length;
  return { wagons, animals: heavy.length - wagons };
}

/** Over water everything that floats or flies, through the air only what flies. */
export type Element = 'water' | 'air';

function fleet(group: Group, element: Element): Capacity[] {
  const crafts = craftsOf(group).filter(({ kind }) => element === 'water' || kind === 'airship');
  const own = crafts.flatMap(({ kind }) => CAPACITIES[kind] ?? []);
  return element === 'water' && hasHiredShip(group) ? [...own, CAPACITIES['ship'] as Capacity] : own;
}

/** How many animals find room once the wagons are aboard: each takes the place of a boat's or an airship's mounts. */
function stalls(group: Group, element: Element): number {
  const { wagons } = freight(group);
  const takers = fleet(group, element)
    .filter(({ wagon }) => wagon)
    .toSorted((a, b) => a.mounts - b.mounts);
  const roomy = takers.filter(({ mounts }) => mounts === Infinity);
  const left = roomy.length > 0 ? takers : takers.slice(wagons);
  return left.reduce((sum, { mounts }) => sum + mounts, 0);
}

/** How many animals have to wait ashore when the group goes over water or through the air. */
export function animalsAshore(group: Group, element: Element): number {
  return Math.max(0, freight(group).animals - stalls(group, element));
}

/** Why the group cannot go onto the sea, over the river, or up. Codes: `needs-a-craft`, `too-many-aboard`, `wagon-ashore`. */
export function whyNoCrossing(group: Group, element: Element = 'water'): Refusal | undefined {
  const crafts = fleet(group, element);
  const walkers = group.members.filter((member) => !flies(member)).length;
  const room = crafts.reduce((sum, { adventurers }) => sum + adventurers, 0);
  if (crafts.length === 0 && !bearsItself(group)) return refuse('needs-a-craft', {}, 'UQ-BOAT-13');
  if (crafts.length > 0 && walkers > room && !bearsItself(group))
    return refuse('too-many-aboard', { room, walkers }, 'UQ-BOAT-04');
  const berths = crafts.filter(({ wagon }) => wagon).length;
  const roomy = crafts.some(({ mounts }) => mounts === Infinity);
  return freight(group).wagons > berths && !roomy ? refuse('wagon-ashore', {}, 'UQ-BOAT-05') : undefined;
}

/** Whether the group can go onto the sea, or over the river from bank to bank. */
export function canCrossWater(group: Group): boolean {
  return whyNoCrossing(group) === undefined;
}

export function hasAirship(group: Group): boolean {
  return has(group, 'airship');
}

/** Whether an airship takes up the whole group, its wagon too (UQ-BOAT-11). */
export function canFly(group: Group): boolean {
  return hasAirship(group) && whyNoCrossing(group, 'air') === undefined;
}

/** Whether all of it, every animal too, can stay up over where it has come (UQ-BOAT-12). */
export function canHover(group: Group): boolean {
  return canFly(group) && animalsAshore(group, 'air') === 0;
}

/** The craft a group fights from, where it makes a difference (UQ-BOAT-04, UQ-BOAT-06, UQ-BOAT-11): a hired ship is one too. */
export function craftUnderfoot(group: Group): 'airship' | 'ship' | 'raft' | undefined {
  if (hasAirship(group)) return 'airship';
  if (hasHiredShip(group) || has(group, 'ship')) return 'ship';
  return has(group, 'boat') || !has(group, 'raft') ? undefined : 'raft';
}

/** Very heavy things that one wagon takes, a raft or a boat among them, never a ship (UQ-BOAT-03, UQ-EQP-16). */
const WAGON_LOAD = 2;

/** Crafts that hold a load (UQ-EQP-44); a raft holds none. */
export const HOLDS = ['boat', 'ship', 'airship'];

function veryHeavy(items: readonly Item[]): number {
  return items.filter((item) => weightOf(item) === 'very heavy').length;
}

/** What of the cargo cannot come along to a place: crafts that have no water on the way, here or there, and no wagon, and what only they carried. */
export function staysBehind(group: Group, to: string): Item[] {
  const wheels = WAGON_LOAD * group.members.filter((member) => member.mount?.kind === WAGON).length;
  const crafts = group.cargo.filter(isCraft);
  const loads = group.cargo.filter((item) => !isCraft(item));
  const aboard = crafts.filter(({ kind }) => liesAt(kind, group.place) && liesAt(kind, to));
  const stranded = crafts.filter((item) => !aboard.includes(item));
  const carted = stranded.filter(({ kind }) => kind === 'raft' || kind === 'boat').slice(0, wheels);
  const left = stranded.filter((item) => !carted.includes(item));
  if (aboard.some(({ kind }) => HOLDS.includes(kind)) || (hasHiredShip(group) && liesAt('ship', to))) return left;
  if (wheels === 0) return [...left, ...loads];
  const heavy = loads.filter((item) => weightOf(item) === 'very heavy');
  return [...left, ...heavy.slice(Math.max(0, wheels - veryHeavy(carted)))];
}
