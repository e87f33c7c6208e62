import type { UltraQuestFact } from '../facts.js';
import { hasMastered } from '../sheet/skill-lines.js';
import type { Group, UltraQuestState } from '../state.js';
import { closeTurn, passTurn } from './turns.js';

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

/** The end of a turn, however it was spent (UQ-TURN-02, UQ-TURN-09): what lasts for it ends, and the next seat is to play. */
export function endTurn(state: UltraQuestState, group: Group, tell: Tell): void {
  const { number } = state.turn;
  if (!group.ended) {
    healHardy(group, tell);
    closeTurn(group);
    if (group.scouted && group.scouted.turn !== number) group.scouted = null;
    if (group.hired && group.hired.until <= number) group.hired = null;
  }
  passTurn(state, tell);
}
