import { sql, type SQL } from 'drizzle-orm';
import type { LoggedDie } from '../dice/dice.js';
import type { Answer, Ask, Intent } from '../engine/ask.js';
import type { Fact } from '../engine/fact.js';
import type { JournalEntry, Position } from '../engine/run.js';
import type { Frame } from '../engine/script.js';
import type { SeatId } from '../engine/words.js';
import { rowsOf, type Database } from './database.js';
import type { Phase } from './load-table.js';

/** For how many steps the state before is kept. */
export const UNDO_STEPS = 50;

/** How often old states are swept out, in steps. */
const SWEEP_STEPS = 16;

/** What has changed of a seat. What is absent stays as it is. */
export interface SeatChange {
  readonly id: SeatId;
  readonly state?: unknown;
  readonly frames?: readonly Frame[];
  readonly page?: number;
}

export interface JournalChange {
  readonly seat: SeatId;
  readonly op: string | null;
  readonly told: number;
  readonly entries: readonly JournalEntry[];
}

export interface OpenedAsk {
  readonly id: number;
  readonly seat: SeatId;
  readonly question: Ask;
}

export interface GivenAnswer {
  readonly ask: number;
  readonly slot: string;
  readonly seat: SeatId;
  readonly given: Answer;
}

/** A clock as it should stand after a step. */
export interface DueRow {
  readonly kind: 'decide' | 'turn' | 'remind';
  readonly seat: SeatId;
  readonly ask: number;
  readonly at: Date;
}

/** Where a page stands. */
export interface PostedPage {
  readonly id: number;
  readonly channel: string;
  readonly message: string;
}

/** Everything that one step writes. */
export interface StepChanges {
  readonly campaign: number;
  readonly number: number;
  readonly interaction: string;
  readonly user: string | null;
  readonly seat: SeatId | null;
  readonly intent: Intent;
  readonly undoes: number | null;
  readonly at: Date;
  readonly nextAsk: number;
  readonly firstDie: number;
  readonly dice: readonly LoggedDie[];
  readonly shared?: Readonly<Record<string, unknown>>;
  readonly later?: Position<unknown>['later'];
  readonly phase?: Phase;
  readonly seats: readonly SeatChange[];
  readonly journals: readonly JournalChange[];
  readonly opened: readonly OpenedAsk[];
  readonly closed: readonly number[];
  readonly shown: readonly number[];
  readonly answer?: GivenAnswer;
  readonly facts: readonly Fact[];
  readonly factsVersion: number;
  /** All clocks that should run after the step; absent where the table has none. */
  readonly clocks?: readonly DueRow[];
  readonly page: {
    readonly id: number;
    readonly asks: readonly number[];
    readonly toAct: readonly SeatId[];
    readonly replaces: number | null;
    readonly claimedUntil: Date;
  };
}

/**
 * Writes a step in one statement: one round trip, however much has changed. Parts without work are left out. All parts see
 * the tables as they were before the statement, so that the state before can be kept without being sent. Gives back where
 * those of the `wanted` pages stand that were posted.
 */
export async function writeStep(
  tx: Database,
  step: StepChanges,
  wanted: readonly number[],
): Promise<readonly PostedPage[]> {
  const parts = [
    campaignPart(step),
    ...beforeParts(step),
    seatPart(step),
    ...journalPart(step),
    ...askParts(step),
    ...logParts(step),
    ...dueParts(step),
    pagePart(step),
    seenPart(step),
  ];
  const named = parts
    .filter((part) => part !== undefined)
    .map((part, index) => sql`${sql.raw(`p${index}`)} as (${part})`);
  return rowsOf<PostedPage>(
    tx,
    sql`with ${sql.join(named, sql`, `)} select id, channel, message from outbox
      where message is not null and ${isAmong('id', wanted)}`,
  );
}

function seenPart({ interaction, campaign, page, at }: StepChanges): SQL {
  return sql`insert into seen_interaction (id, campaign, page, at)
    values (${interaction}::text, ${campaign}::int, ${page.id}::int, ${time(at)})`;
}

/** Clocks of whoever has acted, or need act no longer, stop; the others run on from when they were set going. */
function dueParts({ campaign, seat, clocks }: StepChanges): readonly SQL[] {
  if (!clocks) return [];
  const rows = sql`jsonb_to_recordset(${json(clocks)}) n(kind text, seat text, ask int, at timestamptz)`;
  return [
    sql`delete from due d where campaign = ${campaign}::int and not exists
      (select from ${rows} where n.kind = d.kind and n.seat = d.seat and n.ask = d.ask)`,
    sql`insert into due (campaign, kind, seat, ask, at) select ${campaign}::int, kind, seat, ask, at from ${rows}
      on conflict (campaign, kind, seat, ask) do update set at = excluded.at, claimed_until = null
      where due.seat = ${seat}::text or excluded.at < due.at`,
  ];
}

function campaignPart(step: StepChanges): SQL {
  return sql`update campaign set version = ${step.number}::int, next_ask = ${step.nextAsk}::int,
    next_die = ${step.firstDie + step.dice.length}::int, changed_at = ${time(step.at)},
    shared = coalesce(${optional(step.shared)}, shared), later = coalesce(${optional(step.later)}, later),
    phase = coalesce(${step.phase ?? null}::text, phase) where id = ${step.campaign}::int`;
}

