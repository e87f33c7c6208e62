import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player } from '../../src/sandbox/player.js';
import { button, lastPage, messageOf, textOf } from '../discord/house.js';
import { openEverything, type Everything } from './everything.js';

let all: Everything;
let ada: Player;
let bea: Player;

beforeAll(async () => {
  all = await openEverything();
  [ada, bea] = [all.house.player('Ada'), all.house.player('Bea')];
  await ada.command('campaign new', { name: 'Early' });
  await ada.command('campaign join', { group: 'A', name: 'The Four' });
  await ada.command('campaign begin');
  await all.house.bot.idle();
});

afterAll(async () => {
  expect(all.house.faults).toEqual([]);
  expect(all.house.log).toEqual([]);
  await all.close();
});

const messages = async (id: string) => (await ada.messages()).find((message) => message.id === id);

test('whoever makes up a group in another’s turn leaves that turn and its page alone', async () => {
  const turn = await lastPage(all.house, ada);
  const seats = messageOf(await bea.press(turn.id, button(turn, 'Roam here')));
  await bea.press(seats.id, button(seats, 'Create your own'));
  await all.house.bot.idle();
  const creation = await lastPage(all.house, bea);
  expect(textOf(creation)).toContain('Bea looks for four adventurers');
  await bea.press(creation.id, button(creation, 'Go on'));
  await all.house.bot.idle();

  const still = await messages(turn.id);
  if (!still) throw new Error('the page of the turn is gone');
  expect((await ada.press(still.id, button(still, 'Let the turn go by'))).kind).toBe('update');
  await all.house.bot.idle();
  expect(textOf(await lastPage(all.house, ada))).toMatch(/Turn 2: The Four[^]*Bea still has to choose on/);

  const again = messageOf(await ada.command('resume'));
  expect(textOf(again)).toMatch(/it is for you to choose\. <@\d+>: your turn/);
  const roam = button(again, 'Roam here');
  expect((await ada.press(again.id, roam)).kind).toBe('update');
  await all.house.bot.idle();
  expect(textOf(await lastPage(all.house, ada))).toMatch(/D100 for Traumburg|The dice (say|show)/);
});
