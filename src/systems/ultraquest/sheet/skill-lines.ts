import type { RegionCode } from '../names.js';
import { isOf } from '../professions.js';
import { SKILLS } from '../skills.js';
import type { Adventurer, Skill } from '../state.js';
import { lends } from './at-hand.js';

/** UQ-SHEET-03. */
export const SKILL_LINES = 6;

export function skillOf(adventurer: Adventurer, name: string): Skill | undefined {
  return adventurer.skills.find((skill) => skill.name === name);
}

export function knows(adventurer: Adventurer, name: string): boolean {
  return skillOf(adventurer, name) !== undefined;
}

export function hasMastered(adventurer: Adventurer, name: string): boolean {
  return skillOf(adventurer, name)?.mastered === true;
}

/**
 * Whether an adventurer is able to fight and to use skills (UQ-CMB-26, UQ-CMB-52): not injured, or injured once with
 * Endurance (UQ-FGT-13). A Fairy's Endurance keeps her alive, not on her feet (UQ-RACE-23).
 */
export function fit(adventurer: Adventurer): boolean {
  const { red, black } = adventurer.injuries;
  return red + black === 0 || (red + black === 1 && adventurer.race !== 'fairy' && knows(adventurer, 'Endurance'));
}

export function isInjured(adventurer: Adventurer): boolean {
  return adventurer.injuries.red + adventurer.injuries.black > 0;
}

/** Whether an adventurer can use a skill now: their own, or one that a thing at hand lends. */
export function canUse(adventurer: Adventurer, name: string): boolean {
  return (knows(adventurer, name) || lends(adventurer, name)) && fit(adventurer);
}

/** The skill lines in use: one for each skill; home regions beyond the native line count with `homeLines`. */
export function skillLinesUsed(adventurer: Adventurer): number {
  const skills = adventurer.skills.filter((skill) => !SKILLS[skill.name]?.lineless || !hasFromProfession(adventurer));
  return skills.filter((skill) => skill.name !== 'Survival').length + homeLines(adventurer);
}

function hasFromProfession(adventurer: Adventurer): boolean {
  return adventurer.profession === 'cleric';
}

/** UQ-HOME-06, UQ-SHEET-05. */
export const NATIVE_LINE = 3;

/** How many home regions stand on skill lines. */
export function beyondNativeLine({ home }: Adventurer): number {
  return Math.max(0, home.length - NATIVE_LINE);
}

/** A further skill line holds one region more, a Ranger's three (UQ-SHEET-05, UQ-RNG-09). */
function homesPerLine(adventurer: Adventurer): number {
  return isOf(adventurer, 'ranger') ? 3 : 1;
}

export function homeLines(adventurer: Adventurer): number {
  return Math.ceil(beyondNativeLine(adventurer) / homesPerLine(adventurer));
}

/** The regions on the last of the skill lines that hold some. */
export function lastHomeLine(adventurer: Adventurer): RegionCode[] {
  const first = NATIVE_LINE + Math.max(0, homeLines(adventurer) - 1) * homesPerLine(adventurer);
  return adventurer.home.slice(first);
}
