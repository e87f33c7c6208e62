import type { UltraQuestOp } from '../../../book/contract/op.js';
import type { Flow } from '../../../engine/system.js';
import { tellAmount } from '../amounts.js';
import { canCrossWater } from '../board/crafts.js';
import { readRegion } from '../board/regions.js';
import { isOffBoard, nearestOf, OFF_BOARD, regionAt, spaceAt, SPACES } from '../board/spaces.js';
import { FAR, HELD, wayBack } from '../board/travel.js';
import type { BookOfEvents } from '../book-of-events.js';
import { changeFame } from '../fame.js';
import type { RegionCode } from '../names.js';
import { isSame, noteQuest, questTitle } from '../quests.js';
import { struckBy } from '../struck.js';
import type { Rule, Tale } from '../tale.js';
import { enterDungeon, fetchMounts } from '../turn/dungeons.js';
import { board, goTo } from '../turn/going.js';
import { rollEvent } from '../turn/event-roll.js';
import { openScene, stage, tellOpening } from '../turn/scene.js';
import { chooseLiving, groupOf } from '../who.js';
import { END, NEXT, plainRule, rule } from './rule.js';

type OpOf<N extends UltraQuestOp['op']> = Extract<UltraQuestOp, { op: N }>;

function quest(book: BookOfEvents): Rule {
  return rule<OpOf<'quest'>>(1, function* (op, t) {
    yield* noteQuest(book, t, { event: op.event });
    return NEXT;
  });
}

/** UQ-DUN-02, UQ-DUN-11: found, perhaps noted, and entered on the following turn; forced ones at once. */
function dungeon(book: BookOfEvents): Rule {
  return rule<OpOf<'dungeon'>>(1, function* (op, t) {
    const group = groupOf(t);
    if (op.forced && !t.library.event(op.dungeon, 1)) return noWayIn(t, op.dungeon);
    if (op.forced) {
      enterDungeon(t, op.dungeon);
      const led = group.scene?.quest ?? null;
      openScene(group, op.dungeon).quest = led;
      const { script, number } = yield* rollEvent(t, op.dungeon);
      if (!script) return END;
      stage(t, script, number);
      tellOpening(book, t, script.id);
      return { to: 'become', script };
    }
    group.found = { dungeon: op.dungeon, place: group.place, turn: t.state.turn.number };
    const entry = { event: op.dungeon, dungeon: true, place: group.place };
    if (group.quests.some((noted) => isSame(noted, entry))) return NEXT;
    const answer = yield* t.ask({
      name: 'note dungeon',
      kind: 'choice',
      text: { key: 'dungeon-found', args: { dungeon: op.dungeon } },
      options: [
        { id: 'note', label: { key: 'note-dungeon' } },
        { id: 'pass', label: { key: 'remember-dungeon' }, tone: 'quiet' },
      ],
      default: 'pass',
    });
    if (answer.options[0] === 'note') {
      yield* noteQuest(book, t, entry);
    }
    return NEXT;
  });
}

/** A place whose table is not written takes nobody in: the event is over where it began. */
function noWayIn(t: Tale, region: string): Flow {
  t.tell({ kind: 'ruling', id: 'UQ-VAR-06', key: 'no-way-in', args: { region } });
  return END;
}

/**
 * UQ-DUN-04, UQ-DUN-09: out of the dungeon, with 1 Fame for a quest that led in if nobody died (UQ-QUEST-04); off the board,
 * back to where the group left it.
 */
function out(book: BookOfEvents): Rule {
  return plainRule<OpOf<'out'>>((op, t) => {
    const group = groupOf(t);
    const delve = group.dungeon;
    if (delve) {
      group.dungeon = null;
      group.place = delve.entry;
      endQuest(book, t, delve.quest, group.graves.length <= delve.graves);
    }
    const back = delve ? undefined : wayBack(group);
    if (op.region !== undefined) goToRegion(t, op.region);
    else if (back !== undefined) leadTo(t, back);
    fetchMounts(t, group);
    board(t, group);
    return END;
  });
}

function endQuest(book: BookOfEvents, t: Tale, led: string | null, allLive: boolean): void {
  if (led === null) return;
  const group = groupOf(t);
  if (group.scene) group.scene.quest = null;
  t.tell({ kind: 'quest-done', quest: led, title: questTitle(book, led), success: allLive });
  if (allLive) changeFame(group, 1, t.tell.bind(t), 'quest');
}

/** To the nearest space of a region, on the board or off it (UQ-HOME-22); off it only where there is something to read. */
function goToRegion(t: Tale, region: string): void {
  const group = groupOf(t);
  const code = readRegion(region);
  const space = code && nearestOf(code, wayBack(group) ?? group.place);
  if (!space || (space.code === group.place && !group.dungeon)) return;
  if (isOffBoard(space.code) && !t.library.event(space.code, 1)) return void noWayIn(t, space.code);
  leadTo(t, space.code);
}

