import { beforeEach, expect, it } from 'vitest';
import { onServer } from '../stores.js';
import { clearTable, codeOf, found, interaction, pageIn, serviceOn, type Table } from './table.js';
import { NOW, twoProcesses } from './two-processes.js';

async function steps({ service, campaign }: Table): Promise<number> {
  return (await service.chronicle(campaign, { limit: 100 })).length;
}

onServer('at the same instant', (at) => {
  beforeEach(() => clearTable(at.store));

  // Field faults 1 and 2: one answer counts, the reward is paid once, the other player is told so.
  it('two players take one reward', async () => {
    await twoProcesses(at.options.url, async (one, other) => {
      for (let round = 0; round < 5; round++) {
        const table = await found(one);
        const ask = (await table.game('u1', 'race')).asks[0]?.id ?? 0;
        const played = await Promise.all([
          table.answer('u1', ask, 's1'),
          table.answer('u2', ask, 's2', interaction(), other),
        ]);
        expect(played.map(codeOf).sort()).toEqual(['ask-closed', 'page']);
        const { s1, s2 } = (await table.state()).seats;
        expect((s1?.gold ?? 0) + (s2?.gold ?? 0)).toBe(20);
      }
    });
  });

  // Field fault 4: one player presses ten times.
  it('one player presses ten times', async () => {
    await twoProcesses(at.options.url, async (one, other) => {
      const table = await found(one);
      const ask = (await table.game('u1', 'stake')).asks[0]?.id ?? 0;
      const presses = Array.from({ length: 10 }, (_, n) =>
        table.answer('u1', ask, 'one', interaction(), n % 2 ? one : other),
      );
      const codes = (await Promise.all(presses)).map(codeOf);
      expect(codes.sort()).toEqual([...Array<string>(9).fill('ask-closed'), 'page']);
      expect((await table.state()).seats['s1']?.log).toHaveLength(2);
      expect(await one.dice(table.campaign, { limit: 9 })).toHaveLength(1);
    });
  });

  // Field fault 5: two processes with one token are sent every interaction, both of them.
  it('two processes get the same interaction', async () => {
    await twoProcesses(at.options.url, async (one, other) => {
      const table = await found(one);
      const ask = (await table.game('u1', 'stake')).asks[0]?.id ?? 0;
      const before = await steps(table);
      const id = interaction();
      const played = await Promise.all([table.answer('u1', ask, 'one', id), table.answer('u1', ask, 'one', id, other)]);
      expect(played.map((each) => each.kind).sort()).toEqual(['again', 'page']);
      const pages = played.map((each) => (each.kind === 'refused' ? undefined : each.page?.id));
      expect(pages[0]).toBe(pages[1]);
      expect(await steps(table)).toBe(before + 1);
      expect((await table.state()).seats['s1']?.log).toHaveLength(2);
    });
  });

  it('two processes found a campaign in one channel', async () => {
    await twoProcesses(at.options.url, async (one, other) => {
      const request = {
        guild: null,
        channel: interaction(),
        system: 'coins',
        name: 'T',
        user: 'u',
        userName: 'U',
        settings: {},
      };
      const id = interaction();
      const same = await Promise.all([one, other].map((service) => service.found({ ...request, interaction: id })));
      expect(same.map((each) => each.kind).sort()).toEqual(['again', 'page']);
      const channel = interaction();
      const two = [one, other].map((service) => service.found({ ...request, channel, interaction: interaction() }));
      expect((await Promise.all(two)).map(codeOf).sort()).toEqual(['channel-has-campaign', 'page']);
    });
  });

  // Field fault 3: a second command, sent while the first is under way, does not keep what the first gives away.
  it('a player passes his turn and works, and only one of them is done on his turn', async () => {
    await twoProcesses(at.options.url, async (one, other) => {
      const table = await found(one);
      const played = await Promise.all([
        table.act('u1', { kind: 'pass' }),
        table.act('u1', { kind: 'pass' }, interaction(), other),
      ]);
      expect(played.map(codeOf).sort()).toEqual(['not-your-turn', 'page']);
      expect((await table.state()).turns).toBe(1);
    });
  });

  it('everybody answers a question to everybody', async () => {
    await twoProcesses(at.options.url, async (one, other) => {
      const table = await found(one, 4);
      const ask = (await table.game('u1', 'vote')).asks[0]?.id ?? 0;
      const users = ['u1', 'u2', 'u3', 'u4'];
      const answers = users.map((user, n) => table.answer(user, ask, 'yes', interaction(), n % 2 ? one : other));
      expect((await Promise.all(answers)).map(codeOf)).toEqual(Array(4).fill('page'));
      const { seats } = await table.state();
      expect(Object.values(seats).map((seat) => seat.log.length)).toEqual([2, 2, 2, 2]);
    });
  });

  it('players of different campaigns do not wait for each other', async () => {
    await twoProcesses(at.options.url, async (one, other) => {
      const tables = await Promise.all([found(one), found(other), found(one), found(other)]);
      await Promise.all(tables.flatMap((table) => Array.from({ length: 5 }, () => table.page('u1', { kind: 'work' }))));
      expect(await Promise.all(tables.map((table) => table.gold('s1')))).toEqual([10, 10, 10, 10]);
    });
  });

  // Field fault 5, for what no player sends: pages and clocks.
  it('two processes post what a third left, and no page twice', async () => {
    await twoProcesses(at.options.url, async (one, other) => {
      const clock = () => new Date(NOW.getTime() + 3_600_000);
      const table = await found(one);
      const page = await table.game('u1', 'stake');
      const later = [serviceOn(at.store, { clock }), serviceOn(at.store, { clock })];
      const claimed = (await Promise.all(later.map((service) => service.unposted()))).flat();
      const mine = claimed.filter((each) => each.campaign.id === table.campaign).map((each) => each.id);
      expect(mine).toContain(page.id);
      expect(new Set(mine).size).toBe(mine.length);
      expect((await other.unposted()).filter((each) => each.campaign.id === table.campaign)).toEqual([]);
    });
  });

  it('two processes find a clock run out', async () => {
    await twoProcesses(at.options.url, async (one, other) => {
      const table = await found(one, 2, { decisionHours: 1 });
      await table.game('u1', 'stake');
      const before = await steps(table);
      const soon = new Date(NOW.getTime() + 2 * 3_600_000);
      const counts = await Promise.all([one.runDue(soon), other.runDue(soon)]);
      expect(counts.sort()).toEqual([0, 1]);
      expect(await steps(table)).toBe(before + 1);
    });
  });

  it('a player answers as his clock runs out', async () => {
    await twoProcesses(at.options.url, async (one, other) => {
      const table = await found(one, 2, { decisionHours: 1 });
      const ask = (await table.game('u1', 'race')).asks[0]?.id ?? 0;
      const soon = new Date(NOW.getTime() + 2 * 3_600_000);
      const [played] = await Promise.all([table.answer('u2', ask, 's2'), other.runDue(soon)]);
      expect(['page', 'ask-closed']).toContain(codeOf(played));
      const { s1, s2 } = (await table.state()).seats;
      expect((s1?.gold ?? 0) + (s2?.gold ?? 0)).toBe(20);
      if (played.kind === 'page') expect(pageIn(played).facts).toContainEqual({ kind: 'reward', seat: 's2' });
    });
  });
});
