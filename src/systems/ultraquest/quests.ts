import { regionAt } from './board/spaces.js';
import type { BookOfEvents } from './book-of-events.js';
import { changeHonor } from './fame.js';
import type { Group, Quest } from './state.js';
import type { Play, Tale } from './tale.js';
import { groupOf } from './where.js';

/** UQ-QUEST-02, UQ-SHEET-18: quests and dungeons share three places. */
export const MOST_QUESTS = 3;

/** Whether a noted quest waits where the group stands, or the entrance of a noted dungeon is there (UQ-QUEST-03, UQ-DUN-02). */
export function canClaim(group: Group, quest: Quest): boolean {
  if (group.dungeon) return false;
  if (quest.dungeon) return quest.place === group.place;
  return quest.event.split('#')[0] === regionAt(group.place);
}

/** What a quest or dungeon is called in lists. */
export function questTitle(book: BookOfEvents, quest: string): string {
  return book.title(quest) ?? dungeonOf(quest);
}

/** Dungeons of one class are told apart by where they lie (UQ-DUN-11). */
export function isSame(one: Quest, other: Quest): boolean {
  const alike = dungeonOf(one.event) === dungeonOf(other.event);
  return one.dungeon ? alike && one.place === other.place : one.event === other.event;
}

/** The class of a noted dungeon: `GV` of `GV`, or of `GV@Be`, which is another one of it. */
export function dungeonOf(event: string): string {
  return event.split('@')[0] ?? event;
}

/** What a dungeon is noted as: its class, and where it lies if one of that class is noted already. */
function entryFor({ quests }: Group, { event, place }: Quest): string {
  return quests.some((noted) => noted.event === event) ? `${event}@${place ?? ''}` : event;
}

/**
 * Notes a quest (UQ-QUEST-01). With all three places taken the player may give one up, which costs 1 Honor for a quest
 * that is erased at another time (UQ-QUEST-06), or let the new one go.
 */
export function* noteQuest(book: BookOfEvents, t: Tale, quest: Quest): Play<void> {
  const group = groupOf(t);
  if (group.quests.some((noted) => isSame(noted, quest))) return;
  if (group.quests.length >= MOST_QUESTS && !(yield* makeRoom(book, t, group, quest))) return;
  const title = questTitle(book, quest.event);
  group.quests.push(quest.dungeon ? { ...quest, event: entryFor(group, quest) } : { ...quest, title });
  const region = quest.event.split('#')[0] ?? quest.event;
  t.tell({ kind: 'quest-noted', quest: quest.event, title, region });
}

function* makeRoom(book: BookOfEvents, t: Tale, group: Group, quest: Quest): Play<boolean> {
  const answer = yield* t.ask({
    name: 'which quest',
    kind: 'choice',
    text: { key: 'quests-full', args: { title: questTitle(book, quest.event) } },
    options: [
      { id: 'keep', label: { key: 'let-quest-go' } },
      ...group.quests.map(({ event }, i) => ({
        id: `quest:${i + 1}`,
        label: { key: 'erase-quest', args: { title: questTitle(book, event) } },
      })),
    ],
    default: 'keep',
  });
  const erased = group.quests.find((_, i) => answer.options[0] === `quest:${i + 1}`);
  if (!erased) return false;
  eraseQuest(book, t, group, erased);
  return true;
}

/** UQ-QUEST-06, UQ-QUEST-08. */
function eraseQuest(book: BookOfEvents, t: Tale, group: Group, erased: Quest): void {
  group.quests = group.quests.filter((quest) => quest !== erased);
  t.tell({ kind: 'quest-done', quest: erased.event, title: questTitle(book, erased.event), success: false });
  if (!erased.dungeon) changeHonor(group, -1, t.tell.bind(t));
}
