import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, buttonsOf, lastPage, messageOf, nodes, textOf } from '../discord/house.js';
import { openEverything, type Everything } from './everything.js';

let all: Everything;

beforeAll(async () => {
  all = await openEverything();
  const [ada, bea] = [all.house.player('Ada'), all.house.player('Bea')];
  await ada.command('campaign new', { name: 'The Long Way Round' });
  await ada.command('campaign join', { group: 'A', name: 'The Four' });
  await bea.command('campaign join', { group: 'B', name: 'The Others' });
  await ada.command('campaign begin');
  await all.house.bot.idle();
});

afterAll(async () => {
  expect(all.house.faults).toEqual([]);
  expect(all.house.log).toEqual([]);
  await all.close();
});

const said = async (name: string, command: string, options = {}) => {
  const outcome = await all.house.player(name).command(command, options);
  return { kind: outcome.kind, text: textOf(messageOf(outcome)) };
};

test('/orders gives standing orders to the table, and shows them to whoever asks', async () => {
  const given = await said('Ada', 'orders', { 'after-tie': 'flee', talismans: 'keep' });
  expect(given.text).toContain('After a tied round: they flee.');
  await all.house.bot.idle();
  const shown = await said('Ada', 'orders');
  expect(shown.kind).toBe('private');
  expect(shown.text).toMatch(/After a tied round: they flee[^]*second, deadly injury, poison, water or a fall: I ask/);
});

test('/settings shows what was agreed on; the founder changes it, others may not', async () => {
  const shown = await said('Bea', 'settings');
  expect(shown).toMatchObject({ kind: 'private' });
  expect(shown.text).toMatch(/100 Honor[^]*before dangerous pages only[^]*turn waits for its player/);
  const changed = await said('Ada', 'settings', { 'turn-hours': 48, warnings: false, pings: false });
  expect(changed.text).toMatch(/goes on by itself after 48 hours[^]*Nobody is pinged/);
  await all.house.bot.idle();
  expect((await said('Bea', 'settings')).text).toMatch(/before every page[^]*after 48 hours/);
  expect((await said('Bea', 'settings', { pings: true })).text).toContain('Only whoever founded');
});

test('a table that agreed on it is called without a ping', async () => {
  await said('Ada', 'settings', { pings: false });
  await said('Bea', 'order', { names: 'Sanne' });
  const page = await lastPage(all.house, all.house.player('Bea'));
  expect(textOf(page)).toMatch(/<@\d+>/);
  expect(page.mentions).toEqual([]);
});

test('/use offers what can be used, and refuses what would be wasted with its rule', async () => {
  const bea = all.house.player('Bea');
  const offered = await bea.autocomplete('use', 'thing', { adventurer: 'Rukha', thing: '' });
  expect(offered).toMatchObject([{ name: 'Healing Potion (not now: nobody is injured)' }]);
  const users = await bea.autocomplete('use', 'adventurer', { adventurer: '' });
  expect(users).toContainEqual({ name: 'Rukha (nothing to use now)', value: 'a1' });
  const wasted = await said('Bea', 'use', { adventurer: 'Rukha', thing: 'Healing Potion' });
  expect(wasted.kind).toBe('private');
  expect(wasted.text).toMatch(/Rukha is not injured(?![^]*UQ-)/);
  expect((await said('Bea', 'use', { adventurer: 'Nobody', thing: 'Healing Potion' })).text).toContain('Wolfram');
  expect((await said('Ada', 'use', { adventurer: 'Anselm', thing: 'Gold Talisman' })).text).toContain('I ask');
});

test('/orders is one menu of orders, then what each may say; for the group and for one alone', async () => {
  const ada = all.house.player('Ada');
  const menus = (message: APIMessage) => nodes(message).filter(({ options }) => options);
  const pick = async (message: APIMessage, placeholder: string, label: string) => {
    const menu = menus(message).find((node) => node.placeholder?.startsWith(placeholder));
    const value = menu?.options?.find((option) => option.label === label)?.value ?? '';
    return messageOf(await ada.choose(message.id, menu?.custom_id ?? '', [value]));
  };
  const shown = messageOf(await ada.command('orders'));
  expect(menus(shown).map(({ placeholder }) => placeholder)).toEqual([
    'Change an order …',
    'Orders for one adventurer alone …',
  ]);
  const tie = await pick(shown, 'Change an order', 'After a tied round');
  expect(textOf(tie)).toMatch(/What they do after a tied round[^]*Now: Flee\./);
  const after = messageOf(await ada.press(tie.id, button(tie, 'Fight on')));
  expect(textOf(after)).toContain('After a tied round: they fight on.');
  await all.house.bot.idle();
  const one = await pick(after, 'Orders for one', 'Brun');
  expect(textOf(one)).toContain('Brun alone');
  const talisman = await pick(one, 'Change an order', 'Talismans');
  expect(textOf(talisman)).toMatch(/Talismans, for Brun alone[^]*Now: As the whole group\./);
  await ada.press(talisman.id, button(talisman, 'Do not ask'));
  await all.house.bot.idle();
  expect((await said('Ada', 'orders')).text).toMatch(/they fight on[^]*Brun alone: talisman/);
});

