import type { Adventurer, Group } from '../state.js';

/** What carries a group over water (UQ-BOAT-01 to 12, UQ-BOAT-13, C-14). */
const RIVER_CRAFTS = ['raft', 'boat', 'ship', 'airship'];
const UPPER_RIVER_CRAFTS = ['raft', 'boat', 'airship'];

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

/** Whether it can go on the water of this region at all: no ships on the Upper River. */
export function isAfloat(group: Group, region: string): boolean {
  if (region === 'OF') return carries(group, UPPER_RIVER_CRAFTS);
  return ['UF', 'Me'].includes(region) && (carries(group, RIVER_CRAFTS) || hasHiredShip(group));
}

export function hasAirship(group: Group): boolean {
  return carries(group, ['airship']);
}

export function hasShip(group: Group): boolean {
  return carries(group, ['ship']) || hasHiredShip(group);
}
