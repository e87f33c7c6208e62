import { animalsAshore, liesAt, staysBehind, type Element } from '../board/crafts.js';
import { isOffBoard, type OffBoard } from '../board/spaces.js';
import { elementOf, wayBack, type Route } from '../board/travel.js';
import { mountName, nameOf } from '../equipment/items.js';
import type { Group, Mount } from '../state.js';
import type { Tale } from '../tale.js';
import { changeGold } from '../wealth.js';
import { fetchMounts, goesIn, stable } from './dungeons.js';

/** UQ-BOAT-10: a berth for a ship of one's own in Traumburg, paid as it comes in; who has less pays that. */
const BERTH = { place: 'St', gold: 10 } as const;

/** Which mounts go along to a place off the board (UQ-DUN-08, UQ-MOUNT-15, UQ-MOUNT-19); the others wait where the group left. */
const COME_ALONG: Readonly<Record<OffBoard, (kind: string) => boolean>> = {
  Mg: (kind) => kind === 'giant-air-beetle',
  Hö: goesIn,
  Wo: (kind) => kind === 'pegasus',
  Md: () => true,
};

const ALONE = ['pegasus', 'giant-air-beetle', 'wagon'];

/** The animals that find no room aboard, from the back of the row and led ones first (UQ-BOAT-04, UQ-BOAT-05, UQ-BOAT-11). */
function crowdedOut(group: Group, element: Element): ReadonlySet<Mount> {
  const row = group.members.flatMap((member) => [...(member.mount ? [member.mount] : []), ...member.led]);
  const animals = row.filter(({ kind }) => !ALONE.includes(kind));
  return new Set(animals.slice(animals.length - animalsAshore(group, element)));
}

function leaveMounts(t: Tale, group: Group, to: string, how: Route['how']): void {
  const before = group.stabled.length;
  const element = elementOf({ to, how }, group.place);
  const overboard = element ? crowdedOut(group, element) : new Set<Mount>();
  const welcome = isOffBoard(to) ? COME_ALONG[to] : () => true;
  group.members.forEach((member) => stable(group, member, (mount) => welcome(mount.kind) && !overboard.has(mount)));
  tellLeft(
    t,
    group,
    group.stabled.slice(before).map(({ mount }) => mountName(mount)),
  );
}

function tellLeft(t: Tale, group: Group, what: string[]): void {
  if (what.length > 0) t.tell({ kind: 'left-behind', group: group.name, place: group.place, what });
}

/** Crafts stay at the last shore they can lie at, a hired ship too (UQ-BOAT-01, UQ-BOAT-03, UQ-BOAT-08). */
function moor(t: Tale, group: Group, to: string): void {
  const items = staysBehind(group, to);
  const hired = group.hired !== null && group.hired.at === undefined && !liesAt('ship', to);
  if (group.hired && hired) group.hired.at = group.place;
  if (items.length > 0) {
    group.cargo = group.cargo.filter((item) => !items.includes(item));
    group.moored = [...(group.moored ?? []), { place: group.place, items }];
  }
  tellLeft(t, group, [...items.map(nameOf), ...(hired ? ['hired ship'] : [])]);
}

/** Takes along what waits where the group stands: crafts, their load, a hired ship. */
export function board(t: Tale, group: Group): void {
  const here = (group.moored ?? []).filter(({ place }) => place === group.place).flatMap(({ items }) => items);
  const hired = group.hired?.at === group.place;
  if (group.hired && hired) delete group.hired.at;
  if (here.length > 0) {
    group.cargo.push(...here);
    group.moored = (group.moored ?? []).filter(({ place }) => place !== group.place);
    if (group.moored.length === 0) delete group.moored;
  }
  const what = [...here.map(nameOf), ...(hired ? ['hired ship'] : [])];
  if (what.length > 0) t.tell({ kind: 'picked-up', group: group.name, place: group.place, what });
}

/** A ship that comes in to Traumburg; one that has lain there pays no second time for its stay. */
function payBerth(t: Tale, group: Group, from: string): void {
  const sailed = group.cargo.some(({ kind }) => kind === 'ship') && liesAt('ship', from);
  if (sailed && group.place === BERTH.place) changeGold(t, -BERTH.gold, 'berth');
}

/**
 * The group goes to a place: what cannot come along stays where it was, what waits there is fetched. Whoever leaves the board
 * comes back to where that was (UQ-HOME-22).
 */
export function goTo(t: Tale, group: Group, to: string, how: Route['how']): void {
  const from = group.place;
  if (from === to) return;
  leaveMounts(t, group, to, how);
  moor(t, group, to);
  const left = wayBack(group) ?? from;
  group.place = to;
  if (isOffBoard(to)) group.away = { from: left, ...(how === 'dive' && { dived: true }) };
  else delete group.away;
  payBerth(t, group, from);
  board(t, group);
  if (!group.dungeon) fetchMounts(t, group);
}
