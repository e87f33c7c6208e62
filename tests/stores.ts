import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { openStore, type StoreOptions } from '../src/store/open-store.js';
import type { Store } from '../src/store/store.js';
import { freshDatabase } from './postgres.js';

/** A database of its own for a test file. */
export interface TestStore {
  readonly store: Store;
  /** How another process or another service opens the same. */
  readonly options: StoreOptions;
}

const server = inject('postgres');

/** Tests on a fresh database of the PostgreSQL server, if there is one. */
export function onServer(name: string, tests: (at: TestStore) => void): void {
  describe.skipIf(!server)(`${name} (PostgreSQL)`, () => {
    const at = held();
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const fresh = await freshDatabase(server);
      drop = fresh.drop;
      await at.open({ url: fresh.url });
    });
    afterAll(async () => {
      await at.close();
      await drop();
    });
    tests(at);
  });
}

/** Tests on a fresh embedded database. */
export function inFolder(name: string, tests: (at: TestStore) => void): void {
  describe(`${name} (embedded)`, () => {
    const at = held();
    const folder = mkdtempSync(join(tmpdir(), 'vorleser-data-'));
    beforeAll(async () => {
      cpSync(await template(), folder, { recursive: true });
      await at.open({ folder });
    });
    afterAll(async () => {
      await at.close();
      rmSync(folder, { recursive: true, force: true });
    });
    tests(at);
  });
}

/** An embedded database without campaigns, made once in a run: to copy it takes a tenth of the time. */
export async function template(): Promise<string> {
  const made = join(inject('shared'), 'template');
  if (existsSync(made)) return made;
  const mine = mkdtempSync(`${made}-`);
  await (await openStore({ folder: mine })).close();
  try {
    renameSync(mine, made);
  } catch {
    rmSync(mine, { recursive: true, force: true });
  }
  return made;
}

export function onBoth(name: string, tests: (at: TestStore) => void): void {
  onServer(name, tests);
  inFolder(name, tests);
}

function held(): TestStore & { open(options: StoreOptions): Promise<void>; close(): Promise<void> } {
  let store: Store | undefined;
  let opened: StoreOptions = {};
  return {
    get store() {
      if (!store) throw new Error('the store is open only while tests run');
      return store;
    },
    get options() {
      return opened;
    },
    async open(options) {
      opened = options;
      store = await openStore(options);
    },
    async close() {
      await store?.close();
      store = undefined;
    },
  };
}
