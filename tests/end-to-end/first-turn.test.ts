import { afterAll, beforeAll, expect, test } from 'vitest';
import type { APIMessage } from 'discord-api-types/v10';
import type { Player } from '../../src/sandbox/player.js';
import type { UltraQuestState } from '../../src/systems/ultraquest/state.js';
import { button, buttonsOf, lastPage, messageOf, moreOf, nodes, textOf } from '../discord/house.js';
import { openEverything, type Everything } from './everything.js';
import { sameDice } from './same-dice.js';

let all: Everything;

beforeAll(async () => {
  // With other dice a whole group may be dead by the end.
  all = await openEverything(sameDice('7'.repeat(64)));
});

afterAll(async () => {
  expect(all.house.faults).toEqual([]);
  await all.close();
});

/** Presses the first thing that can be pressed, as whoever the page calls on, until the turn has passed on. */
async function playOn(players: Readonly<Record<string, Player>>, most: number): Promise<readonly APIMessage[]> {
  const pages: APIMessage[] = [];
  const [anybody] = Object.values(players) as [Player];
  for (let press = 0; press < most; press++) {
    const page = await lastPage(all.house, anybody);
    pages.push(page);
    const called = /<@(\d+)>/.exec(textOf(page).split('\n').at(-1) ?? '')?.[1];
    const player = called === undefined ? undefined : players[called];
    const target = buttonsOf(page).find((node) => !node.disabled) ?? nodes(page).find((node) => node.options);
    if (!player || !target?.custom_id) throw new Error(`nobody can go on from: ${textOf(page)}`);
    const value = target.options?.[0]?.value;
    const outcome = await (value === undefined
      ? player.press(page.id, target.custom_id)
      : player.choose(page.id, target.custom_id, [value]));
    if (outcome.kind === 'failure') throw new Error(outcome.text);
    await all.house.bot.idle();
  }
  return pages;
}

test('a newcomer founds a campaign, joins, begins, and both players take turns by buttons alone', async () => {
  const { house, service } = all;
  const [ada, bea] = [house.player('Ada'), house.player('Bea')];
  const founded = messageOf(await ada.command('campaign new', { name: 'The Long Way Round' }));
  const offers = ['Join with group A', 'Join with group B', 'Create your own', 'Look at the groups'];
  expect(buttonsOf(founded).map(({ label }) => label)).toEqual(offers);
  expect(textOf(founded)).toContain('Group A**, with somebody who heals: Brun the dwarf fighter');
  const joined = await ada.press(founded.id, button(founded, 'Join with group A'));
  expect(joined.kind).toBe('update');
  await ada.command('group name', { name: 'The Four of Abendheim' });
  await bea.command('campaign join', { group: 'B', name: 'The Others' });
  const gathered = await lastPage(house, ada);
  expect(textOf(gathered)).toContain('Ada and Bea');
  await ada.press(gathered.id, button(gathered, 'Begin'));

  const overview = await ada.overview();
  const players = Object.fromEntries(overview.players.map(({ id, name }) => [id, house.player(name)]));
  const pages = await playOn(players, 25);
  const text = pages.map(textOf).join('\n');
  expect(text).toContain('The Four of Abendheim');
  expect(text).toMatch(/D100 for .*: tens \d, ones \d: \*\*\d+\*\*/);
  const campaign = await service.campaignIn(house.sandbox.channelIds[0] ?? '');
  const chapters = await service.chronicle(campaign?.id ?? 0, { limit: 100 });
  expect(chapters.length).toBeGreaterThan(20);
  expect(house.log).toEqual([]);
});

