import { REGION_NAMES } from '../board/regions.js';
import type { RegionCode } from '../names.js';
import { optionId } from '../option-id.js';
import { newItem } from '../start.js';
import { put } from '../sheet/carry.js';
import { skillOf } from '../sheet/skill-lines.js';
import { SKILLS } from '../skills.js';
import type { Adventurer, Skill } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { FREE, type Fee } from './fee.js';
import { homesToErase, withoutHomes } from './forgetting.js';
import { hasFreeLine, whyNotLearn, whyNotMaster } from './learnable.js';
import { hasRoomForHome, landsAhead, learnSurvival, takesLine } from './survival.js';
import { rollMiracle, rollSpell } from './tables.js';

/** Puts a skill on the sheet. A lockpicker has a set of picks from then on (UQ-THF-10). */
function write(t: Tale, member: Adventurer, skill: string, { price, pay }: Fee): void {
  pay();
  member.skills.push({ name: skill, mastered: false });
  t.tell({ kind: 'learned', who: member.name, skill, price });
  if (skill === 'Lockpicking') put(member, newItem(groupOf(t), t.seat, { kind: 'lockpicks' }));
}

/** What can be erased: a skill, or home regions that were learned. */
type Erasable = { readonly skill: Skill } | { readonly homes: readonly RegionCode[] };

const survivalIn = (region: RegionCode): string => `Survival ${REGION_NAMES[region]}`;

/** All that can be erased where it makes room (UQ-SHEET-04, UQ-HOME-15). */
function erasables(member: Adventurer, isRoom: (after: Adventurer) => boolean): Erasable[] {
  const skills = member.skills.filter(takesLine).map((skill) => ({ skill }));
  return [...skills, ...homesToErase(member, isRoom).map((homes) => ({ homes }))];
}

const erasableId = (one: Erasable): string =>
  'skill' in one ? optionId('skill', one.skill.name) : optionId('home', one.homes.join('.'));

const namesOf = (one: Erasable): string[] => ('skill' in one ? [one.skill.name] : one.homes.map(survivalIn));

/** All lines are full: an older skill or home may be erased for the new one, or all stays as it is (UQ-SHEET-04). */
function* makeRoom(t: Tale, member: Adventurer, skill: string): Play<boolean> {
  const isRoom = (one: Adventurer) => (skill === 'Survival' ? hasRoomForHome(one) : hasFreeLine(one, skill));
  if (isRoom(member)) return true;
  const old = erasables(member, isRoom);
  const answer = yield* t.ask({
    name: `erase: ${member.name}`,
    kind: 'choice',
    text: { key: 'erase-skill', args: { who: member.name, skill } },
    options: [
      { id: 'keep', label: { key: 'keep-all-skills' } },
      ...old.map((one) => ({ id: erasableId(one), label: { key: 'erase', args: { skill: namesOf(one).join(', ') } } })),
    ],
    default: 'keep',
  });
  const erased = old.find((one) => answer.options[0] === erasableId(one));
  if (!erased) return false;
  erase(t, member, erased);
  return true;
}

function erase(t: Tale, member: Adventurer, erased: Erasable): void {
  if ('skill' in erased) member.skills = member.skills.filter((known) => known !== erased.skill);
  else member.home = withoutHomes(member, erased.homes).home;
  for (const skill of namesOf(erased)) t.tell({ kind: 'forgotten', who: member.name, skill });
}

/**
 * Somebody learns a skill, if they can and find a line for it. `miracle` and `spell` are rolled (UQ-ACT-13), Survival asks
 * for the region (UQ-HOME-07). False: nothing was learned, nor paid.
 */
export function* learn(t: Tale, member: Adventurer, skill: string, fee: Fee = FREE): Play<boolean> {
  if (skill === 'Survival') {
    const offers = landsAhead(groupOf(t), member);
    if (offers.length === 0) return false;
    return (yield* makeRoom(t, member, skill)) && (yield* learnSurvival(t, member, offers, fee));
  }
  const rolled = skill === 'miracle' || skill === 'spell';
  const found = rolled ? yield* rollNew(t, member, skill) : skill;
  if (found === undefined || whyNotLearn(member, found)) return false;
  if (!(yield* makeRoom(t, member, found))) return false;
  write(t, member, found, fee);
  return true;
}

function* rollNew(t: Tale, member: Adventurer, kind: 'miracle' | 'spell'): Play<string | undefined> {
  return kind === 'miracle' ? yield* rollMiracle(t, member) : yield* rollSpell(t, member);
}

/** Whether somebody could learn this at all: something is left to learn for rolls and for Survival. */
export function couldLearn(t: Pick<Tale, 'seat' | 'state'>, member: Adventurer, skill: string): boolean {
  if (skill === 'Survival') return landsAhead(groupOf(t), member).length > 0;
  if (skill !== 'miracle' && skill !== 'spell') return whyNotLearn(member, skill) === undefined;
  return Object.keys(SKILLS).some((name) => SKILLS[name]?.kind === skill && !whyNotLearn(member, name));
}

/** A grandmaster raises a known skill to mastery (UQ-MEET-04). */
export function master(t: Tale, member: Adventurer, skill: string): boolean {
  const known = skillOf(member, skill);
  if (!known || whyNotMaster(member, skill)) return false;
  known.mastered = true;
  t.tell({ kind: 'mastered', who: member.name, skill });
  return true;
}
