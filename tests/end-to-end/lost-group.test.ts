import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBook } from '../../src/book/load.js';
import { CONTRACT } from '../../src/book/contract/number.js';
import { readBook } from '../../src/systems/ultraquest/read-book.js';
import { ULTRAQUEST_REGISTRY } from '../../src/systems/ultraquest/registry.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';
import type { Player } from '../../src/sandbox/player.js';
import { button, buttonsOf, lastPage, messageOf, textOf } from '../discord/house.js';
import { openEverything, type Everything } from './everything.js';

/** In this Traumburg nobody comes to a second event. */
const TEXT =
  '---\nregion: St\nname: Traumburg\nhonor: none\n---\n\n# Traumburg\n\n## 1-100 The roof {#roof}\n\nThe roof comes down. `kill each`\n';

let all: Everything;
let ada: Player;
let bea: Player;
let dead: Player;
let living: Player;

beforeAll(async () => {
  const { book } = loadBook([{ path: 'events/St.md', text: TEXT }], ULTRAQUEST_REGISTRY);
  const books = { library: book, contract: CONTRACT };
  const rulebooks = { systems: { ultraquest: ultraQuest(readBook(book)) }, books: () => books };
  all = await openEverything({ rulebooks });
  [ada, bea] = [all.house.player('Ada'), all.house.player('Bea')];
  await ada.command('campaign new', { name: 'Short' });
  await ada.command('campaign join', { group: 'B', name: 'The Four' });
  await bea.command('campaign join', { group: 'B', name: 'The Others' });
  await ada.command('campaign begin');
  await all.house.bot.idle();
  [dead, living] = /Turn 1: The Four/.test(textOf(await lastPage(all.house, ada))) ? [ada, bea] : [bea, ada];
  await dead.command('orders', { 'second-injury': 'keep' });
  await dead.command('event');
  await all.house.bot.idle();
});

afterAll(async () => {
  expect(all.house.faults).toEqual([]);
  expect(all.house.log).toEqual([]);
  await all.close();
});

const GROUPS = ['Join with group A', 'Join with group B', 'Create your own', 'Look at the groups'];
/** It stands on somebody else's page, so it says for whom. */
const newGroup = () => `New group for ${dead === ada ? 'Ada' : 'Bea'}`;
const labels = (message: Parameters<typeof buttonsOf>[0]) => buttonsOf(message).map(({ label }) => label);

test('the page of a whole group’s death says what can be done next, and nothing that is for the living', async () => {
  const page = await lastPage(all.house, living);
  expect(textOf(page)).toMatch(
    /⚰️[^]*Nobody is left of[^]*may begin anew[^]*\*\*New group\*\* below[^]*may begin anew with another group, whenever they like: `\/resume`/,
  );
  expect(textOf(page)).not.toMatch(/look for somebody new|a second injury kills/);
  expect(labels(page)).toContain(newGroup());
});

test('whoever has lost his group finds the way to another on the page of others, in /resume, in /campaign status and in a refusal', async () => {
  const page = await lastPage(all.house, living);
  const answers = [
    await dead.press(page.id, button(page, newGroup())),
    await dead.command('resume'),
    await dead.command('campaign status'),
    await dead.press(page.id, button(page, 'Roam here')),
  ];
  expect(answers.map(({ kind }) => kind)).toEqual(['private', 'private', 'private', 'private']);
  for (const answer of answers) expect(labels(messageOf(answer))).toEqual(GROUPS);
  expect((await lastPage(all.house, living)).id).toBe(page.id);
  const other = messageOf(await living.press(page.id, button(page, newGroup())));
  expect(textOf(other)).toMatch(/^This is for whoever has no group\. You lead one already: `\/resume`/);
  expect(labels(other)).toEqual([]);
});

test('the next page of the others has it no more, and says how', async () => {
  await living.command('pass');
  await all.house.bot.idle();
  const page = await lastPage(all.house, living);
  expect(labels(page).filter((label) => label?.startsWith('New group'))).toEqual([]);
  expect(textOf(page)).toContain('may begin anew with another group, whenever they like: `/resume`');
});

test('a new group is taken from there, and the button is gone with the need', async () => {
  const status = messageOf(await dead.command('campaign status'));
  await dead.press(status.id, button(status, 'Join with group A'));
  await living.command('pass');
  await all.house.bot.idle();
  const page = await lastPage(all.house, living);
  expect(textOf(page)).toMatch(/Turn 4: /);
  expect(labels(page).filter((label) => label?.startsWith('New group'))).toEqual([]);
  expect(labels(messageOf(await dead.command('campaign status')))).toEqual([]);
});
