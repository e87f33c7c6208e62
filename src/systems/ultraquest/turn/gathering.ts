import type { Begun } from '../../../engine/system.js';
import { refuse, type Refusal, type SeatId } from '../../../engine/words.js';
import type { UltraQuestFact } from '../facts.js';
import type { IntentOf } from '../intents.js';
import { standardGroup } from '../start.js';
import type { UltraQuestState } from '../state.js';
import { orderOfPlay, passTurn, turnBegins } from './turns.js';

/** Names of the standard groups until their players find better ones. */
const GROUP_NAMES = { A: 'The Talisman Bearers', B: 'The Potion Bearers' } as const;

type Outcome = Begun<UltraQuestFact> | Refusal;

/** Taking a seat, at the start or later (UQ-START-01, UQ-OBJ-06), and the first turn (UQ-TURN-10). */
export function beginGathering(
  state: UltraQuestState,
  seat: SeatId,
  intent: IntentOf<'join'> | IntentOf<'begin'>,
): Outcome {
  return intent.kind === 'join' ? join(state, seat, intent) : startPlay(state, seat);
}

function join(state: UltraQuestState, seat: SeatId, intent: IntentOf<'join'>): Outcome {
  const old = state.seats[seat];
  if (old && !old.ended) return refuse('already-seated', { group: old.name }, 'UQ-START-02');
  const name = freeName(state, seat, intent.groupName ?? GROUP_NAMES[intent.group]);
  const group = standardGroup(intent.group, seat, name, intent.name, intent.place ?? 'St');
  // Things keep ids of their own through every group of the seat.
  state.seats[seat] = group;
  if (!state.order.includes(seat)) state.order.push(seat);
  const facts: UltraQuestFact[] = [
    { kind: 'seat-joined', group: group.name, player: intent.name, preset: intent.group },
  ];
  if (state.phase === 'playing' && state.turn.seat === null) passTurn(state, (fact) => facts.push(fact));
  return { facts };
}

function freeName(state: UltraQuestState, seat: SeatId, wanted: string): string {
  const taken = Object.entries(state.seats).flatMap(([other, group]) => (other === seat ? [] : [group.name]));
  if (!taken.includes(wanted)) return wanted;
  const count = taken.filter((name) => name.startsWith(wanted)).length + 1;
  return `${wanted} ${count}`;
}

function startPlay(state: UltraQuestState, seat: SeatId): Outcome {
  if (state.phase !== 'gathering') return refuse('already-begun', {}, 'UQ-TURN-10');
  if (state.order.length === 0) return refuse('nobody-joined', {}, 'UQ-OBJ-08');
  if (!state.seats[seat]) return refuse('no-group', {}, 'UQ-START-02');
  state.phase = 'playing';
  state.order = orderOfPlay(state);
  const first = state.order[0] as SeatId;
  state.turn = { seat: first, number: 1, begun: false };
  const order = state.order.map((each) => state.seats[each]?.name ?? each);
  return { facts: [{ kind: 'campaign-begins', order }, turnBegins(state, first)] };
}
