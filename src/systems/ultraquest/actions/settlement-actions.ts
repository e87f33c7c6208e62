import { refuse, type Refusal } from '../../../engine/words.js';
import { isComplete } from '../groups.js';
import { couldLearn } from '../growing/learning.js';
import type { SettlementCode } from '../names.js';
import { isOf } from '../professions.js';
import { isInjured } from '../sheet/skill-lines.js';
import { SKILLS } from '../skills.js';
import type { Adventurer, Group } from '../state.js';
import type { Tale } from '../tale.js';
import { groupOf } from '../where.js';
import { teacherPrice, whyNotAfford } from './lessons.js';
import { whyNotRecruit } from './recruiting.js';
import { LONGER, MOST_DIGITS, rentFor, USUAL_ROUNDS, whyNotHire } from './ships.js';
import type { SpecialAction } from './special-action.js';
import { paidBy, payFor } from './work.js';

/** UQ-ACT-20 to 22, UQ-ACT-25, UQ-RACE-26. */
export function townActions(group: Group, member: Adventurer, town: SettlementCode): SpecialAction[] {
  const fairy = member.race === 'fairy' ? refuse('fairies-never-do', { who: member.name }, 'UQ-RACE-26') : undefined;
  const tired = group.worked.includes(member.id)
    ? refuse('worked-already', { who: member.name }, 'UQ-ACT-21')
    : undefined;
  return [
    { name: 'shop', section: 'do', args: {}, refused: fairy },
    {
      name: 'work',
      section: 'do',
      args: { pay: payFor(member, town), by: paidBy(member, town) },
      refused: fairy ?? tired,
    },
  ];
}

/** The king's hall and the harbour (UQ-ACT-42, UQ-BOAT-08). */
export function capitalActions(t: Tale, group: Group): SpecialAction[] {
  return [
    { name: 'audience', section: 'do', args: {}, refused: whyNoAudience(group), everybody: true },
    ...shipsFor(t),
  ];
}

/** Where no ship is to be had at any price, one entry says so; of a sea that the book has no page for nothing is said. */
function shipsFor(t: Tale): SpecialAction[] {
  const refused = whyNotHire(t, 0)?.refused;
  if (refused === 'land-unwritten') return [];
  const ships = USUAL_ROUNDS.map((rounds) => hiring(t, rounds));
  return refused ? ships.slice(0, 1) : [...ships, hiringLonger(t)];
}

/** A ship for so many rounds; one that the menu does not list is planned like any other (UQ-BOAT-09). */
export function hiring(t: Tale, rounds: number): SpecialAction {
  const gold = rentFor(rounds);
  return { name: `hire:${rounds}`, section: 'do', args: { rounds, gold }, refused: whyNotHire(t, gold) };
}

function hiringLonger(t: Tale): SpecialAction {
  const write = { label: { key: 'hire-rounds-line' }, min: 1, max: MOST_DIGITS, suggestion: `${LONGER}` };
  return { name: 'hire-longer', section: 'do', args: {}, refused: whyNotHire(t, rentFor(LONGER)), write };
}

/** UQ-ACT-42: complete and unhurt, Fairies too. */
export function whyNoAudience(group: Group): Refusal | undefined {
  if (!isComplete(group)) return refuse('group-incomplete', { members: group.members.length }, 'UQ-ACT-42');
  const hurt = group.members.filter(isInjured).map(({ name }) => name);
  return hurt.length > 0 ? refuse('group-injured', { who: hurt }, 'UQ-ACT-42') : undefined;
}

/** C-03: recruiting is done together, so it takes everybody's action. Way 1 rolls, way 2 takes a native (UQ-ACT-32, 34). */
export function recruitActions(group: Group): SpecialAction[] {
  const refused = whyNotRecruit(group);
  if (refused?.refused === 'no-recruits-here' || refused?.refused === 'group-full') return [];
  return ['recruit', 'recruit-native'].map((name) => ({ name, section: 'do', args: {}, refused, everybody: true }));
}

/** G-11: settlements have teachers for all of them. */
const TAUGHT = Object.keys(SKILLS).filter((name) => SKILLS[name]?.kind === 'skill');

/** What a settlement's teachers teach: all skills (G-11); miracles and spells by the dice (UQ-ACT-13). */
export function lessonActions(t: Tale, member: Adventurer): SpecialAction[] {
  const group = groupOf(t);
  const powers = [...(member.profession === 'cleric' ? ['miracle'] : []), ...(isOf(member, 'wizard') ? ['spell'] : [])];
  return [...powers, ...TAUGHT]
    .filter((skill) => couldLearn(t, member, skill))
    .map((skill) => {
      const price = teacherPrice(group, member, skill);
      return {
        name: `learn:${skill}`,
        section: 'learn',
        args: { skill, ...price },
        refused: whyNotAfford(group, price),
      };
    });
}
