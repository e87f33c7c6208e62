import { sql } from 'drizzle-orm';
import type { Op, Script } from '../engine/script.js';
import { rowsOf, type Database } from './database.js';

export interface RevisionKey {
  readonly script: string;
  readonly hash: string;
}

/** Keeps texts by their hash. A text that is there already is left alone. */
export async function keepRevisions(
  tx: Database,
  system: string,
  contract: number,
  scripts: readonly Script[],
): Promise<void> {
  const rows = scripts.map(({ id, hash, parts }) => ({ script: id, hash, parts }));
  await tx.execute(sql`insert into event_revision (system, script, hash, contract, parts)
    select ${system}::text, script, hash, ${contract}::int, parts
    from json_to_recordset(${JSON.stringify(rows)}::json) n(script text, hash text, parts json)
    on conflict do nothing`);
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
