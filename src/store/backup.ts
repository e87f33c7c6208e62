import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, type Database } from './database.js';
import { schemaVersion } from './migrations.js';
import * as schema from './schema.js';
import type { Store } from './store.js';

/** The version of the form of a backup. */
export const BACKUP_FORMAT = 1;

/** The first line of a backup. `schema` is the version of the tables, by their newest migration. */
export interface BackupHeader {
  readonly vorleser: 'backup';
  readonly format: number;
  readonly schema: number;
  readonly madeAt: string;
  /** Whether secret seeds are in it. Without them the dice go on from fresh seeds after a restore. */
  readonly seeds: boolean;
}

/** Every other line but the last. */
export interface BackupLine {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** The last line: without it the backup is cut off. */
export interface BackupEnd {
  readonly end: true;
  readonly rows: number;
}

/** All tables, those first that others refer to. */
export const TABLES: readonly PgTable[] = [
  schema.campaign,
  schema.pastSeed,
  schema.seat,
  schema.journal,
  schema.ask,
  schema.answer,
  schema.step,
  schema.stepBefore,
  schema.die,
  schema.visited,
  schema.legendary,
  schema.chronicle,
  schema.eventRevision,
  schema.outbox,
  schema.due,
  schema.seenInteraction,
];

const ROWS_AT_ONCE = 500;

/**
 * Everything that is stored, as it is at one instant, line by line: a header, a row a line, an end. Secret seeds are left out
 * unless asked for: whoever has a campaign's seed knows its dice beforehand.
 */
export async function backup(
  store: Store,
  options: { readonly seeds: boolean; readonly at: Date },
  write: (line: string) => Promise<void> | void,
): Promise<number> {
  const header: BackupHeader = {
    vorleser: 'backup',
    format: BACKUP_FORMAT,
    schema: schemaVersion(),
    madeAt: options.at.toISOString(),
    seeds: options.seeds,
  };
  await write(JSON.stringify(header));
  return store.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    let rows = 0;
    for (const table of TABLES) {
      for await (const row of rowsIn(tx, getTableName(table))) {
        await write(
          JSON.stringify({ table: getTableName(table), row: options.seeds ? row : withoutSecret(table, row) }),
        );
        rows++;
      }
    }
    await write(JSON.stringify({ end: true, rows } satisfies BackupEnd));
    return rows;
  });
}

async function* rowsIn(tx: Database, table: string): AsyncGenerator<BackupLine['row']> {
  await tx.execute(
    sql`declare every_row no scroll cursor for select to_json(t) as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const rows = await rowsOf<{ row: BackupLine['row'] }>(tx, sql.raw(`fetch ${ROWS_AT_ONCE} from every_row`));
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await tx.execute(sql`close every_row`);
}

function withoutSecret(table: PgTable, row: BackupLine['row']): BackupLine['row'] {
  return table === schema.campaign ? { ...row, seed: '' } : row;
}
