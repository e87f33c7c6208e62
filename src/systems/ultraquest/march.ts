import { refuse, type Refusal } from '../../engine/words.js';
import type { Adventurer, Group } from './state.js';

/** Gives the group another order of march, front first. Every living member stands in it once (UQ-MARCH-01, 10): nobody is left behind (UQ-DEATH-02). */
export function reorder(group: Group, order: readonly string[]): Refusal | undefined {
  const members = order.map((id) => group.members.find((member) => member.id === id));
  const known = members.filter((member) => member !== undefined);
  if (known.length !== group.members.length || new Set(order).size !== order.length || known.length !== order.length) {
    return refuse('order-incomplete', { members: group.members.map((member) => member.name) }, 'UQ-MARCH-01');
  }
  group.members = known;
  return undefined;
}

/** The adventurer directly behind, if there is one (UQ-MARCH-09). */
export function rearNeighbour(group: Pick<Group, 'members'>, adventurer: Adventurer): Adventurer | undefined {
  return group.members[group.members.indexOf(adventurer) + 1];
}

/** The row as it is attacked: from behind it counts from the last to the first (UQ-MARCH-08). */
export function rowAsAttacked(members: readonly Adventurer[], behind: boolean): Adventurer[] {
  return behind ? [...members].reverse() : [...members];
}
