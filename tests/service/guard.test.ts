import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { faceOf } from '../../src/dice/seeded.js';
import type { Page, Service } from '../../src/service/service.js';
import { backup } from '../../src/store/backup.js';
import { readTable } from '../../src/store/load-table.js';
import { restore } from '../../src/store/restore.js';
import type { Store } from '../../src/store/store.js';
import { onBoth, onServer } from '../stores.js';
import { clearTable, codeOf, found, interaction, pageIn, serviceOn, type Table } from './table.js';
import { NOW, twoProcesses } from './two-processes.js';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

/** A table at which one process has played last, and what another does there before the first goes on. */
function meanwhile(
  url: string | undefined,
  work: (table: Table, other: Service, stores: readonly [Store, Store]) => Promise<void>,
  settings: Parameters<typeof found>[2] = {},
): Promise<void> {
  return twoProcesses(url, async (one, other, stores) => {
    const table = await found(one, 2, settings);
    await table.page('u1', { kind: 'work' });
    await work(table, other, stores);
  });
}

const at = (page: Page, message = `m${page.id}`) => ({ channel: page.campaign.channel, message });

onServer('what another process does between two steps of the first', (here) => {
  beforeEach(() => clearTable(here.store));
  const url = () => here.options.url;

  it('a step: it counts', () =>
    meanwhile(url(), async (table, other) => {
      await table.act('u1', { kind: 'work' }, interaction(), other);
      expect(await table.page('u1', { kind: 'work' })).toMatchObject({ facts: [{ kind: 'worked', total: 8 }] });
      expect(await table.service.chronicle(table.campaign, { limit: 3 })).toHaveLength(3);
    }));

  it('a step that is refused here: it is refused for what is', () =>
    meanwhile(url(), async (table, other) => {
      await table.act('u1', { kind: 'pass' }, interaction(), other);
      expect(codeOf(await table.act('u1', { kind: 'work' }))).toBe('not-your-turn');
      expect(codeOf(await table.act('u2', { kind: 'work' }))).toBe('page');
    }));

  it('a seat that is taken: it is asked as well', () =>
    meanwhile(url(), async (table, other) => {
      await table.act('u3', { kind: 'join', name: 'Third' }, interaction(), other);
      expect((await table.game('u1', 'vote')).asks[0]?.seats).toEqual(['s1', 's2', 's3']);
    }));

  it('settings: they hold, and their clocks are set', () =>
    meanwhile(url(), async (table, other) => {
      await other.configure({ ...table.care('u1'), settings: { decisionHours: 1 } });
      expect((await table.game('u1', 'stake')).campaign.settings).toEqual({ decisionHours: 1 });
      expect(await other.runDue(inHours(2))).toBe(1);
    }));

  it('a move: the page goes where the campaign is', () =>
    meanwhile(url(), async (table, other) => {
      const channel = interaction();
      pageIn(await other.move({ ...table.care('u1'), guild: 'g2', channel }));
      expect((await table.page('u1', { kind: 'work' })).campaign).toMatchObject({ channel, guild: 'g2' });
    }));

  it('the loss of the channel: the page says so', () =>
    meanwhile(url(), async (table, other) => {
      await other.homeless(table.channel);
      expect((await table.page('u1', { kind: 'work' })).campaign.homeless).toBe(true);
    }));

  it('somebody set away: what waits for him falls due at once', () =>
    meanwhile(url(), async (table, other) => {
      await other.away(table.campaign, 'u2', true);
      const page = await table.page('u1', { kind: 'pass' });
      expect(page.campaign.seats).toMatchObject([{ away: false }, { away: true }]);
      expect(await other.runDue(NOW)).toBe(1);
    }));

  it('somebody back: he is waited for', () =>
    meanwhile(url(), async (table, other, [store]) => {
      await other.away(table.campaign, 'u2', true);
      const one = serviceOn(store, { clock: () => NOW });
      expect(codeOf(await table.act('u1', { kind: 'work' }, interaction(), one))).toBe('page');
      await other.away(table.campaign, 'u2', false);
      expect(codeOf(await table.act('u1', { kind: 'pass' }, interaction(), one))).toBe('page');
      expect(await other.runDue(inHours(0.1))).toBe(0);
    }));

  it('questions shown again: their new page is spent', () =>
    meanwhile(url(), async (table, other) => {
      const asked = await table.game('u1', 'stake');
      const again = pageIn(await other.resume(interaction(), table.campaign));
      await other.posted(asked.id, at(asked));
      await other.posted(again.id, at(again));
      const played = await table.answer('u1', asked.asks[0]?.id ?? 0, 'one');
      expect(played).toMatchObject({ kind: 'page', spent: [at(again)] });
    }));

  it('a reminder: its page is spent', () =>
    meanwhile(
      url(),
      async (table, other) => {
        const asked = await table.game('u1', 'stake');
        await other.posted(asked.id, at(asked));
        expect(await other.runDue(inHours(2))).toBe(1);
        const reminder = (await other.unposted()).find((page) => page.campaign.id === table.campaign && page.reminds);
        if (!reminder) throw new Error('nobody was reminded');
        await other.posted(reminder.id, at(reminder));
        const played = await table.answer('u1', asked.asks[0]?.id ?? 0, 'one');
        expect(played).toMatchObject({ kind: 'page', spent: [at(reminder)] });
      },
      { reminderHours: 1 },
    ));

  it('the turn shown again: the page of yesterday takes no press', () =>
    meanwhile(url(), async (table, other) => {
      const yesterday = await table.page('u1', { kind: 'work' });
      const again = pageIn(await other.resume(interaction(), table.campaign));
      const press = (page: number) => {
        const who = { interaction: interaction(), campaign: table.campaign, user: 'u1', userName: 'Ann' };
        return table.service.act({ ...who, page, intent: { kind: 'work' } });
      };
      expect(codeOf(await press(yesterday.id))).toBe('page-turned');
      expect(codeOf(await press(again.id))).toBe('page');
    }));

  it('a step taken back: it is gone', () =>
    meanwhile(url(), async (table, other) => {
      pageIn(await other.undo(table.care('u1')));
      expect(await table.page('u1', { kind: 'work' })).toMatchObject({ facts: [{ kind: 'worked', total: 6 }] });
    }));

  it('the seed given out: dice come from the next', () =>
    meanwhile(url(), async (table, other, [, store]) => {
      pageIn(await other.reveal(table.care('u1')));
      await table.game('u1', 'read');
      const seed = (await readTable(store.database, table.campaign))?.campaign.seed ?? '';
      const [die] = await table.service.dice(table.campaign, { limit: 1 });
      expect(die?.face).toBe(faceOf(seed, die?.number ?? 0, die?.interaction ?? '', 100));
    }));

  it('the end: nothing is played any more', () =>
    meanwhile(url(), async (table, other) => {
      pageIn(await other.end(table.care('u1')));
      expect(codeOf(await table.act('u1', { kind: 'work' }))).toBe('campaign-ended');
    }));

  it('an older backup restored: the game goes on from there', () =>
    meanwhile(url(), async (table, _other, [, store]) => {
      const lines: string[] = [];
      await backup(store, { seeds: true, at: NOW }, (line) => void lines.push(line));
      await table.page('u1', { kind: 'work' });
      await table.page('u1', { kind: 'work' });
      await emptied(store);
      const newSeed = () => 'ab'.repeat(32);
      await restore(store, each(lines), { at: NOW, newSeed, factsVersion: 1 });
      expect(await table.page('u1', { kind: 'work' })).toMatchObject({ facts: [{ kind: 'worked', total: 7 }] });
      expect(await table.gold('s1')).toBe(7);
    }));

  it('something that is under way: it is waited for', () =>
    meanwhile(url(), async (table, _other, [, store]) => {
      const acted = await store.transaction(async (tx) => {
        await tx.execute(sql`update campaign set name = 'Changed' where id = ${table.campaign}::int`);
        const acting = table.page('u1', { kind: 'work' });
        await waiting(here.store);
        return { acting };
      });
      expect((await acted.acting).campaign.name).toBe('Changed');
    }));

  it('something that comes to nothing: the step is carried out', () =>
    meanwhile(url(), async (table, _other, [, store]) => {
      const acting: Promise<Page>[] = [];
      const broken = store.transaction(async (tx) => {
        await tx.execute(sql`update campaign set name = 'Changed' where id = ${table.campaign}::int`);
        acting.push(table.page('u1', { kind: 'work' }));
        await waiting(here.store);
        throw new Error('on purpose');
      });
      await expect(broken).rejects.toThrow('on purpose');
      expect((await acting[0])?.campaign.name).toBe('A Table');
    }));
});

