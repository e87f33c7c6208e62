import type { Begun } from '../../../engine/system.js';
import { refuse, type Refusal, type SeatId } from '../../../engine/words.js';
import type { UltraQuestFact } from '../facts.js';
import type { IntentOf } from '../intents.js';
import { emptyGroup, standardGroup } from '../start.js';
import type { UltraQuestState } from '../state.js';
import { CREATION } from './procedures.js';
import { orderOfPlay, passTurn, turnBegins } from './turns.js';

/** Names of the standard groups until their players find better ones. */
const GROUP_NAMES = { A: 'The Talisman Bearers', B: 'The Potion Bearers', own: 'The Newcomers' } as const;

type Outcome = Begun<UltraQuestFact> | Refusal;

/** Taking a seat, at the start or later (UQ-START-01, UQ-OBJ-06), and the first turn (UQ-TURN-10). */
export function beginGathering(
  state: UltraQuestState,
  seat: SeatId,
  intent: IntentOf<'join'> | IntentOf<'begin'>,
  running: readonly SeatId[],
): Outcome {
  if (running.includes(seat)) return refuse('answer-first', {}, 'UQ-START-17');
  return intent.kind === 'join' ? join(state, seat, intent) : startPlay(state, seat);
}

function join(state: UltraQuestState, seat: SeatId, intent: IntentOf<'join'>): Outcome {
  const old = state.seats[seat];
  if (old && !old.ended) return refuse('already-seated', { group: old.name }, 'UQ-START-02');
  const place = intent.place ?? 'St';
  const name = freeName(state, seat, intent.groupName ?? GROUP_NAMES[intent.group]);
  if (!state.order.includes(seat)) state.order.push(seat);
  const preset = intent.group === 'own' ? '' : intent.group;
  const facts: UltraQuestFact[] = [{ kind: 'seat-joined', group: name, player: intent.name, preset }];
  if (intent.group === 'own') {
    // It plays once its adventurers are made up.
    state.seats[seat] = { ...emptyGroup(name, intent.name, place), ended: true };
    return { facts, start: { script: CREATION } };
  }
  state.seats[seat] = standardGroup(intent.group, seat, name, intent.name, place);
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
  const order = orderOfPlay(state);
  const first = order.find((each) => state.seats[each]?.ended === false);
  if (first === undefined) return refuse('still-creating', {}, 'UQ-START-17');
  state.phase = 'playing';
  state.order = order;
  state.turn = { seat: first, number: 1, begun: false };
  const names = order.map((each) => state.seats[each]?.name ?? each);
  return { facts: [{ kind: 'campaign-begins', order: names }, turnBegins(state, first)] };
}
