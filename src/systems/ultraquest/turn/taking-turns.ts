import type { Begun } from '../../../engine/system.js';
import type { Local } from '../../../engine/script.js';
import { isRefusal, refuse, type Refusal, type SeatId } from '../../../engine/words.js';
import { isClosed, isSettlement } from '../board/regions.js';
import { canDive } from '../board/crafts.js';
import { regionAt } from '../board/spaces.js';
import { wayBack, type Route } from '../board/travel.js';
import { wayTo, waysOf } from '../board/ways.js';
import type { BookOfEvents } from '../book-of-events.js';
import type { UltraQuestFact } from '../facts.js';
import { freeLands } from '../growing/survival.js';
import { groupAt, isNative, memberBy } from '../groups.js';
import type { IntentOf } from '../intents.js';
import { dungeonOf } from '../quests.js';
import { isInjured } from '../sheet/skill-lines.js';
import { lends } from '../sheet/at-hand.js';
import { loadLends } from '../sheet/cargo.js';
import type { Adventurer, Group, UltraQuestState } from '../state.js';
import { whyLaidUp } from '../actions/laid-up.js';
import { REST, TURN } from './procedures.js';
import { endTurn } from './ending.js';

type TurnIntent =
  IntentOf<'move'> | IntentOf<'event'> | IntentOf<'rest'> | IntentOf<'shop'> | IntentOf<'pass'> | IntentOf<'claim'>;
type Outcome = Begun<UltraQuestFact> | Refusal;

/** The one thing a seat does in its turn (UQ-TURN-03). Codes: `not-your-turn`, `answer-first`, `turn-begun`, `group-ended`. */
export function beginTurn(
  book: BookOfEvents,
  state: UltraQuestState,
  seat: SeatId,
  intent: TurnIntent,
  running: readonly SeatId[],
): Outcome {
  const group = groupAt(state, seat);
  if (running.includes(seat)) return refuse('answer-first', {}, 'UQ-TURN-07');
  if (group.ended) return refuse('group-ended', { group: group.name }, 'UQ-CMB-61');
  if (state.turn.seat !== seat) {
    const player = state.turn.seat === null ? null : groupAt(state, state.turn.seat).player;
    return refuse('not-your-turn', { player, seat: state.turn.seat }, 'UQ-TURN-01');
  }
  if (running.length > 0) return refuse('others-are-deciding', { seats: running }, 'UQ-TURN-01');
  if (state.turn.begun) return refuse('turn-begun', {}, 'UQ-TURN-03');
  return take(book, state, seat, group, intent);
}

function take(book: BookOfEvents, state: UltraQuestState, seat: SeatId, group: Group, intent: TurnIntent): Outcome {
  switch (intent.kind) {
    case 'pass':
      return pass(state, group);
    case 'move':
      return move(book, group, intent.to);
    case 'event':
      return group.dungeon ? turn({ kind: 'deeper' }) : move(book, group, group.place);
    case 'claim':
      return claim(book, group, intent.quest);
    case 'rest':
      return rest(group);
    case 'shop':
      return shop(group, intent.buyer);
  }
}

function turn(locals: Readonly<Record<string, Local>>): Begun<UltraQuestFact> {
  return { facts: [], start: { script: TURN, locals } };
}

/** UQ-TURN-09. */
function pass(state: UltraQuestState, group: Group): Outcome {
  const facts: UltraQuestFact[] = [{ kind: 'turn-passed', group: group.name, by: 'player' }];
  endTurn(state, group, (fact) => facts.push(fact));
  return { facts };
}

function move(book: BookOfEvents, group: Group, to: string): Outcome {
  if (group.dungeon) return refuse('in-dungeon', { dungeon: group.dungeon.class }, 'UQ-DUN-04');
  const route = wayTo(group, to);
  if (isRefusal(route)) return route;
  const region = regionAt(route.to);
  if (!book.isWritten(region) && !strayed(book, group, route))
    return refuse('land-unwritten', { place: route.to }, 'UQ-VAR-06');
  if (route.how === 'roam' && group.away?.dived && !canDive(group))
    return refuse('no-breath', { place: route.to, back: wayBack(group) ?? 'Me' }, 'UQ-BOAT-13');
  if (route.how === 'roam' && isClosed(region, group.honor)) {
    return refuse('region-closed', { place: route.to, honor: group.honor }, 'UQ-HOME-18');
  }
  return turn({ kind: 'move', to: route.to, how: route.how, ...(route.via !== undefined && { via: route.via }) });
}

