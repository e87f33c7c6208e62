import type { UltraQuestFact } from '../facts.js';
import { hasMastered } from '../sheet/skill-lines.js';
import type { Group } from '../state.js';

type Tell = (fact: UltraQuestFact) => void;

/** UQ-FGT-14: in a turn without a fight a master of Endurance heals one red injury. */
function healHardy(group: Group, tell: Tell): void {
  if (group.scene?.fought) return;
  for (const member of group.members) {
    if (!hasMastered(member, 'Endurance') || member.injuries.red === 0) continue;
    member.injuries.red -= 1;
    tell({ kind: 'healed', who: member.name, colour: 'red', by: 'Endurance' });
  }
}

/** What ends with a turn: effects, powers spent, leave to go far, the scene. */
export function closeTurn(group: Group): void {
  for (const member of group.members) {
    member.effects = member.effects.filter((effect) => effect.until === 'round');
    member.cast = [];
  }
  group.scene = null;
}

/**
 * What a group's turn leaves behind, however it was spent; `number` is the turn's. Our ruling to UQ-FGT-14, UQ-RNG-16 and
 * UQ-BOAT-08: a turn that was lost is a turn all the same. A dungeon that was found and neither entered by then nor noted is lost from
 * sight (UQ-DUN-02).
 */
export function turnOver(group: Group, number: number, tell: Tell): void {
  healHardy(group, tell);
  closeTurn(group);
  if (group.scouted && group.scouted.turn !== number) group.scouted = null;
  if (group.found && (group.found.turn ?? number) !== number) group.found = null;
  if (group.hired && group.hired.until <= number) group.hired = null;
}
