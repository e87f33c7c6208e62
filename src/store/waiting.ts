import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from './database.js';

/** Questions that wait in ops of one revision. */
export interface Waiting {
  readonly system: string;
  /** The op and its revision: `fight@2`. */
  readonly op: string;
  readonly questions: number;
  readonly campaigns: number;
  /** The day of the oldest. */
  readonly since: string;
}

/** What waits in all campaigns that are being played, by the revision of its op. */
export async function readWaiting(database: Database): Promise<readonly Waiting[]> {
  return rowsOf<Waiting>(
    database,
    sql`select c.system, a.op, count(*)::int as questions, count(distinct c.id)::int as campaigns, min(st.at)::text as since
      from seat s join campaign c on c.id = s.campaign join ask a on a.campaign = s.campaign and a.id = s.ask
      join step st on st.campaign = a.campaign and st.number = a.opened
      where c.phase <> 'ended' group by c.system, a.op order by c.system, a.op`,
  );
}
