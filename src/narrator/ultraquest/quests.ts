import { canClaim } from '../../systems/ultraquest/quests.js';
import { groupAt } from '../../systems/ultraquest/groups.js';
import type { Quest, UltraQuestState } from '../../systems/ultraquest/state.js';
import type { SeatId } from '../../engine/words.js';
import type { NotedQuest } from '../sheets.js';
import { questName } from './group-sheet.js';
import { place, thePlace } from './places.js';

/** A noted quest, and whether the group stands where it waits (UQ-QUEST-03, UQ-QUEST-06, UQ-QUEST-08, UQ-DUN-02). */
export function noted(state: UltraQuestState, seat: SeatId, quest: Quest): NotedQuest {
  const where = quest.dungeon ? (quest.place ?? quest.event) : (quest.event.split('#')[0] ?? '');
  return {
    id: quest.event,
    label: questName(quest),
    says: quest.dungeon
      ? `${place(quest.event)}. Its entrance is in ${thePlace(where)}.`
      : `It waits in ${thePlace(where)}: begin a turn there and go to it without a roll. Done, it brings 1 Fame.`,
    here: canClaim(groupAt(state, seat), quest),
    cost: quest.dungeon ? 'Striking it off costs nothing.' : 'Striking it off costs 1 Honor.',
  };
}
