import { beforeEach, expect, it } from 'vitest';
import { onBoth } from '../stores.js';
import type { Page, Service } from '../../src/service/service.js';
import { clearTable, codeOf, found, pageIn, postAll, serviceOn, type Table } from './table.js';

const HOUR = 3_600_000;

/** A service whose time the test sets. Each starts a year after the last, so that nothing older is due then. */
let year = 2030;
function inTime(at: { readonly store: Parameters<typeof serviceOn>[0] }) {
  const start = Date.UTC(year++, 0, 1);
  let hours = 0;
  const now = () => new Date(start + hours * HOUR);
  const service = serviceOn(at.store, { clock: now });
  const pass = async (more: number) => {
    hours += more;
    return service.runDue(now());
  };
  return { service, pass };
}

async function pagesOf(service: Service, table: Table): Promise<readonly Page[]> {
  return (await service.unposted()).filter((page) => page.campaign.id === table.campaign);
}

async function post(service: Service, page: Page): Promise<void> {
  await service.posted(page.id, { channel: page.campaign.channel, message: `m${page.id}` });
}

onBoth('clocks', (at) => {
  beforeEach(() => clearTable(at.store));

  it('do not run unless the table sets them', async () => {
    const { service, pass } = inTime(at);
    const table = await found(service);
    await table.game('u1', 'stake');
    expect(await pass(24 * 365)).toBe(0);
  });

  // Field fault 7: every question has a stated default and a clock that the table sets.
  it('give the default answer when nobody answers', async () => {
    const { service, pass } = inTime(at);
    const table = await found(service, 2, { decisionHours: 2 });
    await table.game('u1', 'vote');
    await pass(1);
    expect((await service.view(table.campaign))?.asks).toHaveLength(1);
    await pass(1.5);
    await pass(0);
    const view = await service.view(table.campaign);
    expect(view).toMatchObject({ asks: [], position: { state: { turn: 's2' } } });
    const told = (await service.chronicle(table.campaign, { limit: 2 })).map((each) => each.facts[0]);
    expect(told).toEqual([
      { kind: 'default-taken', seat: 's2', option: 'no', why: 'clock' },
      { kind: 'default-taken', seat: 's1', option: 'no', why: 'clock' },
    ]);
  });

  it('stop with the answer', async () => {
    const { service, pass } = inTime(at);
    const table = await found(service, 2, { decisionHours: 2 });
    const { asks } = await table.game('u1', 'stake');
    await table.answer('u1', asks[0]?.id ?? 0, 'none');
    expect(await pass(3)).toBe(0);
  });

  // Field fault 10: turns are passed on, and the table is told.
  it('pass the turn of a player who does not come, and rest when nobody does', async () => {
    const { service, pass } = inTime(at);
    const table = await found(service, 2, { turnHours: 10 });
    await pass(11);
    const [page] = await service.chronicle(table.campaign, { limit: 1 });
    expect(page?.facts).toEqual([
      { kind: 'turn-passed', seat: 's1', why: 'clock' },
      { kind: 'passed', seat: 's1' },
    ]);
    for (let day = 0; day < 20; day++) await pass(11);
    const turns = (await table.state()).turns;
    expect(turns).toBeLessThanOrEqual(8);
    expect(await pass(1000)).toBe(0);
    const next = (await table.state()).turn;
    await table.page(next === 's1' ? 'u1' : 'u2', { kind: 'work' });
    expect(await pass(11)).toBe(1);
  });

  it('run on while others act, and anew when their player does', async () => {
    const { service, pass } = inTime(at);
    const table = await found(service, 2, { turnHours: 10 });
    await pass(6);
    await table.page('u2', { kind: 'note', text: 'hello' });
    expect(await pass(6)).toBe(1);
    await pass(6);
    await table.page('u2', { kind: 'work' });
    expect(await pass(6)).toBe(0);
  });

  // Field fault 10: a player who has left is not waited for.
  it('do not wait for whoever is away, until he is back', async () => {
    const { service, pass } = inTime(at);
    const table = await found(service, 2);
    await service.away(table.campaign, 'u1', true);
    expect(await pass(0)).toBe(1);
    expect((await table.state()).turn).toBe('s2');
    await table.page('u2', { kind: 'pass' });
    expect(await pass(0)).toBe(1);
    expect((await service.chronicle(table.campaign, { limit: 1 }))[0]?.facts[0]).toMatchObject({ why: 'away' });
    await table.page('u1', { kind: 'note', text: 'back' });
    expect((await service.view(table.campaign))?.campaign.seats[0]?.away).toBe(false);
    await table.page('u2', { kind: 'pass' });
    expect(await pass(0)).toBe(0);
  });

  it('stand still when everybody is away', async () => {
    const { service, pass } = inTime(at);
    const table = await found(service, 2);
    for (const user of ['u1', 'u2']) await service.away(table.campaign, user, true);
    expect(await pass(1)).toBe(0);
  });

  it('are set and stopped by the settings', async () => {
    const { service, pass } = inTime(at);
    const table = await found(service, 2);
    expect(codeOf(await service.configure({ ...table.care('u2'), settings: { turnHours: 1 } }))).toBe('not-owner');
    expect(codeOf(await service.configure({ ...table.care('u1'), settings: { turnHours: 9999 } }))).toBe(
      'setting-wrong',
    );
    const page = pageIn(await service.configure({ ...table.care('u1'), settings: { turnHours: 1 } }));
    expect(page).toMatchObject({ campaign: { settings: { turnHours: 1 } }, facts: [{ kind: 'settings-changed' }] });
    expect(await pass(2)).toBe(1);
    await service.configure({ ...table.care('u1'), settings: { turnHours: 0 } });
    expect(await pass(99)).toBe(0);
  });

  // Field fault 18: reminders are sent once, not at once, to the right player, and not after he has acted.
  it('remind whoever is waited for, once', async () => {
    const { service, pass } = inTime(at);
    const table = await found(service, 2, { reminderHours: 5 });
    const asked = await table.game('u1', 'stake');
    await postAll(at.store);
    await pass(4);
    expect(await pagesOf(service, table)).toEqual([]);
    await pass(2);
    const pages = await pagesOf(service, table);
    expect(pages).toMatchObject([{ reminds: ['s1'], facts: [], asks: [{ id: asked.asks[0]?.id }] }]);
    for (const page of pages) await post(service, page);
    await pass(99);
    expect(await pagesOf(service, table)).toEqual([]);
  });

  it('do not remind whoever has acted', async () => {
    const { service, pass } = inTime(at);
    const table = await found(service, 2, { reminderHours: 5 });
    const { asks } = await table.game('u1', 'stake');
    await postAll(at.store);
    await table.answer('u1', asks[0]?.id ?? 0, 'none');
    await pass(6);
    const reminded = (await pagesOf(service, table)).flatMap((page) => page.reminds ?? []);
    expect(reminded).not.toContain('s1');
  });

  // Field fault 19: after a time without the bot everybody who is waited for is pinged once.
  it('ask nobody twice after a time when nothing was posted', async () => {
    const { service, pass } = inTime(at);
    const table = await found(service, 2, { reminderHours: 5, turnHours: 24 });
    await pass(100);
    await pass(1);
    const pages = await pagesOf(service, table);
    expect(pages.flatMap((page) => page.reminds ?? [])).toEqual([]);
    expect(pages.flatMap((page) => page.toAct)).toEqual(['s2']);
    expect(pages.at(-1)?.toAct).toEqual(['s2']);
  });
});
