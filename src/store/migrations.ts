import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { rowsOf, type Database } from './database.js';
import { StartError } from './start-error.js';

export const MIGRATIONS = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** The number of the newest migration: the version of the schema that this program knows. */
export function schemaVersion(): number {
  return Math.max(...readMigrationFiles({ migrationsFolder: MIGRATIONS }).map((each) => each.folderMillis));
}

/**
 * Whether a database has every migration that this program knows. Fails where it was made by a newer version of the
 * program, which an older one must not touch.
 */
export async function isUpToDate(database: Database): Promise<boolean> {
  const looking = versionOf(database);
  const here = schemaVersion();
  const there = await looking;
  if (there <= here) return there === here;
  throw new StartError(
    'newer-database',
    'The database was last used by a newer version of Vorleser. Start that version, or restore a backup that this one made.',
  );
}

/** The number of the newest migration that was carried out; 0 if none was. Mostly one query, since a start waits for it. */
async function versionOf(database: Database): Promise<number> {
  try {
    const [newest] = await rowsOf<{ version: string | null }>(
      database,
      sql`select max(created_at)::text as version from drizzle.__drizzle_migrations`,
    );
    return Number(newest?.version ?? 0);
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code === UNKNOWN_SCHEMA || code === UNKNOWN_TABLE) return 0;
    throw error;
  }
}

/** PostgreSQL's codes where no migration was ever carried out. */
const UNKNOWN_SCHEMA = '3F000';
const UNKNOWN_TABLE = '42P01';