/** Whom an event has led to where all around the book has no page yet walks on through such lands, without events. */
function strayed(book: BookOfEvents, group: Group, route: Route): boolean {
  const around = waysOf(group).filter(({ how }) => how !== 'roam');
  return (
    route.how !== 'roam' && [group.place, ...around.map(({ to }) => to)].every((to) => !book.isWritten(regionAt(to)))
  );
}

/** A noted quest where it lies, without a roll that a talisman could turn (UQ-TURN-12, UQ-QUEST-07); a dungeon where it was found. */
function claim(book: BookOfEvents, group: Group, quest: string): Outcome {
  if (group.dungeon) return refuse('in-dungeon', { dungeon: group.dungeon.class }, 'UQ-DUN-04');
  const noted = group.quests.find((each) => each.event === quest);
  const found = group.found?.dungeon === quest && group.found.place === group.place;
  if (!noted && !found)
    return refuse('quest-not-noted', { quests: group.quests.map(({ event }) => event) }, 'UQ-QUEST-03');
  if (found || noted?.dungeon) return enter(book, group, dungeonOf(quest), found || noted?.place === group.place);
  const region = quest.split('#')[0] ?? '';
  if (region !== regionAt(group.place)) return refuse('quest-elsewhere', { quest, region }, 'UQ-QUEST-03');
  return turn({ kind: 'claim', quest });
}

function enter(book: BookOfEvents, group: Group, dungeon: string, here: boolean): Outcome {
  if (!here) return refuse('quest-elsewhere', { quest: dungeon, region: dungeon }, 'UQ-DUN-02');
  if (!book.isWritten(dungeon as 'GV')) return refuse('land-unwritten', { place: dungeon }, 'UQ-VAR-06');
  return turn({ kind: 'enter', dungeon });
}

/** UQ-ACT-01, UQ-HOME-19: an inn in a settlement, where nobody needs to be at home (UQ-HOME-02), else a camp by somebody native and uninjured. */
export function whyNoRest(group: Group): Refusal | undefined {
  if (group.dungeon) return refuse('in-dungeon', { dungeon: group.dungeon.class }, 'UQ-DUN-06');
  const region = regionAt(group.place);
  if (isSettlement(region)) return undefined;
  const knows = (member: Adventurer) => isNative(group, member, region) || freeLands(group, member).includes(region);
  const host = group.members.find((member) => knows(member) && !isInjured(member));
  return host || hasDoor(group) ? undefined : refuse('no-camp', { place: group.place }, 'UQ-HOME-19');
}

/** A thing of the book that lends Survival lets its group camp anywhere, whoever carries it. */
function hasDoor(group: Group): boolean {
  return group.members.some((member) => lends(member, 'Survival')) || loadLends(group, 'Survival');
}

function rest(group: Group): Outcome {
  return whyNoRest(group) ?? { facts: [], start: { script: REST, locals: { plan: {} } } };
}

/** Shopping is the buyer's special action of a rest in a settlement (UQ-ACT-25). */
function shop(group: Group, buyer: string | undefined): Outcome {
  const refusal = whyNoRest(group);
  if (refusal) return refusal;
  if (!isSettlement(regionAt(group.place))) return refuse('no-shop-here', { place: group.place }, 'UQ-EQP-41');
  const chosen = buyer === undefined ? buyerOf(group) : memberBy(group, buyer);
  if (!chosen) return refuse('not-a-member', { members: group.members.map(({ id }) => id) }, 'UQ-ACT-25');
  if (!canShop(chosen)) return refuse('cannot-shop', { who: chosen.name }, 'UQ-RACE-26');
  const laidUp = whyLaidUp(group, chosen, 'shop');
  if (laidUp) return laidUp;
  return { facts: [], start: { script: REST, locals: { plan: {}, buyer: chosen.id } } };
}

/** The first in marching order who can go. */
function buyerOf(group: Group): Adventurer | undefined {
  const buyers = group.members.filter(canShop);
  return buyers.find((member) => !whyLaidUp(group, member, 'shop')) ?? buyers[0];
}

/** UQ-RACE-26: a Fairy never shops. */
function canShop(member: { readonly race: string }): boolean {
  return member.race !== 'fairy';
}
