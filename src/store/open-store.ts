import type { Worker } from 'node:worker_threads';
import type { Store } from './store.js';

export interface StoreOptions {
  /** `postgres://...`: a server. Without it the database is embedded in `folder`. */
  readonly url?: string | undefined;
  /** Made if it is not there. */
  readonly folder?: string;
  /** What `makeTemplate` has made: a new embedded database is copied from it, if it is there. */
  readonly template?: string | undefined;
  /** A thread of the embedded database that reads itself in already. */
  readonly thread?: Worker | undefined;
}

export const DEFAULT_FOLDER = './data';

/**
 * Opens the store and brings its tables up to date. Fails with a `StartError` whose message is fit to be shown.
 */
export async function openStore(options: StoreOptions = {}): Promise<Store> {
  if (options.url) {
    const { openServer } = await import('./server.js');
    return openServer(options.url);
  }
  // The embedded database takes a while to be read in: only who uses it should wait for it.
  const { openFolder } = await import('./embedded.js');
  return openFolder(options.folder ?? DEFAULT_FOLDER, options.template, options.thread);
}