/** As a new database is, texts and all. */
async function emptied({ database }: Store): Promise<void> {
  const tables = sql.raw('campaign, seat, journal, ask, answer, step, step_before, die, outbox, due, chronicle');
  await database.execute(sql`alter table event_revision disable trigger user`);
  await database.execute(sql`truncate ${tables}, seen_interaction, visited, legendary, past_seed, event_revision`);
  await database.execute(sql`alter table event_revision enable trigger user`);
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** Until some query of another waits for a lock. */
async function waiting({ database }: Store): Promise<void> {
  for (;;) {
    const rows = await database.execute(
      sql`select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`,
    );
    if ((rows as readonly unknown[]).length > 0) return;
  }
}

onBoth('at the same instant in one process', (here) => {
  it('two players take one reward', async () => {
    const table = await found(serviceOn(here.store));
    const ask = (await table.game('u1', 'race')).asks[0]?.id ?? 0;
    const played = await Promise.all([table.answer('u1', ask, 's1'), table.answer('u2', ask, 's2')]);
    expect(played.map(codeOf).sort()).toEqual(['ask-closed', 'page']);
    const { s1, s2 } = (await table.state()).seats;
    expect((s1?.gold ?? 0) + (s2?.gold ?? 0)).toBe(20);
  });

  it('one player presses ten times', async () => {
    const table = await found(serviceOn(here.store));
    const ask = (await table.game('u1', 'stake')).asks[0]?.id ?? 0;
    const presses = Array.from({ length: 10 }, () => table.answer('u1', ask, 'one'));
    expect((await Promise.all(presses)).map(codeOf).sort()).toEqual([...Array<string>(9).fill('ask-closed'), 'page']);
    expect((await table.state()).seats['s1']?.log).toHaveLength(2);
    expect(await table.service.dice(table.campaign, { limit: 9 })).toHaveLength(1);
  });

  it('an interaction comes twice, and once more later', async () => {
    const table = await found(serviceOn(here.store));
    await table.page('u1', { kind: 'work' });
    const id = interaction();
    const work = () => table.act('u1', { kind: 'work' }, id);
    const played = [...(await Promise.all([work(), work()])), await work()];
    expect(played.map((each) => each.kind).sort()).toEqual(['again', 'again', 'page']);
    expect(new Set(played.map((each) => (each.kind === 'refused' ? 0 : each.page?.id))).size).toBe(1);
    expect(await table.gold('s1')).toBe(7);
  });
});
