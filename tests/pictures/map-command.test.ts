import { afterEach, beforeEach, expect, test } from 'vitest';
import { MessageFlags } from 'discord-api-types/v10';
import { goat, sitDown } from '../discord/goat.js';
import { messageOf, openHouse, textOf, type House } from '../discord/house.js';
import { PretendService } from '../discord/pretend-service.js';
import { sizeOfPng } from './png-size.js';

let house: House;

beforeEach(async () => {
  house = await openHouse(new PretendService(goat));
});

afterEach(async () => {
  expect(house.faults).toEqual([]);
  await house.close();
});

test('/map shows the board as a picture, with what it shows in words, to the asking player alone', async () => {
  await sitDown(house);
  const shown = messageOf(await house.player('Ada').command('map'));
  expect((shown.flags ?? 0) & MessageFlags.Ephemeral).toBe(MessageFlags.Ephemeral);
  const [file] = shown.attachments;
  expect(file?.filename).toMatch(/^ultimor-[0-9a-f]+\.png$/);
  expect(file?.description).toContain('Map of Ultimor');
  const png = Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer());
  expect(sizeOfPng(png).width).toBe(1200);
});

test('/map share shows it to the table', async () => {
  await sitDown(house);
  const shown = messageOf(await house.player('Ada').command('map', { share: true }));
  expect((shown.flags ?? 0) & MessageFlags.Ephemeral).toBeFalsy();
  expect(shown.attachments).toHaveLength(1);
});

test('/map where nobody plays says so', async () => {
  expect(textOf(messageOf(await house.player('Ada').command('map')))).toContain('/campaign new');
});
