import type { Call, Database } from './database.js';

/** Where everything is kept. */
export interface Store {
  readonly kind: 'server' | 'folder';
  /** For queries outside transactions. The embedded database has one connection: inside a transaction use only its own. */
  readonly database: Database;
  /** A statement that is a transaction of its own. */
  readonly call: Call;
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
