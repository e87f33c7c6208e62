import { fighters, stanceOf, type Battle } from '../combat/battle.js';
import type { Power } from '../combat/power.js';
import { canUse, hasMastered } from '../sheet/skill-lines.js';
import type { Adventurer } from '../state.js';

/** UQ-SEA-12: a master of Aiming may have a second die in the first round instead of 2 in every round. */
function oneShot(member: Adventurer): Power {
  return {
    id: `aim:${member.id}`,
    who: member,
    skill: 'Aiming',
    effect: 'one-shot',
    adds: { dice: 1, sum: -2 },
    moment: 'before',
    *run(battle) {
      if (stanceOf(battle, member) !== 'RA') return;
      battle.extraDice.push({ who: member.id, round: 1, stance: 'RA' });
      battle.boosts.push({ who: member.id, source: 'Aiming', value: -2, round: 0, stance: 'RA' });
    },
  };
}

export function aimingPowers(battle: Battle): Power[] {
  if (battle.round > 0 || !battle.voluntary || battle.night) return [];
  return fighters(battle)
    .filter((member) => stanceOf(battle, member) === 'RA' && canUse(member, 'Aiming') && hasMastered(member, 'Aiming'))
    .map(oneShot);
}
