import { sql } from 'drizzle-orm';
import type { Op, Script } from '../engine/script.js';
import { rowsOf, type Database } from './database.js';

export interface RevisionKey {
  readonly script: string;
  readonly hash: string;
}

export async function readRevisions(
  tx: Database,
  system: string,
  keys: readonly RevisionKey[],
): Promise<readonly Script[]> {
  return rowsOf<{ id: string; hash: string; parts: Readonly<Record<string, readonly Op[]>> }>(
    tx,
    sql`select script as id, hash, parts from event_revision r
      join json_to_recordset(${JSON.stringify(keys)}::json) n(script text, hash text) using (script, hash)
      where r.system = ${system}::text`,
  );
}
