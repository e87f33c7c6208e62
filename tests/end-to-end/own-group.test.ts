import { afterAll, beforeAll, expect, test } from 'vitest';
import type { APIMessage } from 'discord-api-types/v10';
import type { Player } from '../../src/sandbox/player.js';
import { button, buttonsOf, lastPage, messageOf, nodes, textOf } from '../discord/house.js';
import { openEverything, type Everything } from './everything.js';

let all: Everything;

beforeAll(async () => {
  all = await openEverything();
});

afterAll(async () => {
  expect(all.house.faults).toEqual([]);
  await all.close();
});

/** The page as it stands after a press of the button with this label. */
async function press(player: Player, page: APIMessage, label: string): Promise<APIMessage> {
  const outcome = await player.press(page.id, button(page, label));
  await all.house.bot.idle();
  if (outcome.kind !== 'update') throw new Error(`${label}: ${outcome.kind}`);
  return outcome.message;
}

async function choose(player: Player, page: APIMessage, value: string): Promise<APIMessage> {
  const menu = nodes(page).find(({ options }) => options?.some((option) => option.value === value));
  const outcome = await player.choose(page.id, menu?.custom_id ?? '', [value]);
  await all.house.bot.idle();
  if (outcome.kind !== 'update') throw new Error(`${value}: ${outcome.kind}`);
  return outcome.message;
}

const goOn = (page: APIMessage): string => {
  const label = buttonsOf(page)
    .map((one) => one.label ?? '')
    .find((each) => /^(Go on|Roll what)/.test(each));
  if (label === undefined) throw new Error(`no way on from ${textOf(page)}`);
  return label;
};

test('two players make up groups of their own at once, while a third joins, and begin', async () => {
  const { house, service } = all;
  const [ada, bea, cleo] = [house.player('Ada'), house.player('Bea'), house.player('Cleo')];
  const founded = messageOf(await ada.command('campaign new', { name: 'Of Their Own' }));
  await ada.press(founded.id, button(founded, 'Create your own'));
  const offers = (await ada.messages()).find(({ id }) => id === founded.id);
  expect(buttonsOf(offers ?? {}).map(({ label }) => label)).toContain('Join with group B');
  let adas = await lastPage(house, ada);
  expect(textOf(adas)).toContain("Ada's group");
  messageOf(await bea.command('campaign join', { group: 'own', name: 'The Ducks', place: 'Do' }));
  let beas = await lastPage(house, bea);
  await cleo.command('campaign join', { group: 'B', name: 'The Others' });
  const gathered = await lastPage(house, cleo);
  expect(buttonsOf(gathered).map(({ label }) => label)).toContain('Begin');
  for (let person = 0; person < 4; person++) {
    adas = await press(ada, adas, goOn(adas));
    if (person === 0) {
      beas = await press(bea, beas, goOn(beas));
      beas = await choose(bea, beas, 'race:half-duck');
      expect(textOf(beas)).toContain('half-duck');
    }
  }
  adas = await press(ada, adas, goOn(adas));
  expect(textOf(adas)).toContain('What do you set out with?');
  adas = await press(ada, adas, '44 Gold, for certain');
  await press(ada, adas, 'Antidote');
  const shop = await lastPage(house, ada);
  await ada.press(shop.id, button(shop, 'Leave the shop'));
  let whole = await lastPage(house, ada);
  expect(textOf(whole)).toMatch(/together +\d+ +\d+/);
  whole = await choose(ada, whole, 'to:1');
  expect(textOf(whole)).toContain('Adventurer 1 of 4');
  whole = await press(ada, whole, goOn(whole));
  await ada.press(whole.id, button(whole, 'Take a seat with them'));
  const seated = await lastPage(house, ada);
  expect(textOf(seated)).toContain("Ada leads Ada's group");

  // The newest page offers what the gathering does; who still makes up a group is not waited for.
  await cleo.press(seated.id, button(seated, 'Begin'));
  await house.bot.idle();
  const first = await lastPage(house, cleo);
  expect(textOf(first)).toContain('Turn 1: The Others');
  expect(textOf(first)).toMatch(/Bea still has to choose on/);
  const own = buttonsOf(beas).find(({ label }) => /^Roll what/.test(label ?? ''));
  beas = await press(bea, beas, own?.label ?? '');
  expect(textOf(beas)).toContain('Adventurer 2 of 4');
  const again = messageOf(await bea.command('resume'));
  expect(textOf(again)).toContain('Adventurer 2 of 4');
  expect(
    (await service.view((await service.campaignIn(house.sandbox.channelIds[0] ?? ''))?.id ?? 0))?.asks.length,
  ).toBe(1);
});

test('two who make up groups on one page both keep their buttons there', async () => {
  const { house } = all;
  const [ada, bea] = [house.player('Ada'), house.player('Bea')].map((one) => one.in(house.sandbox.channelIds[1] ?? ''));
  if (!ada || !bea) throw new Error('nobody');
  await ada.command('campaign new', { name: 'On One Page' });
  await ada.command('campaign join', { group: 'own', name: 'The One' });
  await bea.command('campaign join', { group: 'own', name: 'The Other' });
  const both = messageOf(await ada.command('resume'));
  const labels = (page: APIMessage) => buttonsOf(page).map(({ label }) => label);
  expect(labels(both).filter((label) => label === 'Go on').length).toBe(2);
  expect(labels(both)).toContain('Begin');
  const [first] = buttonsOf(both).filter(({ label }) => label === 'Go on');
  const outcome = await ada.press(both.id, first?.custom_id ?? '');
  await house.bot.idle();
  if (outcome.kind !== 'update') throw new Error(outcome.kind);
  expect(textOf(outcome.message)).toContain('Adventurer 1 of 4');
  expect(labels(outcome.message).filter((label) => label === 'Go on').length).toBe(1);
});
