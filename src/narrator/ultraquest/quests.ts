import type { Library, Op } from '../../engine/script.js';
import type { SeatId } from '../../engine/words.js';
import { canClaim, dungeonOf, isSame } from '../../systems/ultraquest/quests.js';
import type { Group, Quest, UltraQuestState } from '../../systems/ultraquest/state.js';
import type { NotedQuest } from '../sheets.js';
import { questName } from './group-sheet.js';
import { place, thePlace } from './places.js';

/** What a group may take up: what it is about, what it has noted, and a dungeon that it has just found here (UQ-DUN-02). */
export function questsOf(state: UltraQuestState, seat: SeatId, library?: Library): readonly NotedQuest[] {
  const group = state.seats[seat];
  if (!group) return [];
  const { found, quests, place: here } = group;
  const isNew =
    found?.place === here &&
    !group.dungeon &&
    !quests.some((one) => isSame(one, { event: found.dungeon, dungeon: true, place: here }));
  const now = group.scene?.quest ?? group.dungeon?.quest;
  return [
    ...(now && !quests.some(({ event }) => event === now) ? [underWay(now, library)] : []),
    ...quests.map((quest) => noted(group, quest, library)),
    ...(isNew ? [justFound(found.dungeon, here, library)] : []),
  ];
}

const justFound = (dungeon: string, where: string, library?: Library): NotedQuest => ({
  id: dungeon,
  label: `(${place(dungeon)})`,
  says: `You have found its entrance in ${thePlace(where)}, and it is not noted.`,
  waits: waitsHere(dungeon, true),
  here: isWritten(dungeon, true, library),
});

/** Taken up it is on the sheet no more, and it is not done yet (UQ-QUEST-04). */
const underWay = (event: string, library?: Library): NotedQuest => ({
  id: event,
  label: questName({ event }),
  says: `Under way: it is what you are doing now. Done, it brings ${fameOf(event, library)} Fame; it can be tried once.`,
  waits: '',
  here: false,
});

/** A noted quest, and whether the group stands where it waits (UQ-QUEST-03, UQ-QUEST-06, UQ-QUEST-08, UQ-DUN-02). */
function noted(group: Group, quest: Quest, library?: Library): NotedQuest {
  const where = quest.dungeon ? (quest.place ?? quest.event) : (quest.event.split('#')[0] ?? '');
  const dungeon = quest.dungeon === true;
  return {
    id: quest.event,
    label: questName(quest),
    says: dungeon
      ? `${place(dungeonOf(quest.event))}. Its entrance is in ${thePlace(where)}.`
      : `It waits in ${thePlace(where)}: begin a turn there and go to it without a roll. Done, it brings ${fameOf(quest.event, library)} Fame, beside whatever you win on the way.`,
    waits: waitsHere(quest.event, dungeon, quest.title),
    here: canClaim(group, quest) && isWritten(quest.event, dungeon, library),
    cost: dungeon ? 'Striking it off costs nothing.' : 'Striking it off costs 1 Honor.',
  };
}

/** The one line of the turn's page. */
function waitsHere(event: string, dungeon: boolean, title?: string): string {
  if (dungeon) return `The way down into the ${place(dungeonOf(event))} is here.`;
  const called = title ?? (event.split('#')[1] ?? event).replaceAll('-', ' ');
  return `Your quest waits here: ${called}. You may go to it without a roll.`;
}

/** Where the book is not at hand nothing is held back: who goes there is told. */
function isWritten(event: string, dungeon: boolean, library: Library | undefined): boolean {
  if (!library) return true;
  return dungeon ? library.event(dungeonOf(event), 1) !== undefined : library.current(event) !== undefined;
}

/** What the quest's own text promises for its end (UQ-QUEST-04): `1`, or `1 to 3` where that depends on how it ends. */
function fameOf(event: string, library: Library | undefined): string {
  const parts = Object.values(library?.current(event)?.parts ?? {});
  const said = parts.flat().flatMap(successes);
  const [least, most] = said.length ? [Math.min(...said), Math.max(...said)] : [1, 1];
  return least === most ? String(most) : `${least} to ${most}`;
}

const successes = (op: Op): readonly number[] => [
  ...(op.op === 'success' ? [typeof op['fame'] === 'number' ? op['fame'] : 1] : []),
  ...(op.branches ?? []).flatMap((branch) => branch.do.flatMap(successes)),
];
