import { attributeValue, testOf } from '../attributes.js';
import { surroundings } from '../where.js';
import { canUse, hasMastered } from '../sheet/skill-lines.js';
import { canHurt } from '../sheet/strength.js';
import type { Adventurer } from '../state.js';
import type { Play } from '../tale.js';
import { bodiesAreLost, fighters, rowOf, situationOf, stanceOf, type Battle } from '../combat/battle.js';
import { injure } from '../combat/harm.js';
import type { Power } from '../combat/power.js';
import { realign } from '../combat/line-up.js';

/** UQ-FGT-16: an extra die in every round of a melee; decided before the first. */
function berserker(member: Adventurer): Power {
  return {
    id: `berserker:${member.id}`,
    who: member,
    skill: 'Berserker',
    effect: hasMastered(member, 'Berserker') ? 'rage-mastered' : 'rage',
    adds: { dice: 1 },
    moment: 'before',
    *run(battle) {
      if (stanceOf(battle, member) !== 'ME') return;
      battle.extraDice.push({ who: member.id, round: 0, stance: 'ME' });
      battle.berserk.add(member.id);
      battle.t.tell({ kind: 'skill-used', who: member.name, skill: 'Berserker', effect: 'rage' });
    },
  };
}

/**
 * The price of the rage: one sure injury at the end of the fight; a master may shake it off (UQ-FGT-16, 17). `beaten`: the
 * enemy has the field.
 */
export function* payForRage(battle: Battle, beaten: boolean): Play<void> {
  const unburied = beaten && bodiesAreLost(battle);
  for (const member of [...battle.group.members]) {
    if (!battle.berserk.has(member.id)) continue;
    const calm = hasMastered(member, 'Berserker') && (yield* testOf(battle.t, member, 'STR', { rule: 'UQ-FGT-17' }));
    if (!calm) yield* injure(battle.t, member, { colour: 'red', source: 'Berserker', unburied });
  }
}

/** The highest face with which Tactics work for somebody (UQ-FGT-20, UQ-FGT-21). */
export const tacticsNeeds = ({ t }: Battle, member: Adventurer): number =>
  attributeValue(member, 'INT', { ...surroundings(t), onFoot: true });

/** UQ-FGT-20, ruled later: before any of the three rounds the fight may become one of both kinds. */
function changeKind(member: Adventurer, needs: number): Power {
  return {
    id: `tactics:${member.id}`,
    who: member,
    skill: 'Tactics',
    effect: 'tactics-kind',
    needs,
    moment: 'plan',
    *run(battle) {
      battle.tactics.add(`${member.id}:kind`);
      if (!(yield* testOf(battle.t, member, 'INT', { of: 'Tactics', rule: 'UQ-FGT-20' }))) return;
      battle.kind = 'ME+RA';
      realign(battle);
      battle.t.tell({ kind: 'skill-used', who: member.name, skill: 'Tactics', effect: 'tactics-kind' });
    },
  };
}

/**
 * Rage is for who strikes. Whoever rolls no die hand to hand would pay for nothing: a Fairy (UQ-RACE-21), or without magic
 * against a ghost (UQ-CMB-43).
 */
const mayRage = (battle: Battle) => (member: Adventurer) =>
  stanceOf(battle, member) === 'ME' && member.race !== 'fairy' && canHurt(member, 'melee', situationOf(battle));

export function fighterPowers(battle: Battle): Power[] {
  const tacticians =
    battle.kind === 'ME+RA'
      ? []
      : rowOf(battle).filter((member) => canUse(member, 'Tactics') && !battle.tactics.has(`${member.id}:kind`));
  const raging = battle.round === 0 ? fighters(battle).filter(mayRage(battle)) : [];
  return [
    ...raging.filter((member) => canUse(member, 'Berserker')).map(berserker),
    ...tacticians.map((member) => changeKind(member, tacticsNeeds(battle, member))),
  ];
}

/** Members who can still try a tactical retreat, each once (UQ-FGT-21, UQ-FGT-22). */
export function retreatLeaders(battle: Battle): Adventurer[] {
  return rowOf(battle).filter((member) => canUse(member, 'Tactics') && !battle.tactics.has(`${member.id}:retreat`));
}

/** UQ-FGT-21: an orderly retreat spares one injury in flight, and nobody is robbed. */
export function* retreatInOrder(battle: Battle, leader: Adventurer): Play<boolean> {
  battle.tactics.add(`${leader.id}:retreat`);
  const orderly = yield* testOf(battle.t, leader, 'INT', { of: 'Tactics', rule: 'UQ-FGT-21' });
  if (orderly) battle.t.tell({ kind: 'skill-used', who: leader.name, skill: 'Tactics', effect: 'retreat' });
  return orderly;
}
