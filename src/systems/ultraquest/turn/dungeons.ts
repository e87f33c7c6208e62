import { WARES } from '../equipment/catalogue.js';
import { mountName, nameOf, wareOf } from '../equipment/items.js';
import { whyNotMount } from '../sheet/mounting.js';
import type { Adventurer, DungeonClass, Group, Item, Mount } from '../state.js';
import type { Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { handOver, takeMount } from './burial.js';

/** UQ-DUN-08: only these go in with their riders. */
export function goesIn(kind: string): boolean {
  return WARES[kind]?.mount?.dungeon === true;
}

/** Leaves a ridden mount, and what is in its saddle, where the group stands. */
function unsaddle(group: Group, owner: Adventurer): void {
  if (!owner.mount) return;
  group.stabled.push({ place: group.place, owner: owner.id, mount: owner.mount, saddle: owner.saddle });
  owner.mount = null;
  owner.saddle = null;
}

/** Leaves the mounts that cannot come along, and what is in their saddles, where the group stands (UQ-DUN-08, UQ-DUN-09). */
export function stable(group: Group, owner: Adventurer, comes: (mount: Mount) => boolean): void {
  if (owner.mount && !comes(owner.mount)) unsaddle(group, owner);
  for (const mount of owner.led.filter((led) => !comes(led)))
    group.stabled.push({ place: group.place, owner: owner.id, mount, saddle: null });
  owner.led = owner.led.filter(comes);
}

/** Into a dungeon from where the group stands. The quest that led here waits for its end (UQ-QUEST-04). */
export function enterDungeon(t: Tale, dungeon: DungeonClass): void {
  const group = groupOf(t);
  group.dungeon = {
    class: dungeon,
    entry: group.place,
    quest: group.scene?.quest ?? null,
    graves: group.graves.length,
  };
  group.found = null;
  const before = group.stabled.length;
  group.members.forEach((member) => stable(group, member, ({ kind }) => goesIn(kind)));
  const mounts = group.stabled.slice(before).map(({ mount }) => mountName(mount));
  const what = [...mounts, ...unload(group).map(nameOf)];
  if (what.length > 0) t.tell({ kind: 'left-behind', group: group.name, place: group.place, what });
}

/** What lies on a wagon or in a boat waits with it; crafts wait at their shore anyhow (UQ-DUN-08, UQ-TRE-06). */
function unload(group: Group): Item[] {
  const load = group.cargo.filter((item) => !wareOf(item).craft);
  if (load.length === 0) return [];
  group.cargo = group.cargo.filter((item) => !load.includes(item));
  group.moored = [...(group.moored ?? []), { place: group.place, items: load }];
  return load;
}

/** Fetches what waits at the place the group stands in (UQ-DUN-08). */
export function fetchMounts(t: Tale, group: Group): void {
  const here = group.stabled.filter((stabled) => stabled.place === group.place);
  group.stabled = group.stabled.filter((stabled) => stabled.place !== group.place);
  for (const { owner: id, mount, saddle } of here) {
    const owner = group.members.find((member) => member.id === id);
    if (owner && owner.mount === null && !whyNotMount(owner, mount)) {
      owner.mount = mount;
      owner.saddle = saddle;
      t.tell({ kind: 'mount-gained', who: owner.name, mount: mountName(mount) });
    } else takeMount(t, group, mount, owner);
    if (saddle && owner?.saddle !== saddle) handOver(t, group, saddle, owner);
  }
}
