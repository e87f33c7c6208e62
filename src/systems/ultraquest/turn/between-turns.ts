import type { Begun } from '../../../engine/system.js';
import { isRefusal, refuse, type Refusal, type SeatId } from '../../../engine/words.js';
import type { UltraQuestFact } from '../facts.js';
import { changeHonor } from '../fame.js';
import { freeGroupName, groupAt } from '../groups.js';
import type { IntentOf } from '../intents.js';
import { reorder } from '../march.js';
import { acceptOffer, dropOffer, makeOffer } from '../meeting/offers.js';
import type { UltraQuestState } from '../state.js';
import { passAround } from './passing-around.js';
import { giveOrders } from './standing-orders.js';
import { freeLegends, passTurn, retire } from './turns.js';

/** What anybody may do at any time between events (UQ-MARCH-04, UQ-TRE-07); while a step is in hand it waits (D-04). */
export const FREE_INTENTS: readonly string[] = [
  'order',
  'give',
  'use',
  'orders',
  'rename',
  'drop-quest',
  'offer',
  'accept',
  'withdraw',
  'join',
  'leave',
];

type Outcome = Begun<UltraQuestFact> | Refusal;
type Free = IntentOf<'order' | 'give' | 'orders' | 'rename' | 'drop-quest' | 'offer' | 'accept' | 'withdraw' | 'leave'>;

export function beginFree(state: UltraQuestState, seat: SeatId, intent: Free): Outcome {
  const group = groupAt(state, seat);
  const facts: UltraQuestFact[] = [];
  const tell = (fact: UltraQuestFact) => void facts.push(fact);
  if (group.ended && intent.kind !== 'leave') return refuse('group-ended', { group: group.name }, 'UQ-CMB-60');
  const refusal = carryOut(state, seat, intent, tell);
  return isRefusal(refusal) ? refusal : { facts };
}

function carryOut(
  state: UltraQuestState,
  seat: SeatId,
  intent: Free,
  tell: (fact: UltraQuestFact) => void,
): Refusal | undefined {
  switch (intent.kind) {
    case 'order':
    case 'give':
      return rearrange(state, seat, intent, tell);
    case 'orders':
      return giveOrders(groupAt(state, seat), intent, tell);
    case 'rename':
      return rename(state, seat, intent.groupName, tell);
    case 'drop-quest':
      return dropQuest(state, seat, intent, tell);
    case 'offer':
      return makeOffer(state, seat, intent, tell);
    case 'accept':
      return acceptOffer(state, seat, intent, tell);
    case 'withdraw':
      return dropOffer(state, seat, intent, tell);
    case 'leave':
      return leave(state, seat, tell);
  }
}

/** Another order of march, or something passed from one member to another (UQ-MARCH-02 to 05, UQ-TRE-07). */
export function rearrange(
  state: UltraQuestState,
  seat: SeatId,
  intent: IntentOf<'order'> | IntentOf<'give'>,
  tell: (fact: UltraQuestFact) => void,
): Refusal | undefined {
  const group = groupAt(state, seat);
  if (intent.kind === 'give') return passAround(group, seat, intent, tell);
  const refusal = reorder(group, intent.order);
  if (!refusal) tell({ kind: 'order-changed', group: group.name, order: group.members.map((member) => member.name) });
  return refusal;
}

function rename(state: UltraQuestState, seat: SeatId, wanted: string, tell: (fact: UltraQuestFact) => void): undefined {
  const group = groupAt(state, seat);
  const to = freeGroupName(state, seat, wanted);
  tell({ kind: 'group-renamed', group: group.name, to });
  group.name = to;
}

/** UQ-QUEST-06: a quest that is given up costs 1 Honor; UQ-QUEST-08: a dungeon costs none. */
function dropQuest(
  state: UltraQuestState,
  seat: SeatId,
  { quest }: IntentOf<'drop-quest'>,
  tell: (fact: UltraQuestFact) => void,
): Refusal | undefined {
  const group = groupAt(state, seat);
  const noted = group.quests.find((each) => each.event === quest);
  if (!noted) return refuse('quest-not-noted', { quests: group.quests.map((each) => each.event) }, 'UQ-QUEST-06');
  group.quests = group.quests.filter((each) => each !== noted);
  tell({ kind: 'quest-done', quest, title: noted.title ?? quest, success: false });
  if (!noted.dungeon) changeHonor(group, -1, tell);
  return undefined;
}

/** UQ-OBJ-06: a player may leave; whose turn it was, it is the next one's. */
function leave(state: UltraQuestState, seat: SeatId, tell: (fact: UltraQuestFact) => void): undefined {
  const group = groupAt(state, seat);
  // Whoever goes after the end of his group begins no other.
  const begun = state.phase === 'playing' && !group.ended;
  tell({ kind: 'seat-left', group: group.name, player: group.player });
  retire(group);
  freeLegends(state, seat);
  if (state.phase === 'playing' && state.turn.seat === seat) {
    // A turn that was never begun is no turn of theirs: the next one has its number.
    if (!state.turn.begun) state.turn.number -= 1;
    passTurn(state, tell);
  }
  if (!begun) state.order = state.order.filter((other) => other !== seat);
}
