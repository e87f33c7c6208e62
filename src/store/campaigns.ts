import { sql } from 'drizzle-orm';
import type { Refusal, SeatId } from '../engine/words.js';
import { rowsOf, type Database } from './database.js';

export interface NewCampaign {
  readonly guild: string | null;
  readonly channel: string;
  readonly system: string;
  readonly name: string;
  readonly owner: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** As JSON. */
  readonly shared: string;
  readonly seed: string;
  readonly seedHash: string;
  readonly at: Date;
}

/** Adds a campaign without steps; nothing if one is being played in its channel. */
export async function insertCampaign(tx: Database, fresh: NewCampaign): Promise<number | undefined> {
  const [row] = await rowsOf<{ id: number }>(
    tx,
    sql`insert into campaign (guild, channel, system, name, owner, phase, settings, shared, later, next_ask, next_die, version,
        seed, seed_hash, seed_from, created_at, changed_at)
      values (${fresh.guild}::text, ${fresh.channel}::text, ${fresh.system}::text, ${fresh.name}::text, ${fresh.owner}::text,
        'gathering', ${JSON.stringify(fresh.settings)}::json, ${fresh.shared}::json, '[]', 1, 1, 0,
        ${fresh.seed}::text, ${fresh.seedHash}::text, 1, ${fresh.at.toISOString()}::timestamptz, ${fresh.at.toISOString()}::timestamptz)
      on conflict (channel) where phase <> 'ended' do nothing returning id`,
  );
  return row?.id;
}

export async function insertSeat(
  tx: Database,
  campaign: number,
  seat: { readonly id: SeatId; readonly user: string; readonly name: string },
): Promise<void> {
  await tx.execute(sql`insert into seat (campaign, id, user_id, name, frames)
    values (${campaign}::int, ${seat.id}::text, ${seat.user}::text, ${seat.name}::text, '[]')`);
}

/** Notes that an interaction was refused, so that it is refused wherever it comes again. */
export async function noteRefused(
  tx: Database,
  interaction: string,
  campaign: number | null,
  refusal: Refusal,
  at: Date,
): Promise<void> {
  await tx.execute(sql`insert into seen_interaction (id, campaign, refusal, at) values (${interaction}::text,
    ${campaign}::int, ${JSON.stringify(refusal)}::json, ${at.toISOString()}::timestamptz) on conflict do nothing`);
}

/** The campaign that is being played in a channel. */
export async function campaignInChannel(database: Database, channel: string): Promise<number | undefined> {
  const [row] = await rowsOf<{ id: number }>(
    database,
    sql`select id from campaign where channel = ${channel}::text and phase <> 'ended'`,
  );
  return row?.id;
}

/** Campaigns that a user has a seat in or owns, the last played first. */
export async function campaignsOfUser(database: Database, user: string): Promise<readonly number[]> {
  const rows = await rowsOf<{ id: number }>(
    database,
    sql`select id from campaign c where owner = ${user}::text
      or exists (select from seat where campaign = c.id and user_id = ${user}::text) order by changed_at desc, id desc`,
  );
  return rows.map((row) => row.id);
}

export async function setSettings(tx: Database, campaign: number, settings: NewCampaign['settings']): Promise<void> {
  await tx.execute(sql`update campaign set settings = ${JSON.stringify(settings)}::json where id = ${campaign}::int`);
}

/** Notes that Discord no longer knows a channel. */
export async function noteHomeless(database: Database, channel: string): Promise<void> {
  await database.execute(
    sql`update campaign set homeless = true where channel = ${channel}::text and phase <> 'ended'`,
  );
}

/** Gives a campaign another channel; false if one is being played there. */
export async function moveCampaign(
  tx: Database,
  campaign: number,
  guild: string | null,
  channel: string,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${channel}::text, 1))`);
  const other = await campaignInChannel(tx, channel);
  if (other !== undefined && other !== campaign) return false;
  await tx.execute(sql`update campaign set guild = ${guild}::text, channel = ${channel}::text, homeless = false
    where id = ${campaign}::int`);
  return true;
}
