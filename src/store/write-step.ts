import { sql } from 'drizzle-orm';
import type { LoggedDie } from '../dice/dice.js';
import type { Answer, Ask, Intent } from '../engine/ask.js';
import type { Fact } from '../engine/fact.js';
import type { JournalEntry, Position } from '../engine/run.js';
import type { Frame } from '../engine/script.js';
import type { SeatId } from '../engine/words.js';
import { LAST_QUERY, rowsOf, type Database } from './database.js';
import type { Phase } from './load-table.js';

/** For how many steps the state before is kept. */
export const UNDO_STEPS = 50;

/** How often old states are swept out, in steps. */
const SWEEP_STEPS = 16;

/** A seat whose part of the state has changed, or whose script has moved. */
export interface SeatChange {
  readonly id: SeatId;
  /** As JSON; null where it stays as it is. */
  readonly state: string | null;
  readonly frames: readonly Frame[];
  readonly ask: number | null;
}

export interface JournalChange {
  readonly seat: SeatId;
  readonly ask: number;
  readonly entries: readonly JournalEntry[];
}

export interface OpenedAsk {
  readonly id: number;
  readonly seat: SeatId;
  readonly op: string | null;
  readonly told: number;
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
  readonly kind: 'decide' | 'turn' | 'remind' | 'deadline';
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
  /** As JSON, where it has changed. */
  readonly shared?: string;
  readonly later?: Position<unknown>['later'];
  readonly phase?: Phase;
  readonly seats: readonly SeatChange[];
  readonly journals: readonly JournalChange[];
  readonly opened: readonly OpenedAsk[];
  /** Questions that were asked before and move to the new page. */
  readonly shown: readonly number[];
  readonly answer?: GivenAnswer;
  readonly facts: readonly Fact[];
  readonly factsVersion: number;
  /** All clocks that should run after the step; absent where the table has none. */
  readonly clocks?: readonly DueRow[];
  readonly page: number;
  readonly pageAsks: readonly number[];
  readonly toAct: readonly SeatId[];
  /** The page itself, if it asks seats to act. */
  readonly turnPage: number | null;
  readonly replaces: number | null;
  readonly claimedUntil: Date;
  /** Pages whose places are asked for. */
  readonly wanted: readonly number[];
}

/**
 * Writes a step in one statement: one round trip, however much has changed. Parts without work are left out, so there are few
 * different statements, and each is prepared once; what they need comes as JSON in three parameters. All parts see the tables
 * as they were before the statement: so the state before is kept without being sent. Gives back where the `wanted` pages stand.
 */
export async function writeStep(tx: Database, step: StepChanges): Promise<readonly PostedPage[]> {
  const { seats, shared, ...scalars } = step;
  const input = JSON.stringify({ ...scalars, nextDie: step.firstDie + step.dice.length });
  const parts = partsOf(step).map((part, index) => `, p${index} as (${part})`);
  return rowsOf<PostedPage>(
    tx,
    sql`${sql.raw(LAST_QUERY)} with i as materialized (select * from json_to_record(${input}::json) ${INPUT}),
      n as materialized (select * from json_to_recordset(${seatsJson(seats)}::json) ${SEATS}),
      c as (update campaign set version = i.number, next_ask = "nextAsk", next_die = "nextDie", changed_at = at,
        shared = coalesce(${shared ?? null}::json, shared), later = coalesce(i.later, campaign.later),
        phase = coalesce(i.phase, campaign.phase), turn_page = coalesce("turnPage", turn_page)
        from i where id = i.campaign)${sql.raw(parts.join(''))} ${PLACES}`,
  );
}

const INPUT = sql.raw(`i(campaign int, number int, interaction text, "user" text, seat text, intent json, undoes int,
  at timestamptz, "nextAsk" int, "firstDie" int, "nextDie" int, dice json, later json, phase text, journals json, opened json,
  shown json, answer json, facts json, "factsVersion" smallint, clocks json, page int, "pageAsks" json, "toAct" json,
  "turnPage" int, replaces int, "claimedUntil" timestamptz, wanted json)`);

const SEATS = sql.raw('n(id text, state json, frames json, ask int)');

const PLACES = sql.raw(`select id, channel, message from outbox
  where id in (select value::int from i, json_array_elements_text(i.wanted)) and message is not null`);

/** States are JSON already: they are put in as they are. */
function seatsJson(seats: readonly SeatChange[]): string {
  const rows = seats.map(({ state, ...row }) => `${JSON.stringify(row).slice(0, -1)},"state":${state}}`);
  return `[${rows.join()}]`;
}

