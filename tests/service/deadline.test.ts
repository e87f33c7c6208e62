import { beforeEach, expect, it } from 'vitest';
import { refuse } from '../../src/engine/words.js';
import { createService } from '../../src/service/create-service.js';
import type { Service } from '../../src/service/service.js';
import { PLAYED } from '../played-book.js';
import { onBoth } from '../stores.js';
import { coins, purseBook, type Coins } from './coins.js';
import { clearTable, codeOf, found, interaction, pageIn, serviceOn } from './table.js';

const END = Date.UTC(2041, 4, 2);
const DAY = 86_400_000;
/** A clock that one process has taken is not taken again before. */
const LEASE = 60_000;

/** Coins that are counted on a certain day. */
function untilMay() {
  const game = coins();
  return {
    ...game,
    deadline: ({ over }: Coins) =>
      over ? undefined : { at: new Date(END).toISOString(), intent: { kind: 'close' } as const },
    begin: (state: Coins, ...[seat, intent, running]: [string, { readonly kind: string }, readonly string[]]) => {
      if (intent.kind !== 'close') return game.begin(state, seat, intent, running);
      if (running.length > 0) return refuse('step-in-hand');
      state.over = true;
      return { facts: [{ kind: 'closed' }] };
    },
  };
}

onBoth('a game by date', (at) => {
  let now = END - DAY;
  beforeEach(async () => {
    await clearTable(at.store);
    now = END - DAY;
  });
  const clock = () => new Date(now);
  const inCoins = (): Service =>
    createService({
      store: at.store,
      systems: { coins: untilMay() },
      books: () => ({ library: purseBook(3), contract: 1 }),
      clock,
    });
  const pass = (service: Service, time: number) => {
    now += time;
    return service.runDue(clock());
  };

  it('goes on until the moment, and ends then, whoever is away', async () => {
    const service = inCoins();
    const table = await found(service, 2);
    await service.away(table.campaign, 'u1', true);
    await service.away(table.campaign, 'u2', true);
    await pass(service, DAY - 1);
    expect((await table.state()).over).toBe(false);
    await pass(service, 1);
    expect((await table.state()).over).toBe(true);
    const [last] = await service.chronicle(table.campaign, { limit: 1 });
    expect(last).toMatchObject({ seat: null, facts: [{ kind: 'closed' }, { kind: 'seed-revealed' }] });
    expect(codeOf(await table.act('u1', { kind: 'work' }))).toBe('campaign-ended');
    expect(await pass(service, DAY)).toBe(0);
  });

  it('gives what waits then its safe answer, and ends after it', async () => {
    const service = inCoins();
    const table = await found(service, 2);
    await table.game('u1', 'vote');
    now = END;
    for (let i = 0; i < 3; i++) await pass(service, LEASE);
    const facts = (await service.chronicle(table.campaign, { limit: 3 })).map((step) => step.facts[0]?.kind);
    expect(facts).toEqual(['closed', 'default-taken', 'default-taken']);
  });

  it('says when it ends, as long as it has not', async () => {
    const service = inCoins();
    const table = await found(service, 1);
    expect((await service.view(table.campaign))?.deadline).toBe(new Date(END).toISOString());
    await pass(service, DAY);
    expect(await service.view(table.campaign)).not.toHaveProperty('deadline');
  });

  it('cannot be founded for a day that is over', async () => {
    const service = inCoins();
    now = END;
    const request = { guild: 'g', channel: `c-${interaction()}`, system: 'coins', name: 'Late', user: 'u1' };
    const done = await service.found({ ...request, userName: 'Ann', interaction: interaction(), settings: {} });
    expect(codeOf(done)).toBe('date-over');
  });

  it('has no clock without a date', async () => {
    const service = serviceOn(at.store, { clock });
    await found(service, 2);
    expect(await pass(service, 400 * DAY)).toBe(0);
  });
});

onBoth('UltraQuest to a date (UQ-VAR-02)', (at) => {
  it('is won by most Honor at the end of the day, and the channel is told', async () => {
    const { system, books } = await PLAYED;
    let now = Date.UTC(2041, 4, 1);
    const service = createService({
      store: at.store,
      systems: { ultraquest: system },
      books: () => books,
      clock: () => new Date(now),
    });
    await clearTable(at.store);
    const user = { user: 'u1', userName: 'Ann' };
    const founded = pageIn(
      await service.found({
        ...user,
        ...{ interaction: interaction(), guild: 'g', channel: `c-${interaction()}`, system: 'ultraquest', name: 'May' },
        settings: { goal: { until: '2041-05-01' } },
      }),
    );
    const campaign = founded.campaign.id;
    const act = (intent: { readonly kind: string }) =>
      service.act({ ...user, interaction: interaction(), campaign, intent });
    await act({ kind: 'join', ...{ name: 'Ann', group: 'A', groupName: 'Early Birds' } });
    await act({ kind: 'begin' });
    now = Date.UTC(2041, 4, 2) - 1;
    expect(await service.runDue(new Date(now))).toBe(0);
    now += 1;
    expect(await service.runDue(new Date(now))).toBe(1);
    now += 120_000;
    const pages = (await service.unposted()).filter((page) => page.campaign.id === campaign);
    expect(pages.at(-1)).toMatchObject({
      campaign: { phase: 'ended' },
      facts: [{ kind: 'campaign-ends', victor: 'Early Birds', how: 'date' }, { kind: 'seed-revealed' }],
    });
  });
});
