import { refuse, type Refusal } from '../engine/words.js';
import type { Database } from '../store/database.js';
import type { LockedTable, SeatRow } from '../store/load-table.js';
import { lastStep, openedIn, stateBefore, takeBack, type Reopened } from '../store/steps.js';
import { once } from './carry-out.js';
import { commitStep, type Committed } from './commit-step.js';
import type { ServiceFact } from './facts.js';
import { systemOf, type Means } from './means.js';
import { positionOf } from './position.js';
import type { CareRequest, Played } from './service.js';

/** Takes back the last step that was not taken back yet. */
export function undo(means: Means, request: CareRequest): Promise<Played> {
  return once(means, request, async (tx, table) => {
    const { id, version, owner } = table.campaign;
    const step = await lastStep(tx, id, version);
    if (!step || step.intent.kind === 'join') return refuse('nothing-to-undo');
    if (step.user !== request.user && owner !== request.user) return refuse('undo-not-yours');
    return takeBackStep(means, tx, table, request, step.number);
  });
}

async function takeBackStep(
  means: Means,
  tx: Database,
  table: LockedTable,
  request: CareRequest,
  number: number,
): Promise<Committed | Refusal> {
  const { id, version } = table.campaign;
  const closed = await openedIn(tx, id, number);
  const asked = await takeBack(tx, id, number, version + 1);
  const earlier = restored(table, await stateBefore(tx, id, number), asked, closed);
  const system = systemOf(means, table.campaign.system);
  const facts: readonly ServiceFact[] = [{ kind: 'undone', step: number }];
  return commitStep(means, tx, table, {
    ...request,
    seat: null,
    intent: { kind: 'undo', step: number },
    before: positionOf(system, table),
    after: positionOf(system, earlier),
    facts,
    dice: [],
    opened: asked.map((each) => each.question),
    reopened: new Set(asked.map((each) => each.question.id)),
    closed,
    undoes: number,
    phase: earlier.campaign.phase,
  });
}

/** The table as it was before a step. Counters never go back: no number is given twice. */
function restored(
  table: LockedTable,
  before: Awaited<ReturnType<typeof stateBefore>>,
  asked: readonly Reopened[],
  closed: readonly number[],
): LockedTable {
  const shared = before.find((row) => row.seat === '');
  const campaign = {
    ...table.campaign,
    ...(shared && {
      shared: shared.state as Readonly<Record<string, unknown>>,
      later: shared.later ?? [],
      phase: shared.phase ?? table.campaign.phase,
    }),
  };
  const seats = table.seats.map((seat): SeatRow => {
    const old = before.find((row) => row.seat === seat.id);
    const reopened = asked.find((each) => each.seat === seat.id);
    const ask = reopened?.question ?? (seat.ask && closed.includes(seat.ask.id) ? null : seat.ask);
    if (!old) return { ...seat, ask };
    const { state, frames, op, told, entries } = old;
    return { ...seat, state, frames: frames ?? [], op, told, entries, ask };
  });
  return { ...table, campaign, seats };
}
