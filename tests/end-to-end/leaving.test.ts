import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, buttonsOf, lastPage, messageOf, textOf } from '../discord/house.js';
import { openEverything, type Everything } from './everything.js';

let all: Everything;

beforeAll(async () => {
  all = await openEverything();
  const [ada, bea] = ['Ada', 'Bea'].map((name) => all.house.player(name));
  await ada?.command('campaign new', { name: 'Parting' });
  await ada?.command('campaign join', { group: 'A', name: 'The Four' });
  await bea?.command('campaign join', { group: 'B', name: 'The Others' });
  await all.house.bot.idle();
});

afterAll(async () => {
  expect(all.house.faults).toEqual([]);
  expect(all.house.log).toEqual([]);
  await all.close();
});

const phase = async () => (await all.service.campaignsOf(await userOf('Ada')))[0]?.phase;
const userOf = async (name: string) => (await view()).campaign.seats.find((seat) => seat.name === name)?.user ?? '';
const view = async () => {
  const found = await all.service.view(1);
  if (!found) throw new Error('no campaign');
  return found;
};

async function asked(name: string, command: string) {
  const outcome = await all.house.player(name).command(command);
  expect(outcome.kind).toBe('private');
  return messageOf(outcome);
}

test('leaving is asked about first; while others choose it waits, names them, and nobody has a turn for it', async () => {
  const { house } = all;
  const [ada, bea] = [house.player('Ada'), house.player('Bea')];
  await ada.command('campaign begin');
  await ada.command('rest');
  const resting = await lastPage(house, ada);
  const version = (await view()).campaign.version;
  const question = await asked('Bea', 'campaign leave');
  expect(textOf(question)).toContain('Really leave?');
  expect(buttonsOf(question).map(({ label }) => label)).toEqual(['Leave the table', 'Stay']);
  const kept = await bea.press(question.id, button(question, 'Stay'));
  expect(textOf(messageOf(kept))).toContain('Nothing has changed');
  expect((await view()).campaign.version).toBe(version);

  const again = await asked('Bea', 'campaign leave');
  await bea.press(again.id, button(again, 'Leave the table'));
  const noted = await lastPage(house, bea);
  expect(textOf(noted)).toMatch(/as soon as this is over: your leave[^]*Ada still has to choose on \[this page\]/);
  expect(textOf(noted)).not.toContain('No group is left');
  expect(buttonsOf(noted)).toEqual([]);

  await ada.press(resting.id, button(resting, 'That is the plan'));
  const after = textOf(await lastPage(house, ada));
  expect(after).toMatch(/The Others[^]*Turn 2[^]*The Four/);
  expect(after).not.toMatch(/Turn 2[^]*The Others|Turn 3/);
});

test('only the founder ends a campaign, and only after a second look', async () => {
  const { house } = all;
  const ada = house.player('Ada');
  const refused = await house.player('Bea').command('campaign end');
  expect(textOf(messageOf(refused))).toContain('founded');
  const question = await asked('Ada', 'campaign end');
  expect(textOf(question)).toContain('Really end?');
  expect(await phase()).toBe('playing');
  await ada.press(question.id, button(question, 'Play on'));
  expect(await phase()).toBe('playing');
  const again = await asked('Ada', 'campaign end');
  await ada.press(again.id, button(again, 'End the campaign'));
  expect(textOf(await lastPage(house, ada))).toContain('This campaign is over');
  expect(await phase()).toBe('ended');
});
