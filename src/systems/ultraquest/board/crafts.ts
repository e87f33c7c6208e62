import type { Adventurer, Group } from '../state.js';

/** What carries a group over water (UQ-BOAT-01 to 12, UQ-BOAT-13, C-14). */
const RIVER_CRAFTS = ['raft', 'boat', 'ship', 'airship'];

function carries(group: Group, crafts: readonly string[]): boolean {
  const own = [...group.cargo, ...group.members.flatMap((member) => member.backpack)];
  return own.some((item) => crafts.includes(item.kind));
}

/** A ship hired in St that is not due back yet (UQ-BOAT-08). */
function hasHiredShip(group: Group): boolean {
  return group.hired !== null;
}

function isBorne(member: Adventurer): boolean {
  return member.race === 'fairy' || member.effects.some(({ kind }) => kind === 'flight' || kind === 'gills');
}

function bearsItself(group: Group): boolean {
  return group.members.every((member) => isBorne(member) || member.mount?.kind === 'pegasus');
}

/** Whether the group can go onto the sea, or over the river from bank to bank. */
export function canCrossWater(group: Group): boolean {
  return carries(group, RIVER_CRAFTS) || hasHiredShip(group) || bearsItself(group);
}

export function hasAirship(group: Group): boolean {
  return carries(group, ['airship']);
}

/** The craft a group fights from, where it makes a difference (UQ-BOAT-04, UQ-BOAT-06, UQ-BOAT-11): a hired ship is one too. */
export function craftUnderfoot(group: Group): 'airship' | 'ship' | 'raft' | undefined {
  if (hasAirship(group)) return 'airship';
  if (hasHiredShip(group) || carries(group, ['ship'])) return 'ship';
  return carries(group, ['boat']) || !carries(group, ['raft']) ? undefined : 'raft';
}
