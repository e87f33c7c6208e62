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

/** Fails where the database was made by a newer version of the program, which an older one must not touch. */
export async function refuseNewer(database: Database): Promise<void> {
  const [known] = await rowsOf<{ there: boolean }>(
    database,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!known?.there) return;
  const [newest] = await rowsOf<{ version: string | null }>(
    database,
    sql`select max(created_at)::text as version from drizzle.__drizzle_migrations`,
  );
  if (Number(newest?.version ?? 0) <= schemaVersion()) return;
  throw new StartError(
    'newer-database',
    'The database was last used by a newer version of Vorleser. Start that version, or restore a backup that this one made.',
  );
}
