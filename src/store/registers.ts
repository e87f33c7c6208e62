import { sql } from 'drizzle-orm';
import type { SeatId } from '../engine/words.js';
import type { Database } from './database.js';

/** Notes who holds which legendary treasure from this step on. A treasure that has no seat is nobody's. */
export async function noteLegendary(
  tx: Database,
  campaign: number,
  step: number,
  changes: readonly { readonly treasure: string; readonly seat: SeatId | null }[],
): Promise<void> {
  const rows = sql`json_to_recordset(${JSON.stringify(changes)}::json) n(treasure text, seat text)`;
  await tx.execute(sql`update legendary l set lost = ${step}::int from ${rows}
    where l.campaign = ${campaign}::int and l.treasure = n.treasure and l.lost is null`);
  await tx.execute(sql`insert into legendary (campaign, treasure, seat, won)
    select ${campaign}::int, treasure, seat, ${step}::int from ${rows} where seat is not null`);
}

/** Notes what seats have seen; what they had seen before is left alone. */
export async function noteVisited(
  tx: Database,
  campaign: number,
  step: number,
  visits: readonly { readonly seat: SeatId; readonly what: string }[],
): Promise<void> {
  await tx.execute(sql`insert into visited (campaign, seat, what, step)
    select ${campaign}::int, seat, what, ${step}::int
    from json_to_recordset(${JSON.stringify(visits)}::json) n(seat text, what text) on conflict do nothing`);
}
