import { afterEach, beforeEach, expect, test } from 'vitest';
import { goat, sitDown } from './goat.js';
import { button, buttonsOf, messageOf, openHouse, textOf, type House } from './house.js';
import { PretendService } from './pretend-service.js';

/** A process may die when Discord has a page, and the database does not know of it yet. */

let house: House;
let service: PretendService;

beforeEach(async () => {
  service = new PretendService((intent) => (intent.kind === 'event' && long ? { facts: LONG } : goat(intent)));
  house = await openHouse(service);
  long = false;
  await sitDown(house);
});

afterEach(async () => {
  expect(house.faults).toEqual([]);
  await house.close();
});

let long = false;
const LONG = ['First', 'Second', 'Third'].map((word) => ({
  kind: 'read',
  text: `${word} came a goat. ${'It looked at them for a while. '.repeat(60)}`,
}));

/** The process loses its database before it can note where the page stands. */
function dieUnnoted(): void {
  const note = service.posted.bind(service);
  service.posted = () => {
    service.posted = note;
    return Promise.reject(new Error('the connection to the database is gone'));
  };
}

async function restart(): Promise<void> {
  await house.bot.close();
  await house.startBot();
}

const telling = async (words: string) =>
  (await house.player('Ada').messages()).filter((message) => textOf(message).includes(words));

test('a page that answered a command is found by the next process, and its buttons work', async () => {
  dieUnnoted();
  await house.player('Ada').command('event');
  await restart();
  const pages = await telling('A goat stands on the bridge.');
  expect(pages).toHaveLength(1);
  expect(service.rows.at(-1)?.posted?.message).toBe(pages[0]?.id);
  const page = pages[0];
  if (!page) throw new Error('no page');
  expect((await house.player('Ada').press(page.id, button(page, 'Pay the goat'))).kind).toBe('update');
});

test('of a page in several messages only those are posted that do not stand yet', async () => {
  long = true;
  // As often as discord.js tries.
  for (let i = 0; i < 4; i++)
    house.sandbox.control.failRequest((method, path) => method === 'POST' && path.endsWith('/messages'));
  await house.player('Ada').command('event');
  expect(await telling('First came a goat.')).toHaveLength(1);
  expect(await telling('Third came a goat.')).toHaveLength(0);
  await restart();
  for (const word of ['First', 'Second', 'Third']) expect(await telling(`${word} came a goat.`)).toHaveLength(1);
  expect(buttonsOf((await telling('Third came a goat.'))[0] ?? { components: [] }).length).toBeGreaterThan(0);
});

test('the same question shown again is a page of its own', async () => {
  const page = messageOf(await house.player('Ada').command('event'));
  dieUnnoted();
  await house.player('Ada').command('resume');
  await restart();
  const asked = await telling('The bridge is held by a goat.');
  expect(asked).toHaveLength(2);
  expect(service.rows.at(-1)?.posted?.message).not.toBe(page.id);
});

test('where the history may not be read, the page is posted all the same', async () => {
  const [channel = ''] = house.sandbox.channelIds;
  house.sandbox.control.deny(channel, 'ReadMessageHistory');
  service.passTurn([{ kind: 'read', text: 'A day goes by.' }]);
  await house.bot.beat();
  expect(await telling('A day goes by.')).toHaveLength(1);
});
