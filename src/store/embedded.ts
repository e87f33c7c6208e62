import { join, resolve } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import { migrate } from 'drizzle-orm/pg-proxy/migrator';
import { startThread, type DatabaseThread } from './database-thread.js';
import { lockFolder } from './folder-lock.js';
import { makeFolder } from './make-folder.js';
import { MIGRATIONS, isUpToDate } from './migrations.js';
import * as schema from './schema.js';
import { StartError } from './start-error.js';
import { copyTemplate } from './template.js';
import type { Store } from './store.js';

/** Opens the database that is embedded in a folder, and makes it if it is not there. */
export async function openFolder(folder: string, template?: string, begun?: Worker): Promise<Store> {
  makeFolder(folder);
  const unlock = lockFolder(folder);
  let thread: DatabaseThread | undefined;
  try {
    await copyTemplate(template, join(folder, 'database'));
    thread = await start(join(folder, 'database'), begun);
    const { database, call, transaction } = oneByOne(thread);
    if (!(await isUpToDate(database))) await migrateThrough(thread, database);
    return { kind: 'folder', database, call, transaction, close: () => stop(thread, unlock) };
  } catch (error) {
    await stop(thread, unlock);
    throw error;
  }
}

type Remote = PgRemoteDatabase<typeof schema>;

/** The database has one connection: queries wait for the transaction before them, and transactions for each other. */
function oneByOne(thread: DatabaseThread): Pick<Store, 'call' | 'transaction'> & { database: Remote } {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const run: Parameters<typeof drizzle>[0] = async (text, params, method) => ({
    rows: await thread.query(text, params, method === 'all' ? 'array' : 'object'),
  });
  const within = drizzle(run, { schema });
  return {
    database: drizzle((...query) => inTurn(() => run(...query)), { schema }),
    call: (text, parameters) => inTurn(() => thread.query(text, parameters, 'object') as Promise<never[]>),
    transaction: (work) => inTurn(() => asTransaction(thread, () => work(within))),
  };
}

async function asTransaction<T>(thread: DatabaseThread, work: () => Promise<T>): Promise<T> {
  const begun = thread.script('begin');
  try {
    const [, result] = await Promise.all([begun, work()]);
    await thread.script('commit');
    return result;
  } catch (error) {
    await thread.script('rollback').catch(() => undefined);
    throw error;
  }
}

function migrateThrough(thread: DatabaseThread, database: Remote): Promise<void> {
  const carryOut = (queries: readonly string[]) =>
    asTransaction(thread, async () => {
      for (const query of queries) await thread.script(query);
    });
  return migrate(database, carryOut, { migrationsFolder: MIGRATIONS });
}

async function start(path: string, begun?: Worker): Promise<DatabaseThread> {
  try {
    return await startThread(path, begun);
  } catch (error) {
    throw new StartError(
      'damaged',
      `The database in ${resolve(path)} does not start: ${String(error)}. Restore a backup into an empty folder.`,
      { cause: error },
    );
  }
}

async function stop(thread: DatabaseThread | undefined, unlock: () => void): Promise<void> {
  try {
    await thread?.close();
  } finally {
    unlock();
  }
}
