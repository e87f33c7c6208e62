import type { Words } from '../../../engine/words.js';
import type { Part, UltraQuestAbout } from '../facts.js';
import { fit } from '../sheet/skill-lines.js';
import { canHurt, strength } from '../sheet/strength.js';
import type { Adventurer } from '../state.js';
import { armorOf } from './armor.js';
import {
  extraDiceOf,
  fighters,
  rangeOf,
  rowOf,
  situationOf,
  stanceOf,
  stancesOf,
  strengthIn,
  type Battle,
  type Stance,
} from './battle.js';
import { diceText, firstFoe, foeLine, strengthText } from './foes.js';
import { able, takeStance } from './line-up.js';
import type { Power } from './power.js';
import { canRoll, harms } from './round.js';

type About = Extract<UltraQuestAbout, { kind: 'battle-plan' }>;

/** The sum of the fighters before their dice, as `4D6+9`. Who cannot hurt such foes adds nothing (UQ-CMB-43). */
export function ourStrength(battle: Battle): string {
  const active = fighters(battle);
  const dice = active.reduce((sum, member) => sum + diceOf(battle, member), 0);
  const plus = active
    .filter((member) => harms(battle, member))
    .reduce((sum, member) => sum + strengthIn(battle, member, stanceOf(battle, member)).total, 0);
  return diceText(new Map([[6, dice]]), plus);
}

/** One die, and what has been added to it for the round. */
function diceOf(battle: Battle, member: Adventurer): number {
  if (!canRoll(battle, member)) return 0;
  return 1 + extraDiceOf(battle, member);
}

function aboutMember(battle: Battle, member: Adventurer): About['members'][number] {
  const open = stancesOf(battle, member);
  const value = (stance: Stance) =>
    open.includes(stance) && fit(member) && canHurt(member, rangeOf(stance), situationOf(battle))
      ? strengthIn(battle, member, stance).total
      : null;
  const plan = fit(member) ? stanceOf(battle, member) : 'out';
  const injuries = member.injuries.red + member.injuries.black;
  return {
    id: member.id,
    who: member.name,
    melee: value('ME'),
    ranged: value('RA'),
    armor: armorOf(battle, member),
    plan,
    ...(!fit(member) && { note: 'injured' }),
    ...(injuries > 0 && { injuries }),
    ...(plan !== 'out' && !harms(battle, member) && { note: 'harmless' }),
    ...(member.race === 'fairy' && { noDie: true }),
    ...besides(battle, member, plan),
  };
}

/** What counts here beside what the sheet has in all places, or instead of it: a raft, a foe of the undead, a mount left outside. */
function besides(
  battle: Battle,
  member: Adventurer,
  plan: Stance,
): Pick<About['members'][number], 'besides' | 'without'> {
  if (plan === 'out') return {};
  const [here, sheet] = [strengthIn(battle, member, plan).parts, strength(member, rangeOf(plan)).parts];
  const missing = (from: readonly Part[]) => (part: Part) =>
    !from.some(({ source, value }) => source === part.source && value === part.value);
  const [more, less] = [here.filter(missing(sheet)), sheet.filter(missing(here))];
  return { ...(more.length > 0 && { besides: more }), ...(less.length > 0 && { without: less }) };
}

/** What the plan comes to, and what it is up against. */
export function planInFigures(battle: Battle, powers: readonly Power[]): About {
  return {
    kind: 'battle-plan',
    fight: battle.kind,
    forced: !battle.voluntary,
    foes: battle.foes.map(foeLine),
    ...against(battle),
    members: rowOf(battle).map((member) => aboutMember(battle, member)),
    ours: ourStrength(battle),
    powers: powers.map(({ id, who, skill, effect, adds, needs, tries }) => ({
      ...{ id, who: who.name, power: skill, on: battle.chosen.has(id), effect },
      ...(adds && { adds: { ...adds } }),
      ...(needs !== undefined && { needs }),
      ...(tries && { tries: { ...tries } }),
    })),
  };
}

/** The enemies' sum, and the armor that ours must exceed. */
export const against = (battle: Battle) => ({
  foeStrength: strengthText(battle.foes),
  foeArmor: firstFoe(battle.foes)?.armor ?? 0,
});

/** What another stance of a member brings: what is added, the sum that makes, and who changes along (UQ-CMB-30). */
export function stanceHint(battle: Battle, member: Adventurer, stance: Stance): Words {
  const before = new Map(battle.stances);
  takeStance(battle, member, stance);
  const ours = ourStrength(battle);
  const felt = harms(battle, member);
  const along = able(battle).filter(
    (other) => other !== member && (before.get(other.id) === 'out') !== (stanceOf(battle, other) === 'out'),
  );
  battle.stances.clear();
  for (const [id, was] of before) battle.stances.set(id, was);
  const args = { ours, ...(along.length > 0 && { along: along.map(({ name }) => name) }) };
  if (stance === 'out') return { key: 'stays-out', args };
  if (!felt) return { key: 'not-felt', args };
  const { total } = strengthIn(battle, member, stance);
  return { key: 'strength', args: { total, ...(member.race === 'fairy' && { noDie: true }), ...args } };
}
