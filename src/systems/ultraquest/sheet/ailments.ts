import type { Words } from '../../../engine/words.js';
import type { Adventurer } from '../state.js';

/** What is wrong with somebody: red and cursed injuries, curses, and a special action that is lost. Nothing for who is well. */
export function ailmentsOf({ injuries, curses, idle }: Adventurer): Record<string, number> {
  const all = { injuries: injuries.red, cursed: injuries.black, curses, idle: Number(idle) };
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount > 0));
}

export const ails = (member: Adventurer): boolean => Object.keys(ailmentsOf(member)).length > 0;

/** Somebody's name in an option, with what is wrong: buttons have no second line. */
export function called(member: Adventurer): Words {
  return ails(member) ? { key: 'person', args: { who: member.name, ...ailmentsOf(member) } } : { text: member.name };
}
