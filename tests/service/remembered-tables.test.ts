import { expect, it, test } from 'vitest';
import { carryOut } from '../../src/service/carry-out.js';
import { found } from '../../src/service/found.js';
import type { Means } from '../../src/service/means.js';
import type { Played } from '../../src/service/service.js';
import { readTable } from '../../src/store/load-table.js';
import type { Store } from '../../src/store/store.js';
import { playGames, replay, SETTINGS, type Game } from '../bench/games.js';
import { PLAYED } from '../played-book.js';
import { onBoth } from '../stores.js';
import { coins, purseBook } from './coins.js';
import { codeOf, interaction, pageIn } from './table.js';

test('a state is what is read from the text that it is stored as: it may be remembered instead', async () => {
  const rulebook = await PLAYED;
  for (const game of playGames(rulebook, ['one', 'two'], 120)) {
    replay(rulebook, game, (state) => {
      const stored: unknown = JSON.parse(JSON.stringify(state));
      expect(rulebook.system.parse(stored as never)).toStrictEqual(state);
    });
  }
});

function meansOn(store: Store, rules: Pick<Means, 'systems' | 'books'>, seed = 'ab'.repeat(32)): Means {
  const at = new Date('2030-01-01T12:00:00Z');
  const own = { clock: () => at, newSeed: () => seed, lease: 60_000, pinned: new Map(), tables: new Map() };
  return { store, ...rules, ...own };
}

function begun(means: Means, system: string, settings = {}): Promise<Played> {
  const channel = interaction();
  const whose = { guild: null, channel, name: 'A Table', user: 'u1', userName: 'Ann' };
  return found(means, { interaction: channel, system, settings, ...whose });
}

/** What is remembered is what is stored, mark and all. */
async function expectAsStored({ store, tables }: Means, campaign: number): Promise<void> {
  expect(tables.get(campaign)?.table).toEqual(await readTable(store.database, campaign));
}

async function replayed(means: Means, { moves }: Game): Promise<void> {
  const { id } = pageIn(await begun(means, 'ultraquest', SETTINGS)).campaign;
  for (const { interaction, intent } of moves) {
    pageIn(await carryOut(means, { interaction, campaign: id, user: 'u1', userName: 'Ann', intent }));
    await expectAsStored(means, id);
  }
}

onBoth('a table is remembered as it is stored', (at) => {
  it('after every step of games of UltraQuest', async () => {
    const rulebook = await PLAYED;
    const rules = { systems: { ultraquest: rulebook.system }, books: () => rulebook.books };
    for (const game of playGames(rulebook, [interaction(), interaction()], 100)) {
      await replayed(meansOn(at.store, rules, game.seed), game);
    }
  });

  it('after every step of players who answer each other', async () => {
    const means = meansOn(at.store, {
      systems: { coins: coins() },
      books: () => ({ library: purseBook(3), contract: 1 }),
    });
    const { id } = pageIn(await begun(means, 'coins', { decisionHours: 5 })).campaign;
    const act = async (user: string, intent: Parameters<typeof carryOut>[1]['intent']) => {
      const request = { interaction: interaction(), campaign: id, user, userName: user, intent };
      const page = pageIn(await carryOut(means, request));
      await expectAsStored(means, id);
      return page;
    };
    const answer = (user: string, ask: number | undefined, option: string) =>
      act(user, { kind: 'answer', ask: ask ?? 0, options: [option] });
    for (const user of ['u1', 'u2', 'u3']) await act(user, { kind: 'join', name: user });
    const vote = (await act('u1', { kind: 'game', game: 'vote' })).asks[0]?.id;
    await act('u2', { kind: 'note', text: 'later' });
    for (const user of ['u3', 'u1', 'u2']) await answer(user, vote, 'yes');
    let plan = (await act('u2', { kind: 'game', game: 'plan' })).asks[0]?.id;
    for (const option of ['more', 'more', 'done']) plan = (await answer('u2', plan, option)).asks[0]?.id;
    const race = (await act('u3', { kind: 'game', game: 'race' })).asks[0]?.id;
    await answer('u1', race, 's1');
    await act('u1', { kind: 'game', game: 'crown' });
    const read = await act('u2', { kind: 'game', game: 'read' });
    await answer('u2', read.asks[0]?.id, read.asks[0]?.options[0]?.id ?? '');
  });

  it('no longer than a hundred others are played at', async () => {
    const means = meansOn(at.store, {
      systems: { coins: coins() },
      books: () => ({ library: purseBook(3), contract: 1 }),
    });
    const ids: number[] = [];
    for (let n = 0; n < 102; n++) {
      const { id } = pageIn(await begun(means, 'coins')).campaign;
      const who = { interaction: interaction(), campaign: id, user: 'u1', userName: 'Ann' };
      expect(codeOf(await carryOut(means, { ...who, intent: { kind: 'join', name: 'Ann' } }))).toBe('page');
      ids.push(id);
    }
    expect([...means.tables.keys()]).toEqual(ids.slice(2));
  });
});
