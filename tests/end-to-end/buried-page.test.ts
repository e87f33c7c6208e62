import { afterAll, beforeAll, expect, test } from 'vitest';
import type { APIMessage } from 'discord-api-types/v10';
import type { Player } from '../../src/sandbox/player.js';
import { button, lastPage, nodes, textOf } from '../discord/house.js';
import { openEverything, type Everything } from './everything.js';

let all: Everything;
let ada: Player;
let bea: Player;

beforeAll(async () => {
  all = await openEverything();
  [ada, bea] = [all.house.player('Ada'), all.house.player('Bea')];
  await ada.command('campaign new', { name: 'Deep' });
  await ada.command('campaign join', { group: 'A', name: 'The Four' });
  await ada.command('campaign begin');
  await all.house.bot.idle();
});

afterAll(async () => {
  expect(all.house.faults).toEqual([]);
  await all.close();
});

async function pressed(player: Player, page: APIMessage, label: string): Promise<void> {
  expect((await player.press(page.id, button(page, label))).kind).toBe('update');
  await all.house.bot.idle();
}

const standing = async (id: string): Promise<APIMessage> => {
  const found = (await ada.messages()).find((message) => message.id === id);
  if (!found) throw new Error('the page is gone');
  return found;
};

test('a page that a command changes goes on below newer ones; one that is pressed stays where it is', async () => {
  await pressed(ada, await lastPage(all.house, ada), 'Rest here');
  const rest = await lastPage(all.house, ada);
  expect(textOf(rest)).toContain('You have');
  await bea.command('campaign join', { group: 'B', name: 'The Others' });
  await all.house.bot.idle();
  const newer = await lastPage(all.house, bea);
  expect(BigInt(newer.id)).toBeGreaterThan(BigInt(rest.id));

  // Pressed: whoever presses has it before him.
  const menu = nodes(rest).find(({ options }) => options?.some(({ value }) => value.includes('train')));
  const training = menu?.options?.find(({ value }) => value.includes('train'))?.value ?? '';
  await ada.choose(rest.id, menu?.custom_id ?? '', [training]);
  await all.house.bot.idle();
  expect((await lastPage(all.house, ada)).id).toBe(newer.id);
  expect(textOf(await standing(rest.id))).toContain('You have');

  // Changed by a command: it would change out of sight.
  await ada.command('order', { names: 'Mirl' });
  await all.house.bot.idle();
  const below = await lastPage(all.house, ada);
  expect(BigInt(below.id)).toBeGreaterThan(BigInt(newer.id));
  expect(textOf(below)).toContain('You have');
  const left = await standing(rest.id);
  expect(textOf(left)).toMatch(new RegExp(`^-# This goes on \\[further down\\]\\(.*/${below.id}\\)`));
  expect(nodes(left).some((node) => node.custom_id !== undefined)).toBe(false);
});
