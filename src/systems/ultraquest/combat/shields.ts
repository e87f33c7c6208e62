import { grips, wornArmor } from '../sheet/hands.js';
import type { Adventurer } from '../state.js';
import { fighters, rangeOf, situationOf, stanceOf, type Battle } from './battle.js';
import type { Power } from './power.js';

/** Whether the best weapon leaves no hand for a shield that somebody carries, while another one would (UQ-EQP-61, C-35). */
function couldRaise(battle: Battle, member: Adventurer): boolean {
  if (!wornArmor(member).shield) return false;
  const ways = grips(member, rangeOf(stanceOf(battle, member)), situationOf(battle));
  return ways[0]?.shield === false && ways.some(({ shield }) => shield);
}

function raiseShield(member: Adventurer): Power {
  return {
    id: `shield:${member.id}`,
    who: member,
    skill: 'shield',
    effect: 'shield',
    moment: 'stance',
    *run() {},
  };
}

/** Members who may fight with one hand and the shield instead of with two. */
export function shieldPowers(battle: Battle): Power[] {
  return fighters(battle)
    .filter((member) => couldRaise(battle, member))
    .map(raiseShield);
}
