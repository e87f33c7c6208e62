import { sql, type SQL } from 'drizzle-orm';
import type { Ask } from '../engine/ask.js';
import type { Fact } from '../engine/fact.js';
import type { SeatId } from '../engine/words.js';
import { rowsOf, type Database } from './database.js';
import type { PostedPage } from './write-step.js';

/** A page as it was committed, with those of its questions that are still open. */
export interface PageRow {
  readonly id: number;
  readonly campaign: number;
  readonly step: number;
  readonly again: boolean;
  readonly toAct: readonly SeatId[];
  readonly reminds: readonly SeatId[] | null;
  readonly facts: readonly Fact[];
  readonly asks: readonly Ask[];
  readonly replaces: PostedPage | null;
  readonly elsewhere: readonly { readonly ask: Ask; readonly at: PostedPage | null }[];
}

const POSTED = sql.raw(`json_build_object('id', p.id, 'channel', p.channel, 'message', p.message)`);

const OPEN = sql.raw('exists (select from seat s where s.campaign = a.campaign and s.ask = a.id)');

/** Pages with everything on them; only the newest of a campaign asks anybody to act. */
function pagesWhere(condition: SQL): SQL {
  return sql`select o.id, o.campaign, o.step, o.again, o.reminds,
    case when o.id = (select max(id) from outbox n where n.campaign = o.campaign) then o.to_act else '[]' end as "toAct",
    coalesce(c.facts, '[]') as facts,
    coalesce((select json_agg(a.question order by a.id) from ask a
      where a.campaign = o.campaign and a.page = o.id and ${OPEN}), '[]') as asks,
    (select ${POSTED} from outbox p where p.id = o.replaces and p.message is not null) as replaces,
    coalesce((select json_agg(json_build_object('ask', a.question, 'at',
        case when p.message is null then null else ${POSTED} end) order by a.id)
      from ask a left join outbox p on p.id = a.page
      where a.campaign = o.campaign and a.page <> o.id and ${OPEN}), '[]') as elsewhere
    from outbox o left join chronicle c on c.campaign = o.campaign and c.step = o.step
    where ${condition} order by o.id`;
}

export async function readPage(database: Database, page: number): Promise<PageRow | undefined> {
  const [row] = await rowsOf<PageRow>(database, pagesWhere(sql`o.id = ${page}::int`));
  return row;
}

/**
 * Takes pages that nobody has posted, nor is posting, for this process until `until`. Each further attempt at the same page
 * gives it twice the time, so that a page that cannot be posted is not tried for ever at once.
 */
export async function claimPages(
  database: Database,
  now: Date,
  lease: number,
  limit: number,
): Promise<readonly PageRow[]> {
  const claimed = await rowsOf<{ id: number }>(
    database,
    sql`update outbox set attempts = least(attempts + 1, 10),
        claimed_until = ${now.toISOString()}::timestamptz + ${lease}::int * interval '1 millisecond' * power(2, least(attempts, 10))
      where id in (select o.id from outbox o join campaign c on c.id = o.campaign
        where o.message is null and o.claimed_until <= ${now.toISOString()}::timestamptz and not c.homeless
        order by o.id limit ${limit}::int for update of o skip locked)
      returning id`,
  );
  if (claimed.length === 0) return [];
  const ids = JSON.stringify(claimed.map((row) => row.id));
  return rowsOf<PageRow>(
    database,
    pagesWhere(sql`o.id in (select value::int from json_array_elements_text(${ids}::json))`),
  );
}

/** Notes where a page stands, and keeps its words with the step. */
export async function notePosted(database: Database, page: PostedPage, text: string | undefined): Promise<void> {
  await database.execute(sql`with placed as (
      update outbox set channel = ${page.channel}::text, message = ${page.message}::text where id = ${page.id}::int
      returning campaign, step, again)
    update chronicle c set text = ${text ?? null}::text from placed p
    where c.campaign = p.campaign and c.step = p.step and not p.again and ${text ?? null}::text is not null`);
}

export async function isUnposted(database: Database, page: number): Promise<boolean> {
  const rows = await rowsOf<object>(database, sql`select from outbox where id = ${page}::int and message is null`);
  return rows.length > 0;
}

/** Where the live page of a seat stands: the one with a question for it, else the newest. */
export async function livePage(
  database: Database,
  campaign: number,
  seat: SeatId | null,
): Promise<PostedPage | undefined> {
  const [row] = await rowsOf<PostedPage>(
    database,
    sql`select o.id, o.channel, o.message from outbox o
      left join ask a on a.campaign = o.campaign and a.page = o.id and ${OPEN}
      where o.campaign = ${campaign}::int and o.message is not null
      order by coalesce((a.question::jsonb -> 'seats') ? ${seat}::text, false) desc, a.id is not null desc, o.id desc limit 1`,
  );
  return row;
}

export interface ShownAgain {
  readonly campaign: number;
  readonly step: number;
  readonly toAct: readonly SeatId[];
  readonly asks: readonly number[];
  readonly reminds: readonly SeatId[] | null;
  readonly claimedUntil: Date;
}

/** Shows questions on a page of their own, which is theirs from now on. Gives back the page's number. */
export async function showAgain(tx: Database, page: ShownAgain): Promise<number> {
  const asks = JSON.stringify(page.asks);
  const [row] = await rowsOf<{ id: number }>(
    tx,
    sql`insert into outbox (campaign, step, asks, to_act, reminds, again, claimed_until, attempts)
      values (${page.campaign}::int, ${page.step}::int, ${asks}::json, ${JSON.stringify(page.toAct)}::json,
        ${page.reminds && JSON.stringify(page.reminds)}::json, true, ${page.claimedUntil.toISOString()}::timestamptz, 0)
      returning id`,
  );
  if (!row) throw new Error('a page was not written');
  await tx.execute(sql`with turn as (
      update campaign set turn_page = ${row.id}::int
      where id = ${page.campaign}::int and ${page.toAct.length > 0}::boolean)
    update ask set page = ${row.id}::int where campaign = ${page.campaign}::int
      and id in (select value::int from json_array_elements_text(${asks}::json))`);
  return row.id;
}
