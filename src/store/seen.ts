import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from './database.js';
import type { SeenRow } from './load-table.js';

/** For how long interactions are remembered: Discord forgets them after a quarter of an hour. */
const REMEMBERED_DAYS = 7;

/** What came of an interaction. Two that come at once wait for each other here. */
export async function seenInteraction(tx: Database, interaction: string): Promise<SeenRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${interaction}::text, 0))`);
  const [row] = await rowsOf<SeenRow>(
    tx,
    sql`select page, refusal from seen_interaction where id = ${interaction}::text`,
  );
  return row;
}

export async function forgetInteractions(database: Database, now: Date): Promise<void> {
  await database.execute(sql`delete from seen_interaction
    where at < ${now.toISOString()}::timestamptz - ${REMEMBERED_DAYS}::int * interval '1 day'`);
}

export async function noteSeen(
  tx: Database,
  interaction: string,
  campaign: number,
  page: number,
  at: Date,
): Promise<void> {
  await tx.execute(sql`insert into seen_interaction (id, campaign, page, at)
    values (${interaction}::text, ${campaign}::int, ${page}::int, ${at.toISOString()}::timestamptz)`);
}