function partsOf(step: StepChanges): readonly string[] {
  const table = step.shared !== undefined || step.later !== undefined || step.phase !== undefined;
  return [
    STEP,
    OUTBOX,
    SEEN,
    ...(step.facts.length > 0 ? [CHRONICLE] : []),
    ...(step.dice.length > 0 ? [DICE] : []),
    ...(table ? [TABLE_BEFORE] : []),
    ...(step.seats.length > 0 ? [SEATS_BEFORE, SEATS_AFTER] : []),
    ...(step.journals.length > 0 ? [JOURNALS] : []),
    ...(step.opened.length > 0 ? [OPENED] : []),
    ...(step.shown.length > 0 ? [SHOWN] : []),
    ...(step.answer ? [ANSWER] : []),
    ...(step.clocks ? [CLOCKS_STOPPED, CLOCKS_SET] : []),
    ...(step.number % SWEEP_STEPS === 0 ? [SWEEP] : []),
  ];
}

const STEP = `insert into step (campaign, number, interaction, user_id, seat, intent, first_die, dice, undoes, at)
  select campaign, number, interaction, "user", seat, intent, "firstDie", "nextDie" - "firstDie", undoes, at from i`;

const OUTBOX = `insert into outbox (id, campaign, step, asks, to_act, again, replaces, claimed_until, attempts)
  select page, campaign, number, "pageAsks", "toAct", false, replaces, "claimedUntil", 0 from i`;

const SEEN = `insert into seen_interaction (id, campaign, page, at) select interaction, campaign, page, at from i`;

const CHRONICLE = `insert into chronicle (campaign, step, facts_version, facts)
  select campaign, number, "factsVersion", facts from i`;

const DICE = `insert into die (campaign, number, interaction, purpose, sides, face)
  select i.campaign, d.number, d.interaction, d.purpose, d.sides, d.face
  from i, json_to_recordset(i.dice) d(number int, interaction text, purpose text, sides int, face int)`;

const TABLE_BEFORE = `insert into step_before (campaign, step, seat, state, later, phase)
  select t.id, i.number, '', t.shared, t.later, t.phase from i join campaign t on t.id = i.campaign`;

/** A journal is only kept where it is about to be overwritten; else it is still there when the step is taken back. */
const SEATS_BEFORE = `insert into step_before (campaign, step, seat, state, frames, ask, journal_ask, entries)
  select s.campaign, i.number, s.id, s.state, s.frames, s.ask, j.ask, j.entries
  from i join seat s on s.campaign = i.campaign left join journal j on j.campaign = s.campaign and j.seat = s.id
  where s.id in (select id from n)`;

const SEATS_AFTER = `update seat s set state = coalesce(n.state, s.state), frames = n.frames, ask = n.ask
  from i, n where s.campaign = i.campaign and s.id = n.id`;

const JOURNALS = `insert into journal (campaign, seat, ask, entries)
  select i.campaign, j.seat, j.ask, j.entries from i, json_to_recordset(i.journals) j(seat text, ask int, entries json)
  on conflict (campaign, seat) do update set ask = excluded.ask, entries = excluded.entries`;

const OPENED = `insert into ask (campaign, id, seat, op, told, question, opened, page)
  select i.campaign, o.id, o.seat, o.op, o.told, o.question, i.number, i.page
  from i, json_to_recordset(i.opened) o(id int, seat text, op text, told int, question json)`;

const SHOWN = `update ask a set page = i.page from i, json_array_elements_text(i.shown) shown
  where a.campaign = i.campaign and a.id = shown.value::int`;

const ANSWER = `insert into answer (campaign, ask, slot, seat, given, step)
  select i.campaign, a.ask, a.slot, a.seat, a.given, i.number
  from i, json_to_record(i.answer) a(ask int, slot text, seat text, given json)`;

/** Clocks of whoever has acted, or need act no longer, stop; the others run on from when they were set going. */
const CLOCKS_STOPPED = `delete from due d using i where d.campaign = i.campaign and not exists
  (select from json_to_recordset(i.clocks) k(kind text, seat text, ask int)
    where k.kind = d.kind and k.seat = d.seat and k.ask = d.ask)`;

const CLOCKS_SET = `insert into due (campaign, kind, seat, ask, at) select i.campaign, k.kind, k.seat, k.ask, k.at
  from i, json_to_recordset(i.clocks) k(kind text, seat text, ask int, at timestamptz)
  on conflict (campaign, kind, seat, ask) do update set at = excluded.at, claimed_until = null
  where due.seat = (select seat from i) or excluded.at < due.at`;

const SWEEP = `delete from step_before b using i where b.campaign = i.campaign and b.step <= i.number - ${UNDO_STEPS}`;
