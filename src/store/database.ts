import { sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.js';

/** What queries are put to: a PostgreSQL server, the embedded one, or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Puts a statement with `$1`, `$2` ... in it, and gives back its rows. The caller vouches for their shape. */
export type Call = <Row>(text: string, parameters: readonly Parameter[]) => Promise<readonly Row[]>;

export type Parameter = string | number | boolean | null;

/** Puts statements by way of Drizzle, as a transaction has to. */
export function callIn(tx: Database): Call {
  return (text, parameters) => {
    const [first = '', ...texts] = text.split(/\$\d+/);
    const chunks = texts.map((after, i) => sql`${parameters[i]}${sql.raw(after)}`);
    return rowsOf(tx, sql`${sql.raw(first)}${sql.join(chunks)}`);
  };
}

/** The rows of a query that is written as SQL. The caller vouches for their shape. */
export async function rowsOf<Row>(database: Database, query: SQL): Promise<readonly Row[]> {
  const result: unknown = await database.execute(query);
  return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as readonly Row[];
}

/**
 * Begins a query that is the last of its transaction: a server is sent the commit along with it, which saves a round trip.
 * If the query fails, so does the transaction.
 */
export const LAST_QUERY = '/* last */';

const UNIQUE_VIOLATION = '23505';

/** Whether a query failed because a row with the same key is there. */
export function isThereAlready(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === UNIQUE_VIOLATION || isThereAlready(error.cause);
}
