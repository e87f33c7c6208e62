import type { Text } from '../../book/contract/basics.js';
import type { Local } from '../../engine/script.js';
import type { Adventurer, Group } from './state.js';
import { numberOf } from './amounts.js';

/** People, living or fallen, whom a local names. */
export function peopleIn(group: Group, local: Local | undefined): Adventurer[] {
  const ids: readonly unknown[] = Array.isArray(local) ? local : [local];
  return [...group.members, ...group.fallen].filter((person) => ids.includes(person.id));
}

/** "Odo", "Odo and Mirl", "Odo, Mirl and Tane". */
function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

function namesOf(group: Group, local: Local | undefined): string {
  const people = peopleIn(group, local);
  if (people.length > 0) return inWords(people.map((person) => person.name));
  return typeof local === 'string' ? local : '';
}

/** What stands for `{name}`; `{group}` is the name that the group goes by (UQ-SHEET-15, UQ-EVT-12). What was rolled is read as it fell (UQ-EVT-15). */
function wordOf(group: Group, name: string, local: Local | undefined): string {
  if (name === 'group') return group.name;
  if (typeof local === 'number') return String(local);
  return namesOf(group, local);
}

/** Prose of the book with numbers and names in their places. */
export function prose(text: Text, group: Group, locals: Readonly<Record<string, Local>>): string {
  const parts = text.map((part) => {
    if (typeof part === 'string') return part;
    if ('who' in part) return namesOf(group, locals[part.who]);
    if ('count' in part) return numberOf(locals[part.count]) === 1 ? part.one : part.many;
    if ('sex' in part) return peopleIn(group, locals[part.sex])[0]?.sex === 'female' ? part.female : part.male;
    return wordOf(group, part.local, locals[part.local]);
  });
  return parts.join('');
}
