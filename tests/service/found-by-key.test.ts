import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '../../src/store/database.js';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import { onServer } from '../stores.js';
import { found, pageIn, serviceOn } from './table.js';

const ROUNDS = 20;

/** How often each table was read from its beginning to its end, and how many steps there are. */
async function readWhole({ database }: Store): Promise<Readonly<Record<string, number>>> {
  const rows = await rowsOf<{ name: string; times: number; added: number }>(
    database,
    sql`select relname as name, seq_scan::int as times, n_tup_ins::int as added from pg_stat_user_tables`,
  );
  const steps = rows.find(({ name }) => name === 'step')?.added ?? 0;
  return { ...Object.fromEntries(rows.map(({ name, times }) => [name, times] as const)), steps };
}

onServer('rows of a step', (at) => {
  it('are found by their keys, however long others have played', async () => {
    const store = await openStore(at.options);
    const before = await readWhole(at.store);
    const table = await found(serviceOn(store), 1);
    for (let round = 0; round < ROUNDS; round++) {
      const ask = pageIn(await table.act('u1', { kind: 'game', game: 'stake' })).asks[0]?.id ?? 0;
      pageIn(await table.answer('u1', ask, 'one'));
    }
    // What a connection has counted is known once it is closed.
    await store.close();
    await expect.poll(async () => (await readWhole(at.store))['steps']).toBe((before['steps'] ?? 0) + 2 * ROUNDS + 2);
    const after = await readWhole(at.store);
    const often = Object.keys(after).filter((name) => (after[name] ?? 0) - (before[name] ?? 0) > ROUNDS / 2);
    expect(often).toEqual(['steps']);
  });
});
