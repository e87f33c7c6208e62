import { attributeValue, testOf } from '../attributes.js';
import { canUse, hasMastered, knows } from '../sheet/skill-lines.js';
import type { Adventurer } from '../state.js';
import type { Play } from '../tale.js';
import { present } from '../who.js';
import type { Battle } from '../combat/battle.js';

/** UQ-THF-26, UQ-RNG-05: mastery helps by two. UQ-RNG-04: Orientation helps its owner by one. */
function alertnessParts(member: Adventurer): { source: string; value: number }[] {
  return [
    { source: 'mastery', value: hasMastered(member, 'Alertness') ? 2 : 0 },
    { source: 'Orientation', value: knows(member, 'Orientation') ? 1 : 0 },
  ];
}

function chance(member: Adventurer): number {
  return alertnessParts(member).reduce((sum, part) => sum + part.value, attributeValue(member, 'MOV'));
}

/** UQ-CMB-07: whoever hears them in time turns a forced fight into a voluntary one. Rolls by itself, the best one first. */
export function* alertness(battle: Battle): Play<void> {
  if (battle.voluntary || battle.surprise) return;
  const alert = present(battle.group)
    .filter((member) => canUse(member, 'Alertness'))
    .sort((a, b) => chance(b) - chance(a));
  for (const [i, member] of alert.entries()) {
    const heard = yield* testOf(battle.t, member, 'MOV', {
      of: 'Alertness',
      parts: alertnessParts(member),
      rule: 'UQ-CMB-07',
      noTalisman: i < alert.length - 1,
    });
    if (!heard) continue;
    battle.voluntary = true;
    battle.t.tell({ kind: 'skill-used', who: member.name, skill: 'Alertness', effect: 'voluntary' });
    return;
  }
}
