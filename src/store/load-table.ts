import { sql } from 'drizzle-orm';
import type { Ask } from '../engine/ask.js';
import type { JournalEntry, Position } from '../engine/run.js';
import type { Frame } from '../engine/script.js';
import type { Refusal, SeatId } from '../engine/words.js';
import { rowsOf, type Database } from './database.js';

export type Phase = 'gathering' | 'playing' | 'ended';

/**
 * The number of the transaction that wrote a campaign's row last. Whoever reads a table to change it writes that row first
 * (`lockTable`): as long as the mark is the same, so is all that was read with it.
 */
export type Mark = string;

export interface CampaignRow {
  readonly id: number;
  readonly mark: Mark;
  readonly guild: string | null;
  readonly channel: string;
  readonly homeless: boolean;
  readonly system: string;
  readonly name: string;
  readonly owner: string;
  readonly phase: Phase;
  readonly settings: Readonly<Record<string, unknown>>;
  /** As it is stored. */
  readonly shared: string;
  readonly later: Position<unknown>['later'];
  readonly nextAsk: number;
  readonly nextDie: number;
  readonly version: number;
  readonly seed: string;
  readonly seedHash: string;
  readonly seedFrom: number;
  readonly turnPage: number | null;
}

/** A seat with its state, where its script stands, and the question that the script waits for. */
export interface SeatRow {
  readonly id: SeatId;
  readonly user: string;
  readonly name: string;
  readonly away: boolean;
  /** As it is stored, to be compared with what becomes of it; null until the seat is part of the game. */
  readonly state: string | null;
  readonly frames: readonly Frame[];
  readonly op: string | null;
  readonly told: number | null;
  readonly entries: readonly JournalEntry[] | null;
  readonly ask: Ask | null;
  readonly askPage: number | null;
}

/** What came of an interaction before. */
export interface SeenRow {
  readonly page: number | null;
  readonly refusal: Refusal | null;
}

/** A campaign with everything that an intent needs. */
export interface Table {
  readonly campaign: CampaignRow;
  readonly seats: readonly SeatRow[];
}

/** A table that this transaction has for itself. */
export interface LockedTable extends Table {
  /** Set if the interaction was carried out or refused before. */
  readonly seen: SeenRow | undefined;
}

const CAMPAIGN =
  sql.raw(`id, xmin::text as mark, guild, channel, homeless, system, name, owner, phase, settings, shared::text as shared, later,
  next_ask as "nextAsk", next_die as "nextDie", version, seed, seed_hash as "seedHash", seed_from as "seedFrom", turn_page as "turnPage"`);

const SEAT = sql.raw(`s.id, s.user_id as "user", s.name, s.away, s.state::text as state, s.frames,
  a.op, a.told, j.entries, a.question as ask, a.page as "askPage"`);

const SEATS = sql.raw(`seat s left join ask a on a.campaign = s.campaign and a.id = s.ask
  left join journal j on j.campaign = s.campaign and j.seat = s.id and j.ask = s.ask`);

/** A seat, with what came of an interaction before. */
interface SeenSeatRow extends SeatRow {
  readonly seen: boolean;
  readonly seenPage: number | null;
  readonly refusal: Refusal | null;
}

/**
 * Locks a campaign until the transaction ends, and reads it. Its row is written for that, as it is: the mark it bears now is
 * this transaction's, and no step that was thought out on what was read before can be written any more. The second query is sent at once, but sees what is there when
 * the lock is held: whoever waited for the lock reads what the other has written.
 */
export async function lockTable(tx: Database, campaign: number, interaction: string): Promise<LockedTable | undefined> {
  const [[row], rows] = await Promise.all([
    rowsOf<CampaignRow>(
      tx,
      sql`update campaign set version = version where id = ${campaign}::int returning ${CAMPAIGN}`,
    ),
    rowsOf<SeenSeatRow>(
      tx,
      sql`select ${SEAT}, seen.id is not null as seen, seen.page as "seenPage", seen.refusal
        from (select ${campaign}::int as id, ${interaction}::text as interaction) wanted
        left join seen_interaction seen on seen.id = wanted.interaction
        left join (${SEATS}) on s.campaign = wanted.id order by length(s.id), s.id`,
    ),
  ]);
  const first = rows[0];
  if (!row || !first) return undefined;
  const seen = first.seen ? { page: first.seenPage, refusal: first.refusal } : undefined;
  return { campaign: row, seats: seated(rows), seen };
}

/** Reads a campaign without locking it. */
export async function readTable(tx: Database, campaign: number): Promise<Table | undefined> {
  const [row] = await rowsOf<CampaignRow>(tx, sql`select ${CAMPAIGN} from campaign where id = ${campaign}::int`);
  if (!row) return undefined;
  const seats = await rowsOf<SeatRow>(
    tx,
    sql`select ${SEAT} from ${SEATS} where s.campaign = ${campaign}::int order by length(s.id), s.id`,
  );
  return { campaign: row, seats };
}

/** The seats alone. Nobody has joined yet: the join gives one row without a seat. */
function seated(rows: readonly SeenSeatRow[]): readonly SeatRow[] {
  return rows
    .filter(({ id }) => (id as string | null) !== null)
    .map(({ seen: _, seenPage: _page, refusal: _refusal, ...seat }) => seat);
}
