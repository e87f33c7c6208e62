import { IDLE, type Position, type Run } from '../engine/run.js';
import type { TableState } from '../engine/system.js';
import type { SeatId } from '../engine/words.js';
import type { SeatRow, Table } from '../store/load-table.js';
import type { JournalChange, SeatChange } from '../store/write-step.js';
import type { AnySystem } from './means.js';

/** Where a campaign stands, put together from its rows; `state` is what they hold, where that is known. It is not changed. */
export function positionOf(
  system: AnySystem,
  table: Table,
  state: TableState = stateOf(system, table),
): Position<TableState> {
  const { campaign, seats } = table;
  const runs = Object.fromEntries(seats.filter((seat) => seat.frames.length > 0).map((seat) => [seat.id, runOf(seat)]));
  return { state, runs, nextAsk: campaign.nextAsk, later: campaign.later };
}

function stateOf(system: AnySystem, { campaign, seats }: Table): TableState {
  const states = seats.flatMap(({ id, state }) => (state === null ? [] : [[id, JSON.parse(state) as unknown]]));
  const shared = JSON.parse(campaign.shared) as Readonly<Record<string, unknown>>;
  return system.parse({ ...shared, seats: Object.fromEntries(states) as Readonly<Record<SeatId, unknown>> });
}

function runOf({ frames, op, told, entries, ask }: SeatRow): Run {
  return { frames, ...(op !== null && { op }), journal: entries ?? [], told: told ?? 0, ...(ask && { ask }) };
}

/** What differs between the rows of a table and a position, row by row. */
export interface Difference {
  readonly shared?: string;
  readonly later?: Position<unknown>['later'];
  readonly seats: readonly SeatChange[];
  readonly journals: readonly JournalChange[];
}

export function difference(table: Table, after: Position<TableState>): Difference {
  const shared = sharedOf(after.state);
  const journals = table.seats.flatMap((seat) => journalChange(seat, after.runs[seat.id] ?? IDLE));
  return {
    ...(shared !== table.campaign.shared && { shared }),
    ...(!isSame(table.campaign.later, after.later) && { later: after.later }),
    seats: table.seats.flatMap((seat) => seatChange(seat, after, journals)),
    journals,
  };
}

/** The part of a state that the table shares, as it is stored. */
export function sharedOf({ seats: _, ...shared }: TableState): string {
  return JSON.stringify(shared);
}

/** A seat whose journal has grown counts as changed, so that what it was before is kept. */
function seatChange(
  before: SeatRow,
  after: Position<TableState>,
  journals: readonly JournalChange[],
): readonly SeatChange[] {
  const { frames, ask } = after.runs[before.id] ?? IDLE;
  const part = after.state.seats[before.id];
  const state = part === undefined ? null : JSON.stringify(part);
  const told = journals.some((each) => each.seat === before.id);
  const moved = told || (ask?.id ?? null) !== (before.ask?.id ?? null) || !isSame(before.frames, frames);
  if (state === before.state && !moved) return [];
  return [{ id: before.id, state: state === before.state ? null : state, frames, ask: ask?.id ?? null }];
}

/** The journal belongs to the question that waits. An empty one is not worth a row: none is found for its question. */
function journalChange(before: SeatRow, { ask, journal }: Run): readonly JournalChange[] {
  if (!ask || isSame(journal, ask.id === before.ask?.id ? (before.entries ?? []) : [])) return [];
  return [{ seat: before.id, ask: ask.id, entries: journal }];
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
