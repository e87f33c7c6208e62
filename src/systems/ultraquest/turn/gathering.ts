import type { Begun } from '../../../engine/system.js';
import { refuse, type Refusal, type SeatId } from '../../../engine/words.js';
import type { UltraQuestFact } from '../facts.js';
import type { IntentOf } from '../intents.js';
import { standardGroup } from '../start.js';
import type { UltraQuestState } from '../state.js';
import { CREATION } from './procedures.js';
import { seatGroup } from './taking-seats.js';
import { orderOfPlay, turnBegins } from './turns.js';

/** Names of groups until their players find better ones. */
const GROUP_NAMES = { A: 'The Talisman Bearers', B: 'The Potion Bearers', own: 'The Newcomers' } as const;

type Outcome = Begun<UltraQuestFact> | Refusal;

/** Taking a seat, at the start or later (UQ-START-01, UQ-OBJ-06) or after the end of a group (UQ-START-16, UQ-CMB-61), and the first turn (UQ-TURN-10). */
export function beginGathering(
  state: UltraQuestState,
  seat: SeatId,
  intent: IntentOf<'join' | 'create' | 'begin'>,
  running: readonly SeatId[],
): Outcome {
  const creating = running.includes(seat);
  if (intent.kind === 'begin') return startPlay(state, seat, creating);
  const old = state.seats[seat];
  if (old && !old.ended) return refuse('already-seated', { group: old.name }, 'UQ-START-02');
  return intent.kind === 'join' ? join(state, seat, intent, creating) : create(state, seat, intent, creating);
}

/** With a standard group. One's own that was being made up is given up for it. */
function join(state: UltraQuestState, seat: SeatId, intent: IntentOf<'join'>, creating: boolean): Outcome {
  const { group: preset, groupName = GROUP_NAMES[preset], name: player, place = 'St' } = intent;
  // Things keep ids of their own through every group of the seat.
  const group = standardGroup(preset, seat, groupName, player, place, state.seats[seat]?.serial);
  const facts: UltraQuestFact[] = [];
  seatGroup(state, seat, group, preset, (fact) => facts.push(fact));
  return { facts, ...(creating && { stops: true }) };
}

/** With four adventurers of one's own, who are made up aside: the table learns of them when they are ready (UQ-START-17). */
function create(state: UltraQuestState, seat: SeatId, intent: IntentOf<'create'>, creating: boolean): Outcome {
  if (creating) return refuse('creating-already', {}, 'UQ-START-17');
  const { groupName = GROUP_NAMES.own, name: player, place = 'St' } = intent;
  const beginning = { player, name: groupName, place, serial: state.seats[seat]?.serial ?? 0 };
  return { facts: [{ kind: 'creation-begins', player }], start: { script: CREATION, locals: { beginning } } };
}

function startPlay(state: UltraQuestState, seat: SeatId, creating: boolean): Outcome {
  if (state.phase !== 'gathering') return refuse('already-begun', {}, 'UQ-TURN-10');
  if (creating) return refuse('still-creating', {}, 'UQ-START-17');
  if (state.order.length === 0) return refuse('nobody-joined', {}, 'UQ-OBJ-08');
  if (!state.order.includes(seat)) return refuse('no-group', {}, 'UQ-START-02');
  state.phase = 'playing';
  state.order = orderOfPlay(state);
  const first = state.order[0] as SeatId;
  state.turn = { seat: first, number: 1, begun: false };
  const order = state.order.map((each) => state.seats[each]?.name ?? each);
  return { facts: [{ kind: 'campaign-begins', order, goal: state.goal }, turnBegins(state, first)] };
}
