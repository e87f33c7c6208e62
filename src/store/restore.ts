import { getTableName, sql } from 'drizzle-orm';
import { hashOfSeed } from '../dice/commit.js';
import { BACKUP_FORMAT, TABLES, type BackupEnd, type BackupHeader, type BackupLine } from './backup.js';
import { rowsOf, type Database } from './database.js';
import { schemaVersion } from './migrations.js';
import type { Store } from './store.js';

/** Why a backup cannot be restored: a sentence that says what is wrong and what would be right. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';

  constructor(
    readonly code: 'not-empty' | 'no-backup' | 'newer-backup' | 'older-backup' | 'cut-off',
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}

export interface RestoreOptions {
  readonly at: Date;
  /** A fresh secret for every campaign whose own is not in the backup. */
  readonly newSeed: () => string;
  readonly factsVersion: number;
}

const ROWS_AT_ONCE = 500;

/** Fills an empty store from the lines of a backup: all of it, or nothing. Gives back how many rows. */
export async function restore(store: Store, lines: AsyncIterable<string>, options: RestoreOptions): Promise<number> {
  return store.transaction(async (tx) => {
    await refuseFull(tx);
    const { header, rows } = await readAll(tx, lines);
    await countOn(tx);
    if (!header.seeds) await reseed(tx, options);
    return rows;
  });
}

async function refuseFull(tx: Database): Promise<void> {
  const rows = await rowsOf<object>(tx, sql`select from campaign limit 1`);
  if (rows.length === 0) return;
  throw new RestoreError(
    'not-empty',
    'There are campaigns in this database already. Restore into an empty one: another folder, or a new database on the server.',
  );
}

async function readAll(tx: Database, lines: AsyncIterable<string>): Promise<{ header: BackupHeader; rows: number }> {
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  let rows = 0;
  let batch: BackupLine[] = [];
  for await (const text of lines) {
    const line = parseLine(text);
    if (!header) {
      header = checkedHeader(line);
    } else if ('end' in line) {
      end = line as BackupEnd;
    } else {
      const next = line as BackupLine;
      if (batch.length >= ROWS_AT_ONCE || batch[0]?.table !== next.table) batch = await insert(tx, batch);
      batch.push(next);
      rows++;
    }
  }
  await insert(tx, batch);
  if (!header) throw noBackup();
  if (end?.rows !== rows) {
    throw new RestoreError(
      'cut-off',
      `The backup is not whole: it has ${rows} of ${end?.rows ?? 'many'} rows. Nothing was restored; use another.`,
    );
  }
  return { header, rows };
}

function parseLine(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    throw noBackup(error);
  }
}

function noBackup(cause?: unknown): RestoreError {
  const sentence =
    'This is not a backup of Vorleser. It should begin with a line like {"vorleser":"backup","format":1, ...}.';
  return new RestoreError('no-backup', sentence, { cause });
}

function checkedHeader(line: object): BackupHeader {
  const header = line as Partial<BackupHeader>;
  if (header.vorleser !== 'backup' || typeof header.format !== 'number') throw noBackup();
  const { format, schema = 0 } = header;
  if (format > BACKUP_FORMAT || schema > schemaVersion()) {
    throw new RestoreError(
      'newer-backup',
      'The backup was made by a newer version of Vorleser. Restore it with that version, or a later one.',
    );
  }
  return header as BackupHeader;
}

async function insert(tx: Database, lines: readonly BackupLine[]): Promise<BackupLine[]> {
  const table = lines[0]?.table;
  if (table === undefined) return [];
  if (!TABLES.some((each) => getTableName(each) === table)) throw noBackup();
  const rows = JSON.stringify(lines.map((line) => line.row));
  try {
    await tx.execute(sql`insert into ${sql.identifier(table)}
      select * from json_populate_recordset(null::${sql.identifier(table)}, ${rows}::json)`);
  } catch (error) {
    throw new RestoreError(
      'older-backup',
      `The rows of ${table} do not fit this version's tables. Restore the backup with the version that made it, then start this one.`,
      { cause: error },
    );
  }
  return [];
}

/** Lets the numbers that the database gives out follow those that are there. */
async function countOn(tx: Database): Promise<void> {
  for (const table of ['campaign', 'outbox']) {
    await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'),
      (select coalesce(max(id), 0) + 1 from ${sql.identifier(table)}), false)`);
  }
}

/** Gives every campaign a fresh seed, and notes in its chronicle from which die on, with the hashes of both. */
async function reseed(tx: Database, { at, newSeed, factsVersion }: RestoreOptions): Promise<void> {
  const campaigns = await rowsOf<{ id: number; hash: string; next: number; version: number }>(
    tx,
    sql`select id, seed_hash as hash, next_die as next, version from campaign order by id`,
  );
  for (const { id, hash, next, version } of campaigns) {
    const seed = newSeed();
    const step = version + 1;
    const fact = { kind: 'seed-replaced', hash, before: next, next: hashOfSeed(seed) };
    await tx.execute(sql`insert into past_seed (campaign, from_die, before_die, hash, seed)
      select id, seed_from, next_die, seed_hash, null from campaign where id = ${id}::int`);
    await tx.execute(sql`update campaign set seed = ${seed}::text, seed_hash = ${fact.next}::text, seed_from = next_die,
      version = ${step}::int where id = ${id}::int`);
    await tx.execute(sql`insert into step (campaign, number, interaction, intent, first_die, dice, at)
      values (${id}::int, ${step}::int, ${`restore:${id}:${step}`}::text, '{"kind":"restore"}', ${next}::int, 0,
        ${at.toISOString()}::timestamptz)`);
    await tx.execute(sql`insert into chronicle (campaign, step, facts_version, facts)
      values (${id}::int, ${step}::int, ${factsVersion}::smallint, ${JSON.stringify([fact])}::json)`);
  }
}
