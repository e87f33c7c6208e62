import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { LAST_QUERY, type Database } from './database.js';
import { MIGRATIONS, isUpToDate } from './migrations.js';
import * as schema from './schema.js';
import { StartError } from './start-error.js';
import type { Store } from './store.js';

/** Any number that no other program takes for an advisory lock in the same database. */
const MIGRATION_LOCK = 8_675_309_01;

const CONNECTIONS = 10;

/** Our statements are few, and their plans are the same whatever is asked: each is planned once. */
const BEGIN = 'begin; set local plan_cache_mode = force_generic_plan';

/** Opens a database on a PostgreSQL server. */
export async function openServer(url: string): Promise<Store> {
  const client = connect(url, CONNECTIONS);
  try {
    if (!(await isUpToDate(drizzle(client, { schema })))) await migrateServer(url);
  } catch (error) {
    await client.end({ timeout: 0 });
    throw asStartError(error, url);
  }
  const database = drizzle(hurried(client), { schema });
  return {
    kind: 'server',
    database,
    call: async (text, parameters) => client.unsafe(text, [...parameters]),
    transaction: (work) => database.transaction(work),
    close: () => client.end({ timeout: 5 }),
  };
}

function connect(url: string, max: number): postgres.Sql {
  try {
    const { protocol } = new URL(url);
    if (!/^postgres(ql)?:$/.test(protocol)) throw new TypeError(`protocol ${protocol}`);
    return postgres(url, { max, onnotice: () => undefined, connect_timeout: 10 });
  } catch (error) {
    throw new StartError(
      'url-wrong',
      'DATABASE_URL is not an address of a PostgreSQL server. It should look like postgres://user:password@host:5432/name.',
      { cause: error },
    );
  }
}

/** Two processes may start at once: the second waits until the first has brought the tables up to date. */
async function migrateServer(url: string): Promise<void> {
  const client = connect(url, 1);
  try {
    const database: Database = drizzle(client, { schema });
    await database.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    if (await isUpToDate(database)) return;
    await migrate(drizzle(client, { schema }), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end({ timeout: 5 });
  }
}

/**
 * The client as Drizzle is to see it. Drizzle prepares only statements that were given a name: ours are few and always the
 * same, so all are prepared, which saves a round trip each. A transaction's `begin` is sent along with its first query,
 * which saves another.
 */
function hurried(client: postgres.Sql): postgres.Sql {
  preparing(client);
  client.begin = ((work: (tx: postgres.ReservedSql) => unknown) =>
    begin(client, work)) as unknown as typeof client.begin;
  return client;
}

function preparing(client: postgres.Sql): void {
  const unsafe = client.unsafe.bind(client);
  const prepared: typeof client.unsafe = (query, parameters, options) =>
    unsafe(query, parameters, { ...options, prepare: (parameters?.length ?? 0) > 0 });
  client.unsafe = prepared;
}

async function begin<T>(client: postgres.Sql, work: (tx: postgres.ReservedSql) => T): Promise<Awaited<T>> {
  const connection = await client.reserve();
  try {
    preparing(connection);
    const commit = committing(connection);
    const begun = connection.unsafe(BEGIN).simple().execute();
    const [, result] = await Promise.all([begun, work(connection)]);
    const { command } = await commit();
    if (command !== 'COMMIT') throw new Error(`the transaction ended with ${command}: a query in it failed`);
    return result;
  } catch (error) {
    await connection.unsafe('rollback').catch(() => undefined);
    throw error;
  } finally {
    connection.release();
  }
}

type Committing = () => Promise<{ readonly command: string }>;

/** Commits once: along with a query that says that it is the last, or else when asked to. */
function committing(connection: postgres.ReservedSql): Committing {
  const unsafe = connection.unsafe.bind(connection);
  let sent: ReturnType<Committing> | undefined;
  const commit = () => (sent ??= Promise.resolve(unsafe('commit').simple().execute()));
  const noting = (...[query, parameters, options]: Parameters<typeof unsafe>) => {
    if (sent && query !== 'rollback') throw new Error(`the transaction is over, and is asked: ${query}`);
    const asked = unsafe(query, parameters, options);
    if (query.startsWith(LAST_QUERY)) {
      void asked.execute();
      commit().catch(() => undefined);
    }
    return asked;
  };
  connection.unsafe = noting as typeof unsafe;
  return commit;
}

function asStartError(error: unknown, url: string): unknown {
  if (error instanceof StartError) return error;
  const { code, message } = (causeOf(error) ?? {}) as { code?: string; message?: string };
  const where = describe(url);
  if (code && /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENETUNREACH|ENOENT|CONNECT)/.test(code)) {
    return new StartError(
      'server-down',
      `No PostgreSQL server answers at ${where} (${code}). Start it, or correct DATABASE_URL, or leave DATABASE_URL out to keep everything in a folder.`,
      { cause: error },
    );
  }
  if (code && /^(28|3D|42501|53300|57P)/.test(code)) {
    return new StartError(
      'server-refused',
      `The PostgreSQL server at ${where} refuses: ${message}. Correct the user, password or name in DATABASE_URL.`,
      { cause: error },
    );
  }
  return error;
}

/** The driver's own error beneath Drizzle's. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? causeOf(error.cause) : error;
}

/** Host, port and name; never the password. */
function describe(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
