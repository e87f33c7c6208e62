import { refuse, type Refusal } from '../../../engine/words.js';
import { isOf } from '../professions.js';
import { isOwnSkill, SKILLS } from '../skills.js';
import { hasMastered, knows, SKILL_LINES, skillLinesUsed } from '../sheet/skill-lines.js';
import type { Adventurer } from '../state.js';

/** UQ-FGT-18. */
export const DEX_FOR_DUAL_WIELDING = 4;
/** UQ-RNG-18, UQ-RNG-19: the Honor from which on brewing is a Ranger's own. */
export const HONOR_TO_BREW = 33;
/** UQ-WIZ-06. */
export const MOST_SPELLS = 4;

/** Whether a skill costs what those of the own profession do. Brewing is a Ranger's own from 33 Honor of the group on (UQ-RNG-19). */
export function isOwn(member: Adventurer, skill: string, honor: number): boolean {
  if (skill === 'Brew Potions' && isOf(member, 'ranger')) return honor >= HONOR_TO_BREW;
  return isOwnSkill(skill, member);
}

function spellsKnown(member: Adventurer): number {
  return member.skills.filter(({ name }) => SKILLS[name]?.kind === 'spell').length;
}

/** UQ-WIZ-06: as many spells as INT, four at most. */
function hasSpellLeft(member: Adventurer): boolean {
  return spellsKnown(member) < Math.min(MOST_SPELLS, member.attributes.INT);
}

/** Whether there is a free line for a skill; brewing takes a Cleric none (UQ-CLR-07, UQ-RNG-19). Without one something is erased first (UQ-SHEET-04). */
export function hasFreeLine(member: Adventurer, skill: string): boolean {
  const lineless = SKILLS[skill]?.lineless === true && member.profession === 'cleric';
  return lineless || skillLinesUsed(member) < SKILL_LINES;
}

/** One art by two names (UQ-WIZ-24): who has it pays for no other name of it. */
const BREWING = ['Brew Potions', 'Alchemy'];

function brews(member: Adventurer): boolean {
  return member.profession === 'cleric' || BREWING.some((name) => knows(member, name));
}

/** Why an adventurer cannot learn a skill at all, whatever it costs (UQ-ACT-12, UQ-CLR-06, UQ-WIZ-07, UQ-RACE-20). */
export function whyNotLearn(member: Adventurer, skill: string): Refusal | undefined {
  const entry = SKILLS[skill];
  const args = { who: member.name, skill };
  if (!entry) return refuse('unknown-skill', args, 'UQ-SHEET-03');
  if (skill === 'Brew Potions' && member.profession === 'cleric') return refuse('knows-already', args, 'UQ-CLR-07');
  if (knows(member, skill)) return refuse('knows-already', args, 'UQ-SHEET-03');
  if (BREWING.includes(skill) && brews(member)) return refuse('brews-already', args, 'UQ-WIZ-24');
  if (entry.kind !== 'skill' && !isOwnSkill(skill, member)) return refuse('other-profession', args, 'UQ-ACT-12');
  if (member.race === 'fairy' && !isOwnSkill(skill, member)) return refuse('other-profession', args, 'UQ-RACE-20');
  if (entry.kind === 'spell' && !hasSpellLeft(member)) return refuse('spells-full', args, 'UQ-WIZ-06');
  if (skill === 'Dual Wielding' && member.attributes.DEX < DEX_FOR_DUAL_WIELDING) {
    return refuse('attribute-too-low', { ...args, attribute: 'DEX', needed: DEX_FOR_DUAL_WIELDING }, 'UQ-FGT-18');
  }
  return undefined;
}

/** Why a known skill cannot be mastered (UQ-ACT-16, UQ-SEA-05, UQ-SEA-15, UQ-RNG-06). */
export function whyNotMaster(member: Adventurer, skill: string): Refusal | undefined {
  const args = { who: member.name, skill };
  if (!knows(member, skill)) return refuse('not-known', args, 'UQ-ACT-16');
  if (hasMastered(member, skill)) return refuse('mastered-already', args, 'UQ-ACT-16');
  if (!SKILLS[skill]?.mastery) return refuse('no-mastery', args, 'UQ-ACT-16');
  const profession = member.profession;
  if (skill === 'Lockpicking' && profession === 'seafarer') return refuse('no-mastery', args, 'UQ-SEA-15');
  const hardy = skill !== 'Endurance' || profession === 'fighter' || member.attributes.STR >= 3;
  return hardy ? undefined : refuse('attribute-too-low', { ...args, attribute: 'STR', needed: 3 }, 'UQ-SEA-05');
}
