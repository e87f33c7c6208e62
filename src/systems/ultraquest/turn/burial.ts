import { isFamiliar } from '../companions.js';
import { mountName, nameOf } from '../equipment/items.js';
import { credit } from '../gold.js';
import { freeLegend } from '../legendary.js';
import { itemsOf } from '../sheet/lines.js';
import { whyNotMount } from '../sheet/mounting.js';
import { receive } from '../sheet/carry.js';
import type { Adventurer, Group, Item, Mount } from '../state.js';
import type { Tale } from '../tale.js';
import { isRefusal, type Json } from '../../../engine/words.js';
import { groupOf } from '../where.js';
import { gemName } from './animals-and-gems.js';
import { sensibleCarrier } from './carriers.js';

/**
 * Hands a thing to whom it is meant for, to whom it serves best, or to the first who may carry it; what nobody can carry stays
 * behind. `use`: what a thing that is new to the group is good for, for the telling.
 */
export function handOver(
  t: Tale,
  group: Group,
  item: Item,
  preferred?: Adventurer,
  use?: Record<string, Json>,
): boolean {
  const received = receive(group, item, preferred ?? sensibleCarrier(group, item));
  if (isRefusal(received)) {
    freeLegend(t, item);
    t.tell({ kind: 'item-lost', who: preferred?.name ?? group.name, item: nameOf(item), why: received.refused });
    return false;
  }
  const who = 'with' in received ? received.with.name : group.name;
  t.tell({ kind: 'item-gained', who, item: nameOf(item), ...(use && { use }) });
  return true;
}

/**
 * A mount finds a rider whom it suits and whose line is free, else it is led (UQ-MOUNT-01, UQ-MOUNT-03): by anybody but a Fairy,
 * who has no backpack to note it in (UQ-RACE-25).
 */
export function takeMount(t: Pick<Tale, 'tell'>, group: Group, mount: Mount, preferred?: Adventurer): void {
  const suits = (member: Adventurer) => member.mount === null && !whyNotMount(member, mount);
  const leaders = group.members.filter(({ race }) => race !== 'fairy');
  const meant = preferred?.race === 'fairy' ? undefined : preferred;
  const owner = meant ?? leaders.find(suits) ?? leaders[0];
  if (!owner) {
    t.tell({ kind: 'left-behind', group: group.name, place: group.place, what: [mountName(mount)] });
    return;
  }
  if (suits(owner)) owner.mount = mount;
  else owner.led.push(mount);
  t.tell({ kind: 'mount-gained', who: owner.name, mount: mountName(mount) });
}

/** UQ-DEATH-05: the others bury the dead and inherit; who may not carry a thing leaves it to the next. A familiar goes (UQ-MEET-07). */
export function inheritFrom(t: Tale, group: Group, dead: Adventurer): void {
  credit(group, dead.gold);
  const gems = group.members[0];
  gems?.gems.push(...dead.gems);
  for (const item of itemsOf(dead)) {
    if (isFamiliar(item)) t.tell({ kind: 'item-lost', who: dead.name, item: nameOf(item), why: 'gone' });
    else handOver(t, group, item);
  }
  for (const mount of [...(dead.mount ? [dead.mount] : []), ...dead.led]) takeMount(t, group, mount);
}

/** Everything that was on the sheets of the fallen is shared out; they are buried (op `inherit`). */
export function shareOut(t: Tale): void {
  const group = groupOf(t);
  for (const dead of group.fallen) if (group.members.length > 0) inheritFrom(t, group, dead);
  group.fallen = [];
}

/** The fallen are lost with all they had, but for what they led by the reins (op `body lost`, UQ-DEATH-04). */
export function loseBodies(t: Tale): void {
  const group = groupOf(t);
  for (const dead of group.fallen) {
    for (const item of itemsOf(dead)) freeLegend(t, item);
    for (const item of lostWith(dead)) t.tell({ kind: 'item-lost', who: dead.name, item, why: 'body-lost' });
    for (const mount of dead.led) takeMount(t, group, mount);
  }
  group.fallen = [];
}

/** What stays with somebody who is not brought back, by name: things, gems, what they rode and their own Gold. */
function lostWith(dead: Adventurer): readonly string[] {
  return [
    ...itemsOf(dead).map(nameOf),
    ...dead.gems.map(gemName),
    ...(dead.mount ? [mountName(dead.mount)] : []),
    ...(dead.gold > 0 ? [`${dead.gold} Gold`] : []),
  ];
}

/** At the end of an event whoever is not buried yet is (UQ-DEATH-05). */
export function buryFallen(t: Tale): void {
  if (groupOf(t).fallen.length > 0) shareOut(t);
}
