import { RACE_TRAITS } from '../races.js';
import type { Adventurer } from '../state.js';

/**
 * Takes a skill off the sheet: the one of that name, else the last one learned; gives its name. With Survival goes the region that
 * was learned last; those of the race are never unlearned (UQ-HOME-04).
 */
export function unlearn(member: Adventurer, skill?: string): string | undefined {
  const index = skill === undefined ? member.skills.length - 1 : member.skills.findIndex(({ name }) => name === skill);
  const [gone] = index < 0 ? [] : member.skills.splice(index, 1);
  if (gone?.name === 'Survival' && member.home.length > RACE_TRAITS[member.race].home.length) member.home.pop();
  return gone?.name;
}
