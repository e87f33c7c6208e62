import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuse } from '../../src/engine/words.js';
import { sitDown } from './goat.js';
import { button, messageOf, nodes, openHouse, textOf, type House } from './house.js';
import { PretendService } from './pretend-service.js';

let house: House;

/** A table where nothing may be rolled: the region is closed. */
const closed = () => ({ refusal: refuse('region-closed', { place: 'Wi', honor: 25 }, 'UQ-HOME-18') });

beforeAll(async () => {
  house = await openHouse(new PretendService((intent) => (intent.kind === 'event' ? closed() : {})));
  await sitDown(house);
});

afterAll(async () => {
  expect(house.faults).toEqual([]);
  expect(house.log).toEqual([]);
  await house.close();
});

const menuOf = (message: Parameters<typeof nodes>[0]) => nodes(message).find((node) => node.options);

test('a rule is read in full by its number, to whoever asks alone', async () => {
  const outcome = await house.player('Ada').command('rules', { find: 'UQ-CMB-36' });
  expect(outcome.kind).toBe('private');
  expect(textOf(messageOf(outcome))).toMatch(/^### Combat\nIn a flight[^]*\n-# UQ-CMB-36$/);
  expect(menuOf(messageOf(outcome))?.options?.length).toBeGreaterThan(2);
});

test('several results are a menu; what is picked takes their place, and leads on to what belongs to it', async () => {
  const ada = house.player('Ada');
  const found = messageOf(await ada.command('rules', { find: 'half-elf bow' }));
  const menu = menuOf(found);
  expect(menu?.options?.map(({ value }) => value)).toContain('UQ-EQP-21');
  const bow = messageOf(await ada.choose(found.id, menu?.custom_id ?? '', ['UQ-EQP-21']));
  const read = await ada.choose(bow.id, menuOf(bow)?.custom_id ?? '', ['C-09']);
  expect(read.kind).toBe('update');
  expect(textOf(messageOf(read))).toMatch(/\*\*We play:\*\* Half-elves may use bows[^]*Why:/);
  expect(menuOf(messageOf(read))?.options?.map(({ value }) => value)).toContain('UQ-EQP-21');
});

test('a word of the game is explained first, and its rules follow with their numbers last', async () => {
  const shown = await house.player('Ada').command('rules', { find: 'what is Fame' });
  expect(shown.kind).toBe('private');
  expect(textOf(messageOf(shown))).toMatch(/^### Fame\nWhat your group earns[^]*Each Fame gained[^]*\n-# UQ-FAME-02/);
});

test('a word leads to its chapter, which reads as a chapter, part by part', async () => {
  const ada = house.player('Ada');
  const shown = messageOf(await ada.command('rules', { find: 'can I run away' }));
  expect(textOf(shown)).toMatch(/^### Flight\n[^]*UQ-CMB-35[^]*UQ-CMB-36/);
  const fight = messageOf(await ada.command('rules', { find: 'fight' }));
  const first = messageOf(await ada.press(fight.id, button(fight, 'Read the chapter: Combat')));
  expect(textOf(first)).toMatch(/^### Combat, 1 of 5\n[^]*UQ-CMB-01[^]*UQ-CMB-02[^]*UQ-CMB-12/);
  const second = messageOf(await ada.press(first.id, button(first, 'Read on (2 of 5)')));
  expect(textOf(second)).toMatch(/^### Combat, 2 of 5\n[^]*UQ-CMB-13/);
  expect(textOf(second)).not.toContain('UQ-CMB-12\n');
  button(second, 'Back');
});

test('a chapter is read by its name', async () => {
  const shown = await house.player('Ada').command('rules', { find: 'locks and keys' });
  expect(textOf(messageOf(shown))).toMatch(/^### Locks and keys\n[^]*UQ-LOCK-01[^]*UQ-LOCK-06$/);
});

test('without a question there are topics to press', async () => {
  const ada = house.player('Ada');
  const topics = messageOf(await ada.command('rules'));
  const read = await ada.press(topics.id, button(topics, 'Talisman'));
  expect(read.kind).toBe('update');
  expect(textOf(messageOf(read))).toContain('rolls one single die again');
});

test.each([
  ['several rules', 'half-elf bow'],
  ['a word', 'what is Fame'],
  ['a chapter', 'locks and keys'],
  ['one rule', 'UQ-CMB-36'],
])('a rule that is picked from %s leads back there', async (_, find) => {
  const ada = house.player('Ada');
  const first = messageOf(await ada.command('rules', { find }));
  const menu = menuOf(first);
  const read = messageOf(await ada.choose(first.id, menu?.custom_id ?? '', [menu?.options?.at(-1)?.value ?? '']));
  expect(textOf(read)).not.toBe(textOf(first));
  const back = messageOf(await ada.press(read.id, button(read, 'Back')));
  expect([back.id, textOf(back)]).toEqual([first.id, textOf(first)]);
  expect(menuOf(back)?.options).toEqual(menu?.options);
});

test('words that no id can carry still find rules', async () => {
  const ada = house.player('Ada');
  const found = messageOf(await ada.command('rules', { find: 'injured and/or cursed|flight' }));
  const menu = menuOf(found);
  const read = messageOf(await ada.choose(found.id, menu?.custom_id ?? '', [menu?.options?.at(0)?.value ?? '']));
  expect(nodes(read).filter(({ label }) => label === 'Back')).toEqual([]);
});

test('rules are offered while one types', async () => {
  const offered = await house.player('Ada').autocomplete('rules', 'find', { find: 'inherit' });
  expect(JSON.stringify(offered)).toContain('UQ-DEATH-05');
});

test('words that no rule knows get a line with examples', async () => {
  const outcome = await house.player('Ada').command('rules', { find: 'qqqqqq zzzzzz' });
  expect(textOf(messageOf(outcome))).toContain('`UQ-CMB-36`');
});

test('a refusal says in words why, and reads the rule that it rests on to whoever asks', async () => {
  const ada = house.player('Ada');
  const refused = messageOf(await ada.command('event'));
  expect(textOf(refused)).not.toContain('UQ-');
  const why = await ada.press(refused.id, button(refused, 'Why?'));
  expect(why.kind).toBe('private');
  expect(textOf(messageOf(why))).toMatch(/^### Regions and home regions\n[^]*-# UQ-HOME-18$/);
});
