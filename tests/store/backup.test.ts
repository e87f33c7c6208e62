import { expect, it } from 'vitest';
import { backup } from '../../src/store/backup.js';
import { restore } from '../../src/store/restore.js';
import type { Store } from '../../src/store/store.js';
import { found, interaction, pageIn, serviceOn, Table } from '../service/table.js';
import { inFolder, onBoth, onServer, type TestStore } from '../stores.js';

const AT = new Date(Date.UTC(2030, 0, 1));
const SEED = 'ab'.repeat(32);

async function linesOf(store: Store, seeds: boolean): Promise<string[]> {
  const lines: string[] = [];
  await backup(store, { seeds, at: AT }, (line) => void lines.push(line));
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

function restored(store: Store, lines: readonly string[]): Promise<number> {
  return restore(store, each(lines), { at: AT, newSeed: () => SEED, factsVersion: 1 });
}

/** A campaign with everything in it: an open question, dice, clocks, a page that was never posted. */
async function played(store: Store): Promise<{ table: Table; ask: number }> {
  const table = await found(serviceOn(store), 2, { decisionHours: 5 });
  await table.game('u1', 'crown');
  const first = await table.game('u2', 'stake');
  await table.answer('u2', first.asks[0]?.id ?? 0, 'one');
  const { asks } = await table.game('u1', 'read');
  return { table, ask: asks[0]?.id ?? 0 };
}

async function goesOn(from: Store, to: Store, seeds: boolean): Promise<Table> {
  const { table, ask } = await played(from);
  const before = await table.service.view(table.campaign);
  await restored(to, await linesOf(from, seeds));
  const service = serviceOn(to, { clock: () => new Date(Date.now() + 3_600_000) });
  const copy = new Table(service, table.campaign, table.channel);
  const view = await service.view(table.campaign);
  expect(view?.position).toEqual(before?.position);
  expect((await service.unposted()).some((page) => page.campaign.id === table.campaign)).toBe(true);
  pageIn(await copy.answer('u1', ask, 'take', interaction()));
  const dice = (await service.dice(table.campaign, { limit: 99 })).map((die) => die.number);
  expect(new Set(dice).size).toBe(dice.length);
  pageIn(await service.undo(copy.care('u1')));
  await found(service, 1);
  return copy;
}

/** A second, empty database of the other kind, or of the same. */
function between(
  name: string,
  from: typeof onServer,
  to: typeof onServer,
  tests: (one: TestStore, two: TestStore) => void,
): void {
  from(name, (one) => to('', (two) => tests(one, two)));
}

between('a backup from server to folder, with seeds,', onServer, inFolder, (one, two) => {
  it('lets every campaign go on where it was, with the same dice to come', async () => {
    const copy = await goesOn(one.store, two.store, true);
    const hash = (store: Store) =>
      serviceOn(store)
        .view(copy.campaign)
        .then((view) => view?.campaign.seedHash);
    expect(await hash(two.store)).toBe(await hash(one.store));
  });

  it('is refused where there are campaigns already', async () => {
    await expect(restored(two.store, await linesOf(one.store, true))).rejects.toMatchObject({ code: 'not-empty' });
  });
});

between('a backup from folder to server, without seeds,', inFolder, onServer, (one, two) => {
  it('goes on with fresh dice, and says so in the chronicle', async () => {
    const copy = await goesOn(one.store, two.store, false);
    const told = await copy.service.chronicle(copy.campaign, { limit: 99 });
    const note = told.flatMap((chapter) => chapter.facts).find((fact) => fact.kind === 'seed-replaced');
    expect(note).toMatchObject({ before: 3, next: (await copy.service.view(copy.campaign))?.campaign.seedHash });
    expect(note?.['hash']).toBe((await serviceOn(one.store).view(copy.campaign))?.campaign.seedHash);
  });
});

onBoth('a backup', (at) => {
  it('has no secret seed in it unless asked for', async () => {
    const secret = 'c0'.repeat(32);
    await found(serviceOn(at.store, { newSeed: () => secret }));
    expect((await linesOf(at.store, false)).join('\n')).not.toContain(secret);
    expect((await linesOf(at.store, true)).join('\n')).toContain(secret);
  });
});

onServer('restoring', (at) => {
  const header = { vorleser: 'backup', format: 1, schema: 0, madeAt: '', seeds: true };
  const text = (...lines: object[]) => lines.map((line) => JSON.stringify(line));

  it.each([
    ['no-backup', ['something else']],
    ['no-backup', text({ hello: 'world' })],
    ['no-backup', []],
    ['newer-backup', text({ ...header, format: 2 })],
    ['newer-backup', text({ ...header, schema: 9e15 })],
    ['cut-off', text(header, { table: 'visited', row: { campaign: 1, seat: 's1', what: 'x', step: 1 } })],
    ['cut-off', text(header, { end: true, rows: 1 })],
    ['older-backup', text(header, { table: 'visited', row: { campaign: 1 } }, { end: true, rows: 1 })],
    ['no-backup', text(header, { table: 'pg_class', row: {} }, { end: true, rows: 1 })],
  ])('refuses with %s and leaves nothing behind', async (code, lines) => {
    await expect(restored(at.store, lines)).rejects.toMatchObject({ name: 'RestoreError', code });
    expect(await linesOf(at.store, true)).toHaveLength(2);
  });
});
