import { afterAll, beforeAll, expect, test } from 'vitest';
import { goat, sitDown } from './goat.js';
import { button, messageOf, openHouse, textOf, type House } from './house.js';
import { PretendService } from './pretend-service.js';

let house: House;

beforeAll(async () => {
  house = await openHouse(new PretendService(goat));
});

afterAll(async () => {
  expect(house.faults).toEqual([]);
  expect(house.log).toEqual([]);
  await house.close();
});

test('/help begins with what can be done now, and leads on to the other topics', async () => {
  const ada = house.player('Ada');
  expect(textOf(messageOf(await ada.command('help')))).toContain('/campaign new');
  await sitDown(house);
  const shown = messageOf(await ada.command('help'));
  expect(textOf(shown)).toMatch(/^### How a turn goes[^]*1\. When it is your turn[^]*\/move[^]*\/rest/);
  expect(textOf(shown)).not.toContain('/campaign new');
  const fights = await ada.press(shown.id, button(shown, 'Fights'));
  expect(fights.kind).toBe('update');
  expect(textOf(messageOf(fights))).toMatch(/^### Fights[^]*Brun, Mirl/);
});
