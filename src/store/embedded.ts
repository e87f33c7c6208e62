import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockFolder } from './folder-lock.js';
import { MIGRATIONS, isUpToDate } from './migrations.js';
import * as schema from './schema.js';
import { StartError } from './start-error.js';
import { copyTemplate } from './template.js';
import type { Store } from './store.js';

/**
 * What PostgreSQL keeps of its files in memory. Its own default, 128 MB, is written full of zeros at each start and stays
 * resident; the rows of games in play are a few kilobytes a seat.
 */
const BUFFERS = 'shared_buffers=16MB';

/**
 * At its start PGlite looks up every type of array that the database has, which takes a quarter of the time. We have no
 * columns of arrays and send none.
 */
class Database extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

/** Opens the database that is embedded in a folder, and makes it if it is not there. */
export async function openFolder(folder: string, template?: string): Promise<Store> {
  const unlock = takeFolder(folder);
  let client: PGlite | undefined;
  try {
    await copyTemplate(template, join(folder, 'database'));
    client = await start(join(folder, 'database'));
    const database = drizzle(client, { schema });
    if (!(await isUpToDate(database))) await migrate(database, { migrationsFolder: MIGRATIONS });
    return {
      kind: 'folder',
      database,
      transaction: (work) => database.transaction(work),
      close: () => stop(client, unlock),
    };
  } catch (error) {
    await stop(client, unlock);
    throw error;
  }
}

function takeFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      'folder-unwritable',
      `Cannot write to ${resolve(folder)} (${(error as NodeJS.ErrnoException).code ?? String(error)}). Make it a folder that this user may write to, or choose another.`,
      { cause: error },
    );
  }
}

async function start(path: string): Promise<PGlite> {
  try {
    const client = new Database({ dataDir: path, startParams: [...PGlite.defaultStartParams, '-c', BUFFERS] });
    await client.waitReady;
    return client;
  } catch (error) {
    throw new StartError(
      'damaged',
      `The database in ${resolve(path)} does not start: ${String(error)}. Restore a backup into an empty folder.`,
      { cause: error },
    );
  }
}

async function stop(client: PGlite | undefined, unlock: () => void): Promise<void> {
  try {
    await client?.close();
  } finally {
    unlock();
  }
}
