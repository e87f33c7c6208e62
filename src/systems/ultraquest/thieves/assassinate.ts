import { tryAttribute } from '../attributes.js';
import { rowOf, situationOf, stancesOf, strengthIn, type Battle } from '../combat/battle.js';
import { firstFoe, strike } from '../combat/foes.js';
import { injure } from '../combat/harm.js';
import type { Power } from '../combat/power.js';
import { canUse, hasMastered } from '../sheet/skill-lines.js';
import { canHurt } from '../sheet/strength.js';
import type { Adventurer } from '../state.js';
import type { Play } from '../tale.js';

/** The blow itself must beat the victim's armor (UQ-THF-20). */
function* stab(battle: Battle, thief: Adventurer): Play<void> {
  const foe = firstFoe(battle.foes);
  if (!foe) return;
  const face = battle.t.roll(`assassinate: ${thief.name}`, 6);
  const total = face + strengthIn(battle, thief, 'ME').total;
  battle.t.tell({ kind: 'rolled', purpose: 'assassinate', dice: [face], total, who: thief.name });
  const killed = total > foe.armor;
  if (killed) {
    strike(foe);
    battle.assassinated += 1;
  }
  battle.t.tell({
    kind: 'skill-used',
    who: thief.name,
    skill: 'Assassinate',
    effect: killed ? 'assassinated' : 'armor-held',
    args: { foe: foe.name, total, armor: foe.armor },
  });
}

/** UQ-THF-18 to 22: MOV to get there, DEX to strike; only if both fail is the thief hurt. */
function assassinate(thief: Adventurer): Power {
  return {
    id: `assassinate:${thief.id}`,
    who: thief,
    skill: 'Assassinate',
    effect: 'assassinate',
    moment: 'before',
    *run(battle) {
      const options = { of: 'Assassinate', because: 'mastery', plus: hasMastered(thief, 'Assassinate') ? 1 : 0 };
      const near = yield* tryAttribute(battle.t, thief, 'MOV', { ...options, rule: 'UQ-THF-18' });
      const sure = yield* tryAttribute(battle.t, thief, 'DEX', { ...options, rule: 'UQ-THF-18' });
      if (near.passed && sure.passed) yield* stab(battle, thief);
      else if (!near.passed && !sure.passed) {
        yield* injure(battle.t, thief, { colour: 'red', source: 'Assassinate', ducked: battle.ducked });
      }
    },
  };
}

/** UQ-THF-18: where there is a melee, with a weapon that can kill such a foe (UQ-EQP-59), within reach. */
function couldStab(battle: Battle, thief: Adventurer): boolean {
  return stancesOf(battle, thief).includes('ME') && canHurt(thief, 'melee', situationOf(battle));
}

export function thiefPowers(battle: Battle): Power[] {
  if (battle.round > 0 || !battle.voluntary) return [];
  return rowOf(battle)
    .filter((member) => canUse(member, 'Assassinate') && couldStab(battle, member))
    .map(assassinate);
}
