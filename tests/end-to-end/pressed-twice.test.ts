import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, buttonsOf, lastPage, messageOf, textOf } from '../discord/house.js';
import { openEverything, type Everything } from './everything.js';

let all: Everything;

beforeAll(async () => {
  all = await openEverything();
  const ada = all.house.player('Ada');
  await ada.command('campaign new', { name: 'Impatience' });
  await ada.command('campaign join', { group: 'A', name: 'The Four' });
  await ada.command('campaign begin');
  await all.house.bot.idle();
});

afterAll(async () => {
  expect(all.house.faults).toEqual([]);
  await all.close();
});

test.each(['Let the turn go by', 'Roam here'])('"%s" pressed five times at once is one turn', async (label) => {
  const { house } = all;
  const ada = house.player('Ada');
  const page = await lastPage(house, ada);
  const id = button(page, label);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => ada.press(page.id, id)));
  await house.bot.idle();
  // The first may be through before the last is sent: then the button is gone, and Discord itself says so.
  const late = outcomes.filter((outcome) => outcome.kind === 'failure');
  expect(late.map(({ reason }) => reason)).toEqual(late.map(() => 'unknown-component'));
  const kinds = outcomes.map(({ kind }) => (kind === 'failure' ? 'private' : kind));
  expect(kinds.sort()).toEqual(['private', 'private', 'private', 'private', 'update']);
  const told = outcomes.filter(({ kind }) => kind === 'private').map((outcome) => textOf(messageOf(outcome)));
  for (const line of told) expect(line).toContain('This page was turned.');
  const pages = await ada.messages();
  expect(buttonsOf(pages.find(({ id: at }) => at === page.id) ?? {})).toEqual([]);
  expect((await all.service.view(1))?.campaign.version).toBe(label === 'Roam here' ? 5 : 4);
});
