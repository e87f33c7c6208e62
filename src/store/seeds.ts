import { sql } from 'drizzle-orm';
import type { Database } from './database.js';

export interface FreshSeed {
  readonly campaign: number;
  readonly seed: string;
  readonly hash: string;
  /** The number of the first die that is drawn from it. */
  readonly from: number;
}

/** Puts a campaign's seed aside, to be seen by everybody, and a fresh one in its place. */
export async function replaceSeed(tx: Database, { campaign, seed, hash, from }: FreshSeed): Promise<void> {
  await tx.execute(sql`with past as (
      insert into past_seed (campaign, from_die, before_die, hash, seed)
      select id, seed_from, ${from}::int, seed_hash, seed from campaign where id = ${campaign}::int)
    update campaign set seed = ${seed}::text, seed_hash = ${hash}::text, seed_from = ${from}::int
    where id = ${campaign}::int`);
}
