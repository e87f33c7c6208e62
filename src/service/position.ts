import { IDLE, type Position, type Run } from '../engine/run.js';
import type { TableState } from '../engine/system.js';
import type { SeatId } from '../engine/words.js';
import type { SeatRow, Table } from '../store/load-table.js';
import type { JournalChange, SeatChange } from '../store/write-step.js';
import type { AnySystem } from './means.js';

/** Where a campaign stands, put together from its rows. */
export function positionOf(system: AnySystem, { campaign, seats }: Table): Position<TableState> {
  const playing = seats.filter((seat) => seat.state !== null);
  const state = system.parse({
    ...campaign.shared,
    seats: Object.fromEntries(playing.map((seat) => [seat.id, seat.state])),
  });
  const runs = Object.fromEntries(seats.filter((seat) => seat.frames.length > 0).map((seat) => [seat.id, runOf(seat)]));
  return { state, runs, nextAsk: campaign.nextAsk, later: campaign.later };
}

function runOf({ frames, op, told, entries, ask }: SeatRow): Run {
  return {
    frames,
    ...(op !== null && { op }),
    journal: entries ?? [],
    told: told ?? 0,
    ...(ask && { ask }),
  };
}

/** What differs between two positions, row by row. */
export interface Difference {
  readonly shared?: Readonly<Record<string, unknown>>;
  readonly later?: Position<unknown>['later'];
  readonly seats: readonly SeatChange[];
  readonly journals: readonly JournalChange[];
}

export function difference(before: Position<TableState>, after: Position<TableState>): Difference {
  const shared = sharedOf(after.state);
  const ids = [...new Set([...Object.keys(after.state.seats), ...Object.keys(after.runs)])];
  return {
    ...(!isSame(sharedOf(before.state), shared) && { shared }),
    ...(!isSame(before.later, after.later) && { later: after.later }),
    seats: ids.map((id) => seatChange(id, before, after)).filter((change) => Object.keys(change).length > 1),
    journals: ids.flatMap((id) => journalChange(id, before.runs[id] ?? IDLE, after.runs[id] ?? IDLE)),
  };
}

/** The part of a state that the table shares. */
export function sharedOf({ seats: _, ...shared }: TableState): Readonly<Record<string, unknown>> {
  return shared;
}

function seatChange(id: SeatId, before: Position<TableState>, after: Position<TableState>): SeatChange {
  const [state, frames] = [after.state.seats[id], (after.runs[id] ?? IDLE).frames];
  return {
    id,
    ...(!isSame(before.state.seats[id], state) && { state }),
    ...(!isSame((before.runs[id] ?? IDLE).frames, frames) && { frames }),
  };
}

function journalChange(seat: SeatId, before: Run, after: Run): readonly JournalChange[] {
  const unchanged = before.op === after.op && before.told === after.told && isSame(before.journal, after.journal);
  return unchanged ? [] : [{ seat, op: after.op ?? null, told: after.told, entries: after.journal }];
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
