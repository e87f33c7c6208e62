import { sql } from 'drizzle-orm';
import type { SeatId } from '../engine/words.js';
import { rowsOf, type Database } from './database.js';
import type { DueRow } from './write-step.js';

/** A clock that has run out. `due` is when, in milliseconds. */
export interface RunOut {
  readonly campaign: number;
  readonly kind: DueRow['kind'];
  readonly seat: SeatId;
  readonly ask: number;
  readonly due: number;
  /** The last step of its campaign. */
  readonly version: number;
}

/** Takes clocks that have run out for this process, until the lease is over. Campaigns without a channel wait. */
export async function claimDue(
  database: Database,
  now: Date,
  lease: number,
  limit: number,
): Promise<readonly RunOut[]> {
  return rowsOf<RunOut>(
    database,
    sql`update due d set claimed_until = ${now.toISOString()}::timestamptz + ${lease}::int * interval '1 millisecond'
      from (select e.*, c.version from due e join campaign c on c.id = e.campaign
        where e.at <= ${now.toISOString()}::timestamptz and not c.homeless
          and (e.claimed_until is null or e.claimed_until <= ${now.toISOString()}::timestamptz)
        order by e.at, e.campaign, e.ask, e.seat limit ${limit}::int for update of e skip locked) e
      where (d.campaign, d.kind, d.seat, d.ask) = (e.campaign, e.kind, e.seat, e.ask)
      returning d.campaign, d.kind, d.seat, d.ask, e.version, (extract(epoch from d.at) * 1000)::float8 as due`,
  );
}

/** Whether a clock still stands as it was claimed: nobody has acted since. */
export async function isStillDue(tx: Database, row: RunOut): Promise<boolean> {
  const rows = await rowsOf<object>(
    tx,
    sql`select from due where campaign = ${row.campaign}::int and kind = ${row.kind}::text and seat = ${row.seat}::text
      and ask = ${row.ask}::int and (extract(epoch from at) * 1000)::float8 = ${row.due}::float8`,
  );
  return rows.length > 0;
}

/** Lets a clock run on until a later time; or no more, without one. */
export async function putOff(tx: Database, row: RunOut, until: Date | undefined): Promise<void> {
  const which = sql`campaign = ${row.campaign}::int and kind = ${row.kind}::text and seat = ${row.seat}::text
    and ask = ${row.ask}::int`;
  await tx.execute(
    until
      ? sql`update due set at = ${until.toISOString()}::timestamptz, claimed_until = null where ${which}`
      : sql`delete from due where ${which}`,
  );
}

/** Sets all clocks of a campaign. Those that run already run on, unless they are due earlier now. */
export async function setClocks(tx: Database, campaign: number, clocks: readonly DueRow[]): Promise<void> {
  const rows = sql`json_to_recordset(${JSON.stringify(clocks)}::json) n(kind text, seat text, ask int, at timestamptz)`;
  await tx.execute(sql`delete from due where campaign = ${campaign}::int`);
  await tx.execute(sql`insert into due (campaign, kind, seat, ask, at)
    select ${campaign}::int, kind, seat, ask, at from ${rows}`);
}
