import { isNative } from '../groups.js';
import type { RegionCode } from '../names.js';
import { canUse, hasMastered } from '../sheet/skill-lines.js';
import { chanceAt, trySkill } from '../skill-trials.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf, surroundings } from '../where.js';
import { present } from '../who.js';

const ON_THE_WATER: readonly RegionCode[] = ['UF', 'OF', 'Me', 'Mg'];

/** How a member could find the way here: without a roll, by a skill, or not at all (UQ-RNG-03, UQ-SEA-06, UQ-SEA-08). */
function guidance(t: Tale, member: Adventurer): { skill: string; sure: boolean } | undefined {
  const { region, dungeon } = surroundings(t);
  if (canUse(member, 'Orientation') && !ON_THE_WATER.includes(region)) {
    return { skill: 'Orientation', sure: isNative(groupOf(t), member, region) };
  }
  if (canUse(member, 'Navigation') && !dungeon) {
    return { skill: 'Navigation', sure: hasMastered(member, 'Navigation') };
  }
  return undefined;
}

/** The group is about to lose its way; who can find it tries, one after the other, the surest first. True: found. */
export function* findTheWay(t: Tale): Play<boolean> {
  const guides = present(groupOf(t)).flatMap((member) => {
    const by = guidance(t, member);
    return by ? [{ member, ...by, chance: by.sure ? 7 : chanceAt(t, member, by.skill) }] : [];
  });
  guides.sort((a, b) => b.chance - a.chance);
  for (const [i, { member, skill, sure }] of guides.entries()) {
    const found = sure || (yield* trySkill(t, member, skill, { noTalisman: i < guides.length - 1 })).passed;
    if (!found) continue;
    t.tell({ kind: 'skill-used', who: member.name, skill, effect: 'found-the-way' });
    return true;
  }
  return false;
}
