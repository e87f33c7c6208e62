import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { outbox } from '../../src/store/schema.js';
import { openStore, type StoreOptions } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import { freshDatabase } from '../postgres.js';
import { found, interaction, pageIn, serviceOn, Table } from '../service/table.js';
import { template } from '../stores.js';
import { expectWhole } from './check.js';
import { chance, oneByOne, startSession } from './session.js';

/** How long a life lasts at most, in steps, and then in milliseconds: so that death comes in the middle of a step. */
const MOST_STEPS = 12;
const MOST_MILLISECONDS = 12;

/** Kills a playing process again and again; gives back how many steps it was told of. */
async function killOften(args: readonly string[], kills: number, seed: number): Promise<number> {
  const pick = chance(seed);
  const start = (n: number) => startSession('tests/kill/play-coins.mts', [...args, '--seed', `${seed * 1000 + n}`]);
  let steps = 0;
  await oneByOne(kills, start, async (session) => {
    await session.steps(1 + pick(MOST_STEPS));
    await new Promise((resolve) => setTimeout(resolve, pick(MOST_MILLISECONDS)));
    session.child.kill('SIGKILL');
    await session.over;
    expect(session.child.signalCode).toBe('SIGKILL');
    steps = Math.max(steps, ...session.said.flatMap((each) => (each.said === 'step' ? [each.step] : [])));
  });
  return steps;
}

async function begin(options: StoreOptions): Promise<number> {
  const store = await openStore(options);
  const { campaign } = await found(serviceOn(store), 3);
  await store.close();
  return campaign;
}

/** The purses as the steps tell them, the Gold as the purses do, and an open question that can be answered. */
async function expectIntact(store: Store, campaign: number, steps: number): Promise<void> {
  const service = serviceOn(store);
  const told = await expectWhole(store, service, campaign, steps);
  const table = new Table(service, campaign, '');
  const { seats, turns } = await table.state();
  for (const { gold, log } of Object.values(seats)) expect(gold).toBe(log.reduce((sum, each) => sum + each, 0));
  const facts = told.flatMap((chapter) => chapter.facts);
  const rewards = facts.filter((fact) => fact.kind === 'reward').length;
  expect(Object.values(seats).flatMap((seat) => seat.log.filter((each) => each === 10))).toHaveLength(rewards);
  const begun = told.filter((chapter) => chapter.intent.kind === 'game').length;
  const view = await service.view(campaign);
  expect(turns).toBe(begun - (view?.asks.length ?? 0));
  const pages = await store.database.select().from(outbox).where(eq(outbox.campaign, campaign));
  expect(pages.map((page) => page.step).toSorted((a, b) => a - b)).toEqual(told.map((chapter) => chapter.step));
  await finish(table);
}

/** Whatever waits can be shown and answered, and the game goes on. */
async function finish(table: Table): Promise<void> {
  const { asks } = pageIn(await table.service.resume(interaction(), table.campaign));
  for (const ask of asks) {
    for (const seat of ask.everybody ? ask.seats : ask.seats.slice(0, 1)) {
      await table.answer(`u${seat.slice(1)}`, ask.id, ask.default);
    }
  }
  expect((await table.service.view(table.campaign))?.asks).toEqual([]);
  const { turn } = await table.state();
  await table.game(`u${turn?.slice(1)}`, 'crown');
}

describe('a process that is killed at any moment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vorleser-kill-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.skipIf(!inject('postgres'))('loses and doubles nothing on a server', { timeout: 300_000 }, async () => {
    const { url, drop } = await freshDatabase(inject('postgres'));
    const campaign = await begin({ url });
    const steps = await killOften(['--url', url, '--campaign', String(campaign)], 14, 7);
    const store = await openStore({ url });
    await expectIntact(store, campaign, steps);
    await store.close();
    await drop();
  });

  it('loses and doubles nothing in a folder', { timeout: 300_000 }, async () => {
    cpSync(await template(), folder, { recursive: true });
    const campaign = await begin({ folder });
    const steps = await killOften(['--folder', folder, '--campaign', String(campaign)], 6, 11);
    const store = await openStore({ folder });
    await expectIntact(store, campaign, steps);
    await store.close();
  });
});
