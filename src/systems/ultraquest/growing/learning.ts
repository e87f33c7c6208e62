import { optionId } from '../option-id.js';
import { newItem } from '../start.js';
import { put } from '../sheet/carry.js';
import { skillOf } from '../sheet/skill-lines.js';
import { SKILLS } from '../skills.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { FREE, type Fee } from './fee.js';
import { hasFreeLine, whyNotLearn, whyNotMaster } from './learnable.js';
import { hasRoomForHome, learnSurvival, survivalOffers, takesLine } from './survival.js';
import { rollMiracle, rollSpell } from './tables.js';

/** Puts a skill on the sheet. A lockpicker has a set of picks from then on (UQ-THF-10). */
function write(t: Tale, member: Adventurer, skill: string, { price, pay }: Fee): void {
  pay();
  member.skills.push({ name: skill, mastered: false });
  t.tell({ kind: 'learned', who: member.name, skill, price });
  if (skill === 'Lockpicking') put(member, newItem(groupOf(t), t.seat, { kind: 'lockpicks' }));
}

/** All lines are full: an older skill may be erased for the new one, or all stays as it is (UQ-SHEET-04). */
function* makeRoom(t: Tale, member: Adventurer, skill: string): Play<boolean> {
  const isFree = skill === 'Survival' ? hasRoomForHome(member) : hasFreeLine(member, skill);
  if (isFree) return true;
  const old = member.skills.filter(takesLine);
  const answer = yield* t.ask({
    name: `erase: ${member.name}`,
    kind: 'choice',
    text: { key: 'erase-skill', args: { who: member.name, skill } },
    options: [
      { id: 'keep', label: { key: 'keep-all-skills' } },
      ...old.map(({ name }) => ({
        id: optionId('skill', name),
        label: { key: 'erase', args: { skill: name } },
      })),
    ],
    default: 'keep',
  });
  const erased = old.find(({ name }) => answer.options[0] === optionId('skill', name));
  if (!erased) return false;
  member.skills = member.skills.filter((known) => known !== erased);
  t.tell({ kind: 'forgotten', who: member.name, skill: erased.name });
  return true;
}

/**
 * Somebody learns a skill, if they can and find a line for it. `miracle` and `spell` are rolled (UQ-ACT-13), Survival asks
 * for the region (UQ-HOME-07). False: nothing was learned, nor paid.
 */
export function* learn(t: Tale, member: Adventurer, skill: string, fee: Fee = FREE): Play<boolean> {
  if (skill === 'Survival') {
    if (!couldLearn(t, member, skill)) return false;
    return (yield* makeRoom(t, member, skill)) && (yield* learnSurvival(t, member, fee));
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
  if (skill === 'Survival') return survivalOffers(groupOf(t), member).length > 0;
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
