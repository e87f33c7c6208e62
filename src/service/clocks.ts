import type { Position } from '../engine/run.js';
import type { TableState } from '../engine/system.js';
import { refuse, type Refusal, type SeatId } from '../engine/words.js';
import type { Table } from '../store/load-table.js';
import type { DueRow } from '../store/write-step.js';
import { after } from './means.js';
import { mayAct, openAsks, waitedFor } from './page-plan.js';
import type { AnySystem } from './means.js';

const HOUR = 3_600_000;

/** The longest that a table may set a clock to. */
export const CLOCK_MAX_HOURS = 24 * 30;

/** The clocks that a table may set, by the setting that holds their hours. None runs unless the table sets it. */
const CLOCKS = { decide: 'decisionHours', turn: 'turnHours', remind: 'reminderHours' } as const;

type Settings = Readonly<Record<string, unknown>>;

/** Why the clocks of these settings cannot be set so. */
export function clockObjection(settings: Settings): Refusal | undefined {
  for (const setting of Object.values(CLOCKS)) {
    const hours = settings[setting] ?? 0;
    if (typeof hours !== 'number' || !(hours >= 0 && hours <= CLOCK_MAX_HOURS)) {
      return refuse('setting-wrong', { setting, max: CLOCK_MAX_HOURS });
    }
  }
  return undefined;
}

/** Why a game by date cannot be founded: its date is over. */
export function deadlineObjection(system: AnySystem, state: TableState, now: Date): Refusal | undefined {
  const at = system.deadline?.(state)?.at;
  if (at === undefined || Date.parse(at) > now.getTime()) return undefined;
  return refuse('date-over', { date: at.slice(0, 10) });
}

function hoursOf(settings: Settings, clock: keyof typeof CLOCKS): number | undefined {
  const hours = settings[CLOCKS[clock]];
  return typeof hours === 'number' && hours > 0 ? hours : undefined;
}

/** Whether anything can fall due at this table. */
export function hasClocks(
  { campaign, seats }: Pick<Table, 'campaign' | 'seats'>,
  deadline: readonly DueRow[],
): boolean {
  if (deadline.length > 0) return true;
  return seats.some((seat) => seat.away) || Object.values(CLOCKS).some((setting) => campaign.settings[setting]);
}

/** The clock of a game by date: nobody's, and it runs whoever is away. */
export function deadlineAt(system: AnySystem, { state }: Position<TableState>): readonly DueRow[] {
  const at = new Date(system.deadline?.(state)?.at ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? [] : [{ kind: 'deadline', seat: '', ask: 0, at }];
}

/** All clocks that should run at a position: those of its seats, and the one that ends the game. */
export function clocksAt(
  system: AnySystem,
  table: Table,
  position: Position<TableState>,
  now: Date,
): readonly DueRow[] {
  return [...seatClocks(system, table, position, now), ...deadlineAt(system, position)];
}

/**
 * The clocks of the seats: a default for every seat that a question waits for, a pass for every seat that
 * may act, a reminder for each of them; none for a question that is patient. What waits for somebody who is away is due at once, unless all are.
 */
function seatClocks(system: AnySystem, table: Table, position: Position<TableState>, now: Date): readonly DueRow[] {
  const away = new Set(table.seats.filter((seat) => seat.away).map((seat) => seat.id));
  const { settings } = table.campaign;
  if (away.size === table.seats.length) return [];
  const row = (kind: keyof typeof CLOCKS, seat: SeatId, ask: number): readonly DueRow[] => {
    if (away.has(seat)) return kind === 'remind' ? [] : [{ kind, seat, ask, at: now }];
    const hours = hoursOf(settings, kind);
    return hours === undefined ? [] : [{ kind, seat, ask, at: after(now, hours * HOUR) }];
  };
  const decisions = openAsks(position).flatMap((ask) => {
    const waited = waitedFor(ask, position);
    if (ask.patient) return [];
    const deciding = ask.everybody ? waited : decidingSeat(waited, away);
    return [
      ...deciding.flatMap((seat) => row('decide', seat, ask.id)),
      ...waited.flatMap((seat) => row('remind', seat, ask.id)),
    ];
  });
  const turns = mayAct(system, position).flatMap((seat) => [...row('turn', seat, 0), ...row('remind', seat, 0)]);
  return [...decisions, ...turns];
}

/** Where one answer is enough, the first who is there has the clock; it runs out at once only if all are away. */
function decidingSeat(seats: readonly SeatId[], away: ReadonlySet<SeatId>): readonly SeatId[] {
  return [seats.find((seat) => !away.has(seat)) ?? seats[0]].filter((seat) => seat !== undefined);
}