test('a new process goes on with the page that was open, and its buttons', async () => {
  const { house } = all;
  const ada = house.player('Ada');
  const before = await lastPage(house, ada);
  await house.bot.close();
  const bot = await house.startBot();
  const called = /<@(\d+)>/.exec(textOf(before).split('\n').at(-1) ?? '')?.[1];
  const name = (await ada.overview()).players.find(({ id }) => id === called)?.name ?? '';
  const again = messageOf(await house.player(name).command('resume'));
  await bot.idle();
  const target = buttonsOf(again).find((node) => !node.disabled);
  const outcome = await house.player(name).press(again.id, target?.custom_id ?? '');
  await bot.idle();
  expect(outcome.kind).toBe('update');
  expect((await lastPage(house, ada)).id).not.toBe(before.id);
});

/** The dice lead where they will: play goes on until somebody has tried something, and has answered what came of it. */
async function spentPageWithTest(reader: Player): Promise<APIMessage> {
  const { players } = await reader.overview();
  const seated = Object.fromEntries(players.map(({ id, name }) => [id, all.house.player(name)]));
  for (let more = 0; more < 20; more++) {
    const spent = (await reader.messages()).filter((message) => buttonsOf(message).length === 0);
    const found = spent.find((message) => /: D6 \*\*\d\*\*, needed/.test(textOf(message)));
    if (found) return found;
    await playOn(seated, 5);
  }
  throw new Error('no page with a test is answered');
}

test('an old page still tells what is behind it, to anybody, and the table stays as it is', async () => {
  const { house, service } = all;
  const carla = house.player('Carla');
  await house.player('Ada').addPlayer('Carla');
  const old = await spentPageWithTest(carla);
  const campaign = await service.campaignIn(house.sandbox.channelIds[0] ?? '');
  const told = await carla.press(old.id, moreOf(old));
  expect(told.kind).toBe('private');
  expect(textOf(messageOf(told))).toMatch(
    /:\*\* D6 \*\*\d\*\*, needed -?\d+ or less: (?:passed|missed)[^]*(?:This number or less passes|A 1 works here)/,
  );
  expect(await service.campaignIn(house.sandbox.channelIds[0] ?? '')).toEqual(campaign);
});

test('sheets, group and places are read from the same state, seen by the player alone', async () => {
  const ada = all.house.player('Ada');
  // Whom the dice have left alive.
  const view = await all.service.view(1);
  const [living] = Object.values((view?.position.state as UltraQuestState).seats);
  const name = living?.members.at(-1)?.name ?? 'nobody';
  const sheet = await ada.command('sheet', { adventurer: name });
  expect(sheet.kind).toBe('private');
  expect(textOf(messageOf(sheet))).toMatch(/\*\*ME\*\* D6[+−]\d+ · \*\*RA\*\* D6[+−]\d+ · \*\*AR\*\* \d/);
  expect(textOf(messageOf(await ada.command('group show')))).toMatch(
    /In a fight, with dice: hand to hand \(ME\) \dD6[+−]\d+/,
  );
  const offered = await ada.autocomplete('move', 'to', { to: '' });
  if (!Array.isArray(offered)) throw new Error('no choices');
  expect(offered.length).toBeGreaterThan(2);
  const named = await ada.autocomplete('sheet', 'adventurer', { adventurer: name.slice(0, 3).toLowerCase() });
  // The name, and beside it what is to be known of whoever bears it.
  expect(named).toMatchObject([{ name: expect.stringMatching(`^${name} \\(.*\\d of 6 at hand`) as string }]);
});

test('what is wrong gets a private line that says what would be right', async () => {
  const { house } = all;
  const [ada, cleo] = [house.player('Ada'), house.player('Cleo')];
  const wrong = [
    await cleo.command('event'),
    await cleo.command('sheet'),
    await ada.command('campaign new', { name: 'Twice' }),
    await ada.command('order', { names: 'Nobody' }),
    await ada.command('sheet', { adventurer: 'Nobody' }),
    await ada.command('roll', { dice: 'lots' }),
    await ada.in(house.sandbox.channelIds[2] ?? '').command('event'),
  ];
  expect(wrong.map(({ kind }) => kind)).toEqual(wrong.map(() => 'private'));
  for (const outcome of wrong) expect(textOf(messageOf(outcome))).toMatch(/`|Your adventurers|You lead|Join with/);
});
