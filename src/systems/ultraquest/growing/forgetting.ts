import type { RegionCode } from '../names.js';
import { RACE_TRAITS } from '../races.js';
import { beyondNativeLine, lastHomeLine } from '../sheet/skill-lines.js';
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

/** The regions that somebody has learned: those of the start are never unlearned, a Seafarer's water among them (UQ-HOME-04, UQ-SEA-02). */
function learnedHomes(member: Adventurer): RegionCode[] {
  const fromStart = RACE_TRAITS[member.race].home.length + (member.profession === 'seafarer' ? 1 : 0);
  return member.home.slice(fromStart);
}

export function withoutHomes(member: Adventurer, gone: readonly RegionCode[]): Adventurer {
  return { ...member, home: member.home.filter((region) => !gone.includes(region)) };
}

/**
 * Home regions that can be erased for something new, where that makes room (UQ-SHEET-04): one that was learned, as what
 * stands on a skill line moves up into its place; or, where a Ranger's line holds several, all of that line.
 */
export function homesToErase(member: Adventurer, makesRoom: (after: Adventurer) => boolean): RegionCode[][] {
  const single = learnedHomes(member).map((region) => [region]);
  const line = beyondNativeLine(member) > 0 ? [lastHomeLine(member)] : [];
  const enough = (gone: readonly RegionCode[]) => makesRoom(withoutHomes(member, gone));
  const ones = single.filter(enough);
  return ones.length > 0 ? ones : line.filter(enough);
}
