import type { Position } from '../engine/run.js';
import type { CampaignRow, SeatRow, Table } from '../store/load-table.js';
import type { SeatChange, Written } from '../store/write-step.js';
import type { Thought } from './thought.js';

/** A table as it would be read after a step that was carried out on it. */
export function tableAfter({ campaign, seats }: Table, thought: Thought, written: Written): Table {
  const states = new Map(thought.changes.seats.map((seat) => [seat.id, seat]));
  const shown = new Map(thought.plan.asks.map((ask) => [ask.id, written.page]));
  return {
    campaign: campaignAfter(campaign, thought, written),
    seats: seats.map((seat) => seatAfter(seat, states.get(seat.id), thought.after.runs, shown)),
  };
}

function campaignAfter(
  campaign: CampaignRow,
  { changes, phase, after }: Thought,
  { mark, page }: Written,
): CampaignRow {
  return {
    ...campaign,
    mark,
    phase,
    shared: changes.shared ?? campaign.shared,
    later: after.later,
    nextAsk: changes.nextAsk,
    nextDie: changes.firstDie + changes.dice.length,
    version: changes.number,
    turnPage: changes.turns ? page : campaign.turnPage,
  };
}

type Runs = Position<unknown>['runs'];

/** A seat whose script has not moved, and whose question is not shown anew, is as it was. */
function seatAfter(
  seat: SeatRow,
  change: SeatChange | undefined,
  runs: Runs,
  shown: ReadonlyMap<number, number>,
): SeatRow {
  const askPage = (ask: number) => shown.get(ask) ?? seat.askPage;
  if (!change) return seat.ask ? { ...seat, askPage: askPage(seat.ask.id) } : seat;
  return { ...seat, state: change.state ?? seat.state, frames: change.frames, ...waiting(runs[seat.id], askPage) };
}

/** What belongs to the question that a script waits for. */
function waiting(
  run: Runs[string] | undefined,
  askPage: (ask: number) => number | null,
): Pick<SeatRow, 'op' | 'told' | 'entries' | 'ask' | 'askPage'> {
  if (!run?.ask) return { op: null, told: null, entries: null, ask: null, askPage: null };
  const { op, told, journal, ask } = run;
  const entries = journal.length > 0 ? journal : null;
  return { op: op ?? null, told, entries, ask, askPage: askPage(ask.id) };
}