/** Whoever is led out of a dungeon in the middle of it does not go on in there. */
function leadTo(t: Tale, to: string): void {
  const group = groupOf(t);
  group.dungeon = null;
  if (to !== group.place) t.tell({ kind: 'moved', group: group.name, from: group.place, to });
  goTo(t, group, to, 'led');
  group.found = null;
}

const move = plainRule<OpOf<'move'>>((op, t) => {
  goToRegion(t, op.region);
  if (groupOf(t).dungeon) return;
  fetchMounts(t, groupOf(t));
  board(t, groupOf(t));
});

/** A region of the op as the spaces a move may lead to. */
function spacesOf(region: string): string[] {
  const code: RegionCode | undefined = readRegion(region);
  return [...SPACES, ...OFF_BOARD.map(spaceAt)].filter((space) => space.region === code).map((space) => space.code);
}

/** Leave for lands that the book has no page for yet is kept, but promised only where there is none for others. */
function worthNaming(t: Tale, leave: readonly string[]): string[] {
  const written = leave.filter((code) => code === FAR || t.library.event(regionAt(code), 1));
  return written.length > 0 ? written : [...leave];
}

const mayGo = plainRule<OpOf<'may-go'>>((op, t) => {
  const group = groupOf(t);
  const leave = op.regions?.flatMap(spacesOf) ?? [FAR];
  group.mayGo = [...new Set([...group.mayGo, ...leave])];
  t.tell({ kind: 'leave-to-go', group: group.name, places: worthNaming(t, leave) });
});

const stay = plainRule<OpOf<'stay'>>((_, t) => {
  const group = groupOf(t);
  group.mayGo = [HELD];
  t.tell({ kind: 'held', group: group.name, place: group.place });
});

const skipTurn = plainRule<OpOf<'skip-turn'>>((op, t) => {
  const group = groupOf(t);
  const turns = Math.max(0, tellAmount(t, op.turns, 'skip turn'));
  group.skip += turns;
  t.tell({ kind: 'turns-lost', group: group.name, turns });
});

/** Our ruling to UQ-ACT-02: it is the action of the next rest that is lost, one for each, so it cannot be lost twice. */
const loseAction = rule<OpOf<'lose-action'>>(1, function* (op, t) {
  const struck = struckBy(op.who, t);
  for (const one of yield* chooseLiving(op.who, t)) {
    t.tell({ kind: 'action-lost', who: one.name, ...(one.idle && { already: true }), ...(struck && { struck }) });
    one.idle = true;
  }
  return NEXT;
});

/** Space by space over the water, each by chance; a group without water around it stays. */
const adrift = plainRule<OpOf<'adrift'>>((op, t) => {
  const group = groupOf(t);
  const spaces = Math.max(0, tellAmount(t, op.spaces, 'adrift'));
  for (let i = 0; i < spaces; i++) {
    const around = spaceAt(group.place).neighbours.filter((code) => isWater(code, canCrossWater(group)));
    const next = driftTo(t, around);
    if (next === undefined) return;
    t.tell({ kind: 'moved', group: group.name, from: group.place, to: next });
    goTo(t, group, next, 'led');
  }
});

function isWater(code: string, afloat: boolean): boolean {
  const { region } = spaceAt(code);
  return ['UF', 'OF', 'In', 'Kl'].includes(region) || (region === 'Me' && afloat);
}

function driftTo(t: Tale, around: readonly string[]): string | undefined {
  if (around.length < 2) return around[0];
  for (;;) {
    const next = around[t.roll('drift', around.length > 6 ? 10 : 6) - 1];
    if (next !== undefined) return next;
  }
}

/** `later`: instead of a roll, that many of the group's own turns from now, or after. */
const later = plainRule<OpOf<'later'>>((op, t) => {
  const rounds = Math.max(1, tellAmount(t, op.turns, 'later'));
  const seats = Math.max(1, t.state.order.filter((seat) => t.state.seats[seat]?.ended === false).length);
  groupOf(t).due.push({ event: op.event, turn: t.state.turn.number + rounds * seats });
});

/** Quests, dungeons, moves, and what happens later. */
export function placeOps(book: BookOfEvents): Readonly<Record<string, Rule>> {
  return {
    quest: quest(book),
    dungeon: dungeon(book),
    out: out(book),
    move,
    'may-go': mayGo,
    stay,
    'skip-turn': skipTurn,
    'lose-action': loseAction,
    adrift,
    later,
  };
}
