import type { Flow } from '../../../engine/system.js';
import { mayAttack } from '../meeting/attack.js';
import { honorInterval, isClosed } from '../board/regions.js';
import { canHover } from '../board/crafts.js';
import { regionAt } from '../board/spaces.js';
import type { Route } from '../board/travel.js';
import type { BookOfEvents } from '../book-of-events.js';
import type { DungeonClass, Group } from '../state.js';
import type { Play, Rule, Tale } from '../tale.js';
import { buryFallen } from '../turn/burial.js';
import { enterDungeon } from '../turn/dungeons.js';
import { goTo } from '../turn/going.js';
import { rollEvent } from '../turn/event-roll.js';
import { forget, openScene, remember, stage, tellOpening } from '../turn/scene.js';
import { askFree } from '../turn/free-moment.js';
import { takeShortcut } from '../turn/shortcut.js';
import { endTurn } from '../turn/ending.js';
import { endIfLost, winByHonor } from '../turn/turns.js';
import { groupOf } from '../where.js';
import { settleRangers } from '../growing/survival.js';
import { isSame } from '../quests.js';
import { NEXT, plainRule, rule } from './rule.js';

const OVER: Flow = { to: 'part', name: 'over' };

/** A local that the turn was begun with. */
function word(t: Tale, name: string): string {
  const local = t.locals[name];
  if (typeof local !== 'string') throw new Error(`a turn without ${name}`);
  return local;
}

/** `turn-opens`: Rangers come to know more land (UQ-RNG-10); the way a turn begins decides where the procedure goes. */
function opens(t: Tale): Flow {
  t.state.turn.begun = true;
  settleRangers(t);
  return { to: 'part', name: word(t, 'kind') };
}

/** How the move is made, as the turn was begun with it. */
function wayOf(t: Tale): Route['how'] {
  const how = t.locals['how'];
  return typeof how === 'string' ? (how as Route['how']) : 'step';
}

/** `turn-moves`: the group goes, or stays and roams (UQ-TURN-04); what is due there comes before any roll. */
function* moves(book: BookOfEvents, t: Tale): Play<Flow> {
  const group = groupOf(t);
  const from = group.place;
  const to = word(t, 'to');
  group.mayGo = [];
  if (group.found && group.found.place !== to) group.found = null;
  const region = regionAt(to);
  openScene(group, region);
  if (from === to) t.tell({ kind: 'stayed', group: group.name, place: to });
  else t.tell({ kind: 'moved', group: group.name, from, to });
  goTo(t, group, to, wayOf(t));
  warn(t, group);
  introduce(book, t, group);
  if (from !== to && canHover(group) && (yield* staysAloft(t))) return OVER;
  if (!isClosed(region, group.honor)) return NEXT;
  t.tell({ kind: 'ruling', id: 'UQ-HOME-18', key: 'passing-through', args: { region } });
  return OVER;
}

/** UQ-BOAT-12: an airship may pass over a region without landing in it. */
function* staysAloft(t: Tale): Play<boolean> {
  const answer = yield* t.ask({
    name: 'airship',
    kind: 'choice',
    text: { key: 'airship' },
    options: [
      { id: 'land', label: { key: 'airship-land' }, tone: 'go' },
      { id: 'aloft', label: { key: 'airship-aloft' } },
    ],
    default: 'land',
  });
  return answer.options[0] === 'aloft';
}

/** UQ-EVT-05: below the low number the region should be avoided; advice only. */
function warn(t: Tale, group: Group): void {
  const region = group.scene?.region ?? regionAt(group.place);
  const from = honorInterval(region)?.low ?? 0;
  if (group.honor < from) t.tell({ kind: 'danger-warning', region, from, honor: group.honor });
}

/** At the first visit the introduction is read (UQ-EVT-21). */
function introduce(book: BookOfEvents, t: Tale, group: Group): void {
  const region = group.scene?.region ?? regionAt(group.place);
  if (group.seen.includes(region)) return;
  group.seen.push(region);
  const text = book.introduction(region);
  if (text !== undefined) t.tell({ kind: 'introduction', region, text });
}

/** An event whose time has come, instead of a roll (op `later`); it stands for one (UQ-ACT-21). */
function takeDue(t: Tale, group: Group, table: string): string | undefined {
  const due = group.due.find((entry) => entry.event.split('#')[0] === table && entry.turn <= t.state.turn.number);
  if (!due) return undefined;
  group.due = group.due.filter((entry) => entry !== due);
  group.worked = [];
  return due.event;
}

/** `turn-rolls`: D100 on the table of the land or of the dungeon (UQ-DUN-03), or what is due there. */
function* rolls(book: BookOfEvents, t: Tale): Play<Flow> {
  const group = groupOf(t);
  const table = group.dungeon?.class ?? regionAt(group.place);
  openScene(group, table).quest = group.dungeon?.quest ?? null;
  const due = takeDue(t, group, table);
  const late = due === undefined ? undefined : t.library.current(due);
  const { script, number } = late ? { script: late, number: null } : yield* rollEvent(t, table);
  if (!script) {
    t.tell({ kind: 'ruling', id: 'UQ-VAR-06', key: 'land-unwritten', args: { region: table } });
    return OVER;
  }
  stage(t, script, number);
  tellOpening(book, t, script.id);
  return { to: 'call', script };
}

