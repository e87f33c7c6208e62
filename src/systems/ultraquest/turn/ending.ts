import type { UltraQuestFact } from '../facts.js';
import type { Group, UltraQuestState } from '../state.js';
import { turnOver } from './turn-over.js';
import { passTurn } from './turns.js';

/** The end of a turn, however it was spent (UQ-TURN-02, UQ-TURN-09): what lasts for it ends, and the next seat is to play. */
export function endTurn(state: UltraQuestState, group: Group, tell: (fact: UltraQuestFact) => void): void {
  if (!group.ended) turnOver(group, state.turn.number, tell);
  passTurn(state, tell);
}
