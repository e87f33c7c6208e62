import { config as readDotenv } from 'dotenv';
import { readConfig } from '../config.js';
import { StartError } from '../store/start-error.js';
import { openStore } from '../store/open-store.js';
import type { Store } from '../store/store.js';

/** Something that whoever typed the command can mend: a sentence that says what is wrong and what would be right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Runs a command line tool on the store that `.env` and the environment name. What can be mended is said in one line. */
export async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  await explained(async () => {
    readDotenv({ quiet: true });
    const config = readConfig(process.env);
    if (!('DATA_FOLDER' in config)) throw new UsageError(config.join('\n'));
    const store = await openStore({ url: config.DATABASE_URL, folder: config.DATA_FOLDER });
    try {
      await work(store);
    } finally {
      await store.close();
    }
  });
}

/** Runs a tool; says in a line what its user can mend, and fails. */
export async function explained(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(isMendable(error) ? error.message : error);
    process.exitCode = 1;
  }
}

function isMendable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error instanceof StartError || ['UsageError', 'RestoreError'].includes(error.name) || isFileError(error);
}

/** A file that is not there, or may not be read or written. */
function isFileError(error: Error): boolean {
  return ['ENOENT', 'EACCES', 'EEXIST', 'EISDIR', 'EROFS', 'ENOSPC'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
}
