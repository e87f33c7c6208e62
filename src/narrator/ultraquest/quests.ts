import { canClaim, dungeonOf, isSame } from '../../systems/ultraquest/quests.js';
import type { Group, Quest, UltraQuestState } from '../../systems/ultraquest/state.js';
import type { SeatId } from '../../engine/words.js';
import type { NotedQuest } from '../sheets.js';
import { questName } from './group-sheet.js';
import { place, thePlace } from './places.js';

/** What a group may take up: what it has noted, and a dungeon that it has just found here (UQ-DUN-02). */
export function questsOf(state: UltraQuestState, seat: SeatId): readonly NotedQuest[] {
  const group = state.seats[seat];
  if (!group) return [];
  const { found, quests, place: here } = group;
  const isNew =
    found?.place === here &&
    !group.dungeon &&
    !quests.some((one) => isSame(one, { event: found.dungeon, dungeon: true, place: here }));
  return [...quests.map((quest) => noted(group, quest)), ...(isNew ? [justFound(found.dungeon, here)] : [])];
}

const justFound = (dungeon: string, where: string): NotedQuest => ({
  id: dungeon,
  label: `(${place(dungeon)})`,
  says: `You have found its entrance in ${thePlace(where)}, and it is not noted.`,
  here: true,
});

/** A noted quest, and whether the group stands where it waits (UQ-QUEST-03, UQ-QUEST-06, UQ-QUEST-08, UQ-DUN-02). */
function noted(group: Group, quest: Quest): NotedQuest {
  const where = quest.dungeon ? (quest.place ?? quest.event) : (quest.event.split('#')[0] ?? '');
  return {
    id: quest.event,
    label: questName(quest),
    says: quest.dungeon
      ? `${place(dungeonOf(quest.event))}. Its entrance is in ${thePlace(where)}.`
      : `It waits in ${thePlace(where)}: begin a turn there and go to it without a roll. Done, it brings 1 Fame.`,
    here: canClaim(group, quest),
    cost: quest.dungeon ? 'Striking it off costs nothing.' : 'Striking it off costs 1 Honor.',
  };
}
