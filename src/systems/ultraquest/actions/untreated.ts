import { isInjured } from '../sheet/skill-lines.js';
import type { Adventurer, Group } from '../state.js';
import { couldCast, restHeals, type Plan } from './proposal.js';

/**
 * Somebody whose injury a plan leaves as it is. `healer` could see to it and does something else; without one, `why` says what stands
 * in the way: the day is spent otherwise, the action is lost, or rest does not heal what is cursed.
 */
export interface Untreated {
  readonly who: string;
  readonly healer?: string;
  readonly why: 'busy' | 'idle' | 'cursed';
}

/** Who stays injured by a plan that is not carried out yet. */
export function untreated(group: Group, plan: Plan, done: readonly string[]): Untreated[] {
  const open = group.members.filter(({ id }) => !done.includes(id));
  const planned = open.filter(({ id }) => plan[id] === 'heal').length;
  const left = group.members.filter(isInjured).filter((one) => !rests(one, plan, open));
  const idle = open.filter((one) => plan[one.id] !== 'heal' && couldCast(group, one, 'Healing'));
  return left.slice(planned).map((one, at) => {
    const healer = idle[at]?.name;
    return { who: one.name, why: whyNot(one), ...(healer !== undefined && { healer }) };
  });
}

function rests(one: Adventurer, plan: Plan, open: readonly Adventurer[]): boolean {
  return open.includes(one) && plan[one.id] === 'rest' && restHeals(one);
}

function whyNot(one: Adventurer): Untreated['why'] {
  if (!restHeals(one)) return 'cursed';
  return one.idle ? 'idle' : 'busy';
}