/** `turn-claims`: the quest's event, without a roll (UQ-QUEST-03); it is tried and erased (UQ-QUEST-05). */
function claims(book: BookOfEvents, t: Tale): Flow {
  const group = groupOf(t);
  const quest = word(t, 'quest');
  const script = t.library.current(quest);
  group.quests = group.quests.filter((noted) => noted.event !== quest);
  group.mayGo = [];
  if (!script) {
    t.tell({ kind: 'ruling', id: 'UQ-VAR-06', key: 'land-unwritten', args: { region: quest.split('#')[0] ?? quest } });
    return OVER;
  }
  stage(t, script, null);
  if (group.scene) group.scene.quest = quest;
  tellOpening(book, t, quest);
  return { to: 'call', script };
}

/** `turn-enters`: into a dungeon that was found or noted here (UQ-DUN-02). */
function enters(book: BookOfEvents, t: Tale): Flow {
  const group = groupOf(t);
  const dungeon = word(t, 'dungeon') as DungeonClass;
  group.mayGo = [];
  const here = { event: dungeon, dungeon: true, place: group.place };
  group.quests = group.quests.filter((noted) => !isSame(noted, here));
  enterDungeon(t, dungeon);
  openScene(group, dungeon);
  warn(t, group);
  introduce(book, t, group);
  return NEXT;
}

/**
 * `turn-event-over`: the dead are buried, a group of one is at its end, whose Honor has come to a hundred has won;
 * in a dungeon the group goes on in the same turn or rests (UQ-TURN-06, UQ-DUN-04, 05); before it does the order may change (UQ-DUN-07, UQ-MARCH-07).
 */
function* eventOver(book: BookOfEvents, t: Tale): Play<Flow> {
  const group = groupOf(t);
  buryFallen(t);
  failQuest(book, t, group);
  if (group.scene?.event) remember(group, group.scene.event);
  forget(book, group);
  for (const member of group.members) {
    member.effects = member.effects.filter(({ until }) => until !== 'fight' && until !== 'event');
  }
  if (group.scene) group.scene.locked = false;
  endIfLost(t);
  winByHonor(t.state, t.seat, t.tell.bind(t));
  if (isOut(t) || !group.dungeon) return OVER;
  const answer = yield* askFree(t, {
    name: 'deeper',
    kind: 'choice',
    text: { key: 'dungeon-go-on', args: { dungeon: group.dungeon.class } },
    options: [
      { id: 'deeper', label: { key: 'dungeon-deeper' }, tone: 'danger' },
      { id: 'rest', label: { key: 'dungeon-rest' }, tone: 'quiet' },
    ],
    default: 'rest',
  });
  return answer.options[0] === 'deeper' ? { to: 'part', name: 'deeper' } : OVER;
}

/** Whether the group plays no more: it is lost, has won, or another's victory has ended the game (UQ-OBJ-05). */
function isOut(t: Tale): boolean {
  return groupOf(t).ended || t.state.phase === 'ended';
}

/** UQ-QUEST-05: whatever came of it, the quest that led here is over, unless it led into a dungeon. */
function failQuest(book: BookOfEvents, t: Tale, group: Group): void {
  const quest = group.scene?.quest;
  if (!quest || group.dungeon || !group.scene) return;
  group.scene.quest = null;
  t.tell({ kind: 'quest-done', quest, title: book.title(quest) ?? quest, success: false });
}

/**
 * `turn-attacks`: after the event or the rest a group may fall upon one that holds a legendary treasure (UQ-ACT-51, C-44), whatever
 * house or cave the event was in (UQ-DUN-10).
 */
function* attacks(t: Tale): Play<Flow> {
  const group = groupOf(t);
  if (isOut(t) || group.dungeon) return NEXT;
  if (group.scene) group.scene.flags = [];
  yield* mayAttack(t);
  buryFallen(t);
  endIfLost(t);
  return NEXT;
}

/** `turn-closes`: what lasts for the turn ends, and the next seat is to play. */
function closes(t: Tale): Flow {
  endTurn(t.state, groupOf(t), t.tell.bind(t));
  return { to: 'end' };
}

/** The ops of the turn itself. */
export function turnOps(book: BookOfEvents): Readonly<Record<string, Rule>> {
  return {
    'turn-opens': plainRule((_, t) => opens(t)),
    'turn-shortcut': { revision: 1, run: (_, t) => takeShortcut(t) },
    'turn-moves': rule(2, (_, t) => moves(book, t)),
    'turn-rolls': { revision: 1, run: (_, t) => rolls(book, t) },
    'turn-claims': plainRule((_, t) => claims(book, t)),
    'turn-enters': plainRule((_, t) => enters(book, t)),
    'turn-event-over': { revision: 1, run: (_, t) => eventOver(book, t) },
    'turn-attacks': rule(4, (_, t) => attacks(t)),
    'turn-closes': plainRule((_, t) => closes(t)),
  };
}