function beforeParts(step: StepChanges): readonly SQL[] {
  const touched = new Set(
    [...step.seats.filter(isStateChange), ...step.journals].map((each) => ('id' in each ? each.id : each.seat)),
  );
  const parts: SQL[] = [];
  if (touched.size > 0) {
    parts.push(sql`insert into step_before (campaign, step, seat, state, frames, op, told, entries)
      select s.campaign, ${step.number}::int, s.id, s.state, s.frames, j.op, j.told, j.entries
      from seat s left join journal j on j.campaign = s.campaign and j.seat = s.id
      where s.campaign = ${step.campaign}::int and s.id in (select jsonb_array_elements_text(${json([...touched])}))`);
  }
  if (step.shared || step.later || step.phase) {
    parts.push(sql`insert into step_before (campaign, step, seat, state, later, phase)
      select id, ${step.number}::int, '', shared, later, phase from campaign where id = ${step.campaign}::int`);
  }
  if (step.number % SWEEP_STEPS === 0) {
    parts.push(sql`delete from step_before
      where campaign = ${step.campaign}::int and step <= ${step.number - UNDO_STEPS}::int`);
  }
  return parts;
}

function isStateChange(seat: SeatChange): boolean {
  return seat.state !== undefined || seat.frames !== undefined;
}

function seatPart(step: StepChanges): SQL | undefined {
  if (step.seats.length === 0) return undefined;
  return sql`update seat set state = coalesce(n.state, seat.state), frames = coalesce(n.frames, seat.frames),
    page = coalesce(n.page, seat.page)
    from jsonb_to_recordset(${json(step.seats)}) n(id text, state jsonb, frames jsonb, page int)
    where seat.campaign = ${step.campaign}::int and seat.id = n.id`;
}

function journalPart(step: StepChanges): readonly SQL[] {
  if (step.journals.length === 0) return [];
  return [
    sql`insert into journal (campaign, seat, op, told, entries)
      select ${step.campaign}::int, seat, op, told, entries
      from jsonb_to_recordset(${json(step.journals)}) n(seat text, op text, told int, entries jsonb)
      on conflict (campaign, seat) do update set op = excluded.op, told = excluded.told, entries = excluded.entries`,
  ];
}

function askParts({ campaign, number, opened, closed, shown, page, answer }: StepChanges): readonly SQL[] {
  const parts: SQL[] = [];
  if (opened.length > 0) {
    parts.push(sql`insert into ask (campaign, id, seat, question, opened, page)
      select ${campaign}::int, id, seat, question, ${number}::int, ${page.id}::int
      from jsonb_to_recordset(${json(opened)}) n(id int, seat text, question jsonb)`);
  }
  if (closed.length > 0) {
    parts.push(
      sql`update ask set closed = ${number}::int where campaign = ${campaign}::int and ${isAmong('id', closed)}`,
    );
  }
  if (shown.length > 0) {
    parts.push(
      sql`update ask set page = ${page.id}::int where campaign = ${campaign}::int and ${isAmong('id', shown)}`,
    );
  }
  if (answer) {
    parts.push(sql`insert into answer (campaign, ask, slot, seat, given, step) values (${campaign}::int,
      ${answer.ask}::int, ${answer.slot}::text, ${answer.seat}::text, ${json(answer.given)}, ${number}::int)`);
  }
  return parts;
}

function isAmong(column: string, numbers: readonly number[]): SQL {
  return sql`${sql.raw(column)} in (select value::int from jsonb_array_elements_text(${json(numbers)}))`;
}

function logParts(step: StepChanges): readonly SQL[] {
  const parts = [
    sql`insert into step (campaign, number, interaction, user_id, seat, intent, first_die, dice, undoes, at)
      values (${step.campaign}::int, ${step.number}::int, ${step.interaction}::text, ${step.user}::text, ${step.seat}::text,
      ${json(step.intent)}, ${step.firstDie}::int, ${step.dice.length}::int, ${step.undoes}::int, ${time(step.at)})`,
  ];
  if (step.facts.length > 0) {
    parts.push(sql`insert into chronicle (campaign, step, facts_version, facts)
      values (${step.campaign}::int, ${step.number}::int, ${step.factsVersion}::smallint, ${json(step.facts)})`);
  }
  if (step.dice.length > 0) {
    parts.push(sql`insert into die (campaign, number, interaction, purpose, sides, face)
      select ${step.campaign}::int, number, interaction, purpose, sides, face
      from jsonb_to_recordset(${json(step.dice)}) n(number int, interaction text, purpose text, sides int, face int)`);
  }
  return parts;
}

function pagePart({ campaign, number, page }: StepChanges): SQL {
  return sql`insert into outbox (id, campaign, step, asks, to_act, again, replaces, claimed_until, attempts)
    values (${page.id}::int, ${campaign}::int, ${number}::int, ${json(page.asks)}, ${json(page.toAct)}, false,
    ${page.replaces}::int, ${time(page.claimedUntil)}, 0)`;
}

function json(value: unknown): SQL {
  return sql`${JSON.stringify(value)}::jsonb`;
}

function optional(value: unknown): SQL {
  return sql`${value === undefined ? null : JSON.stringify(value)}::jsonb`;
}

function time(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}
