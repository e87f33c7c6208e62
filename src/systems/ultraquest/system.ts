import type { Begun, System } from '../../engine/system.js';
import { NOBODY, refuse, type Refusal, type SeatId } from '../../engine/words.js';
import type { BookOfEvents } from './book-of-events.js';
import type { UltraQuestFact } from './facts.js';
import { ultraQuestIntent, type UltraQuestIntent } from './intents.js';
import { eventOps } from './ops/event-ops.js';
import { procedureOps } from './ops/procedure-ops.js';
import { parseState } from './parse-state.js';
import { agreeOn, createState, endOfTime } from './settings.js';
import type { UltraQuestState } from './state.js';
import { FREE_INTENTS, beginFree } from './turn/between-turns.js';
import { beginGathering } from './turn/gathering.js';
import { PROCEDURES } from './turn/procedures.js';
import { beginTurn } from './turn/taking-turns.js';
import { finish } from './turn/turns.js';
import { beginUse } from './using/begin-use.js';

export type UltraQuest = System<UltraQuestState, UltraQuestFact>;

function begin(
  book: BookOfEvents,
  state: UltraQuestState,
  seat: SeatId,
  intent: UltraQuestIntent,
  running: readonly SeatId[],
): Begun<UltraQuestFact> | Refusal {
  if (state.phase === 'ended') return refuse('campaign-over', {}, 'UQ-OBJ-05');
  if (intent.kind === 'join' || intent.kind === 'create' || intent.kind === 'begin') {
    return beginGathering(state, seat, intent, running);
  }
  if (intent.kind === 'finish') return finishByDate(state, seat, running);
  if (intent.kind === 'leave' && running.includes(seat)) return giveUp(seat);
  if (!state.seats[seat]) return refuse('no-group', {}, 'UQ-START-02');
  if (state.phase === 'gathering' && intent.kind !== 'leave' && intent.kind !== 'rename')
    return refuse('not-begun', {}, 'UQ-TURN-10');
  switch (intent.kind) {
    case 'order':
    case 'give':
    case 'orders':
    case 'rename':
    case 'drop-quest':
    case 'offer':
    case 'accept':
    case 'withdraw':
    case 'leave':
      return beginFree(state, seat, intent);
    case 'use':
      return beginUse(state, seat, intent, running);
    default:
      return beginTurn(book, state, seat, intent, running);
  }
}

/** UQ-VAR-02: only a table that plays to a date is ended by one, by nobody but the clock, and never in the middle of something. */
function finishByDate(
  state: UltraQuestState,
  seat: SeatId,
  running: readonly SeatId[],
): Begun<UltraQuestFact> | Refusal {
  if (state.goal.kind !== 'date') return refuse('no-date-set', {}, 'UQ-VAR-02');
  if (seat !== NOBODY) return refuse('date-ends-it', { until: state.goal.until }, 'UQ-VAR-02');
  if (running.length > 0) return refuse('others-are-deciding', { seats: running }, 'UQ-VAR-02');
  const facts: UltraQuestFact[] = [];
  finish(state, (fact) => facts.push(fact));
  return { facts };
}

/** Whoever leaves while making up a group has none yet, or one that is at its end. */
function giveUp(seat: SeatId): Begun<UltraQuestFact> {
  return { facts: [{ kind: 'creation-dropped', seat }], stops: true };
}

/**
 * UltraQuest by its rulebook, with a book of events to read from. Intents are those of `intents.ts`;
 * one that is none of them is refused with `unknown-intent`.
 */
export function ultraQuest(book: BookOfEvents): UltraQuest {
  return {
    id: 'ultraquest',
    ops: { ...procedureOps(book), ...eventOps(book) },
    procedures: PROCEDURES,
    create: createState,
    agree: agreeOn,
    parse: parseState,
    begin(state, seat, intent, running) {
      const read = ultraQuestIntent.safeParse(intent);
      return read.success
        ? begin(book, state, seat, read.data, running)
        : refuse('unknown-intent', { kind: intent.kind });
    },
    waits: (intent) => FREE_INTENTS.includes(intent.kind),
    open: (state) => (state.turn.seat === null ? [] : [state.turn.seat]),
    phase: (state) => state.phase,
    deadline: endOfTime,
  };
}