test('/quests says where there is none, and /story what happened, turn by turn and word for word', async () => {
  expect((await said('Ada', 'quests')).text).toContain('No quest is noted');
  const ada = all.house.player('Ada');
  const story = messageOf(await ada.command('story', { rounds: 2 }));
  expect(textOf(story)).toMatch(/the newest at the end[^]*\*\*Turn \d+ · The (Four \(Ada|Others \(Bea)\)\*\*/);
  expect(textOf(story)).not.toMatch(/D6|D100|step \d/i);
  const full = await ada.press(story.id, button(story, 'Word for word'));
  expect(full.kind).toBe('update');
  const older = messageOf(await ada.press(story.id, button(messageOf(full), 'Before that')));
  expect(textOf(older)).toMatch(/[.!?]\n\n\w/);
  expect((await said('Ada', 'story')).text).not.toContain('opens the book');
});

test('names that are typed are understood as those that are picked, and wrong ones answered with the right ones', async () => {
  const given = await said('Ada', 'give', { from: 'brun', to: 'Mirl', thing: 'axe' });
  expect(given.text).toMatch(/Axe[^]*Mirl|Mirl[^]*Axe/i);
  expect(given.text).not.toContain('I do not know');
  await all.house.bot.idle();
  const nobody = await said('Ada', 'give', { from: 'Brun', to: 'Zed', thing: 'axe' });
  expect(nobody).toMatchObject({ kind: 'private' });
  expect(nobody.text).toMatch(/Nobody is called Zed\. You lead [^]*Brun[^]*Mirl/);
  expect((await said('Ada', 'give', { from: 'Ilwen', to: 'Brun', thing: 'anvil' })).text).toMatch(
    /anvil[^]*Ilwen has /,
  );
  expect((await said('Ada', 'sheet', { adventurer: 'mir' })).text).toContain('Mirl');
  expect((await said('Ada', 'sheet', { adventurer: 'Zed' })).text).toMatch(/Nobody is called Zed[^]*Mirl/);
  expect((await said('Ada', 'trade offer', { to: 'Zed', giver: 'Mirl', gold: 1 })).text).toMatch(/^No (other )?group/);
  expect((await said('Ada', 'quest claim', { quest: 'the debt' })).text).toContain('No quest is noted');
});

test('whoever has no seat is offered one', async () => {
  const cleo = all.house.player('Cleo');
  const refused = messageOf(await cleo.command('sheet'));
  expect(textOf(refused)).toContain('You have no seat');
  expect(buttonsOf(messageOf(await cleo.command('pass'))).map(({ label }) => label)).toContain('Create your own');
  await cleo.press(refused.id, button(refused, 'Join with group A'));
  await all.house.bot.idle();
  expect(textOf(await lastPage(all.house, all.house.player('Ada')))).toMatch(
    /Cleo leads[^]*Ada has people of the same/,
  );
});

test('/shop while a rest is open says that shopping is one of its actions, and shows its page (UQ-ACT-25)', async () => {
  const ada = all.house.player('Ada');
  await ada.command('rest');
  await all.house.bot.idle();
  const led = await ada.command('shop');
  expect(led.kind).toBe('private');
  expect(textOf(messageOf(led))).toMatch(/shopping is one of the actions there[^]*Go shopping for everybody/);
  await ada.press(messageOf(led).id, button(messageOf(led), 'Show the page'));
  await all.house.bot.idle();
  const page = await lastPage(all.house, ada);
  expect(textOf(page)).toContain('Each of you may do one thing');
  await ada.press(page.id, button(page, 'Back, without resting'));
  await all.house.bot.idle();
});

test('/orders shows what was said while a question is open, and that it holds once that is answered', async () => {
  const ada = all.house.player('Ada');
  await ada.command('orders', { talismans: 'ask' });
  await ada.command('event');
  expect(textOf(await lastPage(all.house, ada))).toContain('The dice say page');
  await ada.command('orders', { 'caught-thief': 'gold' });
  expect(textOf(await lastPage(all.house, ada))).toContain('as soon as this is over');
  const shown = await said('Ada', 'orders');
  expect(shown.text).toMatch(/A thief caught in your bags: they want Gold[^]*said while a question is open/);
});
