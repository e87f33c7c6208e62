import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { verify } from '../../src/dice/commit.js';
import { campaign, legendary, pastSeed, visited } from '../../src/store/schema.js';
import { onBoth } from '../stores.js';
import { coins, purseBook } from './coins.js';
import { codeOf, found, interaction, pageIn, serviceOn } from './table.js';

onBoth('a service that was started anew', (at) => {
  // Field fault 6: any open question can be shown again, with live buttons.
  it('shows the question that waits', async () => {
    const table = await found(serviceOn(at.store));
    const asked = await table.game('u1', 'stake');
    await table.service.posted(asked.id, { channel: table.channel, message: 'gone' });
    const service = serviceOn(at.store);
    const id = interaction();
    const played = await service.resume(id, table.campaign);
    expect(played).toMatchObject({
      page: { again: true, facts: asked.facts, asks: asked.asks },
      spent: [{ message: 'gone' }],
    });
    expect(await service.resume(id, table.campaign)).toMatchObject({ kind: 'again', page: { id: pageIn(played).id } });
    expect(pageIn(await table.answer('u1', asked.asks[0]?.id ?? 0, 'one', interaction(), service)).toAct).toEqual([
      's2',
    ]);
  });

  // Field fault 13: nothing is ever dropped silently.
  it('goes on with a campaign that was left for years', async () => {
    const table = await found(serviceOn(at.store));
    const asked = await table.game('u1', 'stake');
    const clock = () => new Date(Date.now() + 5 * 365 * 24 * 3_600_000);
    const service = serviceOn(at.store, { clock });
    await service.runDue(clock());
    expect((await service.campaignIn(table.channel))?.id).toBe(table.campaign);
    pageIn(await table.answer('u1', asked.asks[0]?.id ?? 0, 'one', interaction(), service));
  });

  it('posts what another did not, with the number it was given then', async () => {
    const table = await found(serviceOn(at.store));
    const page = await table.game('u1', 'stake');
    expect((await serviceOn(at.store).unposted()).map((each) => each.id)).not.toContain(page.id);
    const later = serviceOn(at.store, { clock: () => new Date(Date.now() + 3_600_000) });
    const mine = (await later.unposted()).filter((each) => each.campaign.id === table.campaign);
    expect(mine.at(-1)).toEqual(page);
    // What is outdated by then asks for nothing.
    expect(mine.slice(0, -1).flatMap((each) => [...each.toAct, ...each.asks])).toEqual([]);
    for (const each of mine)
      await later.posted(each.id, { channel: table.channel, message: `m${each.id}` }, 'As told.');
    const much = serviceOn(at.store, { clock: () => new Date(Date.now() + 999 * 3_600_000) });
    expect((await much.unposted()).filter((each) => each.campaign.id === table.campaign)).toEqual([]);
    expect((await later.chronicle(table.campaign, { limit: 1 }))[0]?.text).toBe('As told.');
  });

  it('keeps back the pages of a campaign without a channel until it is moved', async () => {
    const table = await found(serviceOn(at.store));
    const asked = await table.game('u1', 'stake');
    await table.service.homeless(table.channel);
    const later = serviceOn(at.store, { clock: () => new Date(Date.now() + 3_600_000) });
    const mine = async () => (await later.unposted()).filter((each) => each.campaign.id === table.campaign);
    expect(await mine()).toEqual([]);
    const taken = await found(later);
    const move = { guild: 'g', ...table.care('u2') };
    expect(codeOf(await later.move({ ...move, channel: taken.channel }))).toBe('channel-has-campaign');
    const page = pageIn(await later.move({ ...move, interaction: interaction(), channel: 'new-home' }));
    expect(page).toMatchObject({ campaign: { channel: 'new-home', homeless: false }, asks: asked.asks });
    expect(await mine()).not.toEqual([]);
  });

  it('reads a waiting turn in the text it was begun in, and new ones in the new text', async () => {
    const older = serviceOn(at.store, { books: () => ({ library: purseBook(3), contract: 1 }) });
    const newer = serviceOn(at.store, { books: () => ({ library: purseBook(30), contract: 1 }) });
    const table = await found(older);
    const { asks } = await table.game('u1', 'read');
    const taken = pageIn(await table.answer('u1', asks[0]?.id ?? 0, 'take', interaction(), newer));
    expect(taken.facts).toEqual([{ kind: 'gained', seat: 's1', gold: 3 }]);
    const next = pageIn(await table.act('u2', { kind: 'game', game: 'read' }, interaction(), newer));
    const more = pageIn(await table.answer('u2', next.asks[0]?.id ?? 0, 'take', interaction(), newer));
    expect(more.facts).toEqual([{ kind: 'gained', seat: 's2', gold: 30 }]);
  });

  it('reads a waiting op anew if its rule has changed, and tells the table', async () => {
    const table = await found(serviceOn(at.store));
    const { asks } = await table.game('u1', 'stake');
    const upgraded = serviceOn(at.store, { systems: { coins: coins(2) } });
    const page = pageIn(await upgraded.resume(interaction(), table.campaign));
    expect(page.facts).toEqual([{ kind: 'read-anew', script: 'coins/stake' }, { kind: 'table-laid' }]);
    expect(codeOf(await table.answer('u1', asks[0]?.id ?? 0, 'one', interaction(), upgraded))).toBe('ask-closed');
    pageIn(await table.answer('u1', page.asks[0]?.id ?? 0, 'one', interaction(), upgraded));
  });

  it('notes what was seen, and who holds what is unique', async () => {
    const table = await found(serviceOn(at.store));
    await table.game('u1', 'crown');
    await table.game('u2', 'crown');
    const owners = await at.store.database.select().from(legendary).where(eq(legendary.campaign, table.campaign));
    expect(owners.map(({ seat, lost }) => [seat, lost !== null])).toEqual([
      ['s1', true],
      ['s2', false],
    ]);
    await table.game('u1', 'read');
    const seen = await at.store.database.select().from(visited).where(eq(visited.campaign, table.campaign));
    expect(seen).toMatchObject([{ seat: 's1', what: 'Co#purse' }]);
  });

  it('can prove its dice once the seed is given out, and rolls on with another', async () => {
    const table = await found(serviceOn(at.store));
    const roll = async (user: string) => {
      const { asks } = await table.game(user, 'stake');
      await table.answer(user, asks[0]?.id ?? 0, 'one');
    };
    await roll('u1');
    const promised = (await table.service.view(table.campaign))?.campaign.seedHash ?? '';
    expect(codeOf(await table.service.reveal(table.care('stranger')))).toBe('not-seated');
    const [fact] = pageIn(await table.service.reveal(table.care('u2'))).facts;
    expect(fact).toMatchObject({ kind: 'seed-revealed', hash: promised, from: 1, before: 2 });
    expect((await table.service.view(table.campaign))?.campaign.seedHash).toBe(fact?.['next']);
    await roll('u2');
    const log = (await table.service.dice(table.campaign, { limit: 9 })).toReversed();
    expect(verify(fact?.['seed'] as string, log.slice(0, 1), promised)).toEqual([]);
    const [row] = await at.store.database.select().from(campaign).where(eq(campaign.id, table.campaign));
    expect(verify(row?.seed ?? '', log.slice(1), fact?.['next'] as string)).toEqual([]);
    expect(await at.store.database.select().from(pastSeed).where(eq(pastSeed.campaign, table.campaign))).toHaveLength(
      1,
    );
  });
});
