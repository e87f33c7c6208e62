import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf, type Database } from '../../src/store/database.js';
import { openStore } from '../../src/store/open-store.js';
import { makeTemplate } from '../../src/store/make-template.js';

const temporary = mkdtempSync(join(tmpdir(), 'vorleser-template-'));
const template = join(temporary, 'template');
beforeAll(() => makeTemplate(template));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const folder = () => mkdtempSync(join(temporary, 'data-'));

/** Opens the database of a folder, does something with it, and closes it. */
async function within<T>(at: string, work: (database: Database) => Promise<T>): Promise<T> {
  const store = await openStore({ folder: at, template });
  try {
    return await work(store.database);
  } finally {
    await store.close();
  }
}

async function tables(database: Database): Promise<readonly string[]> {
  const rows = await rowsOf<{ name: string }>(
    database,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

it('gives a new folder a database, and our tables are made in it', async () => {
  const at = folder();
  expect(await within(at, tables)).toContain('campaign');
  expect(readdirSync(at)).toEqual(['database']);
});

it('is never copied over a database that is there', async () => {
  const at = folder();
  await within(at, (database) => database.execute(sql`create table kept (word text)`));
  expect(await within(at, tables)).toContain('kept');
});

it('stays empty, whatever its copies come to hold', async () => {
  await within(folder(), (database) => database.execute(sql`create table spilt (word text)`));
  expect(await within(folder(), tables)).not.toContain('spilt');
});

it('is copied anew where a copy was broken off', async () => {
  const at = folder();
  mkdirSync(join(at, 'database.draft'));
  cpSync(join(template, 'PG_VERSION'), join(at, 'database.draft', 'PG_VERSION'));
  expect(await within(at, tables)).toContain('campaign');
  expect(existsSync(join(at, 'database.draft'))).toBe(false);
});

it('is done without where there is none', async () => {
  const store = await openStore({ folder: folder(), template: join(temporary, 'nowhere') });
  expect(await tables(store.database)).toContain('campaign');
  await store.close();
});
