import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { goat, sitDown } from './goat.js';
import { button, buttonsOf, lastPage, messageOf, openHouse, textOf, type House } from './house.js';
import { PretendService } from './pretend-service.js';

let house: House;
let service: PretendService;

beforeEach(async () => {
  service = new PretendService(goat);
  house = await openHouse(service);
});

afterEach(async () => {
  expect(house.faults).toEqual([]);
  await house.close();
});

const TURN = [{ kind: 'read', text: 'A day goes by.' }];

/** Whom the messages of a channel have called on, in order. */
function rings(): readonly string[] {
  return house.requests.flatMap(({ what, body }) => {
    if (what !== 'POST /channels/:channel/messages') return [];
    return (body as { allowed_mentions: { users?: string[] } }).allowed_mentions.users ?? [];
  });
}

test('leaving Discord is not taken for a lost connection', async () => {
  const events: string[] = [];
  const bot = await house.startBot({ log: (event) => events.push(event) });
  await bot.close();
  expect(events).toEqual([]);
});

describe('a restart', () => {
  test('with an open page: its buttons work in the next process (field fault 6)', async () => {
    await sitDown(house);
    const ada = house.player('Ada');
    const page = messageOf(await ada.command('event'));
    await house.bot.close();
    const bot = await house.startBot();
    await ada.press(page.id, button(page, 'Pay the goat'));
    await bot.idle();
    expect(textOf(await lastPage(house, ada))).toContain('The goat is content.');
  });

  test('shows an open question again, with live buttons, on /resume (field fault 6)', async () => {
    await sitDown(house);
    const ada = house.player('Ada');
    const page = messageOf(await ada.command('event'));
    house.sandbox.control.deleteMessage(page.id);
    const again = messageOf(await ada.command('resume'));
    expect(buttonsOf(again).map(({ label }) => label)).toContain('Pay the goat');
    expect((await ada.press(again.id, button(again, 'Pay the goat'))).kind).toBe('update');
  });

  test('before a page was posted: the next process posts it, once (field fault 19)', async () => {
    await sitDown(house);
    service.passTurn(TURN);
    await Promise.all([house.bot.beat(), house.bot.beat()]);
    await house.bot.beat();
    const told = (await house.player('Ada').messages()).map(textOf).filter((text) => text.includes('A day goes by.'));
    expect(told).toHaveLength(1);
  });

  test('after many turns: one ring for whoever is waited for (field fault 19)', async () => {
    await sitDown(house);
    const before = rings().length;
    for (const facts of [TURN, TURN, TURN]) service.passTurn(facts);
    await house.bot.beat();
    expect(rings().slice(before)).toHaveLength(1);
  });
});

describe('a page that was deleted', () => {
  test('is posted anew where it should have been updated (field fault 15)', async () => {
    await sitDown(house);
    const ada = house.player('Ada');
    const page = messageOf(await ada.command('event'));
    house.sandbox.control.deleteMessage(page.id);
    service.revisePage();
    await house.bot.beat();
    const anew = await lastPage(house, ada);
    expect(anew.id).not.toBe(page.id);
    expect(buttonsOf(anew).map(({ label }) => label)).toContain('Pay the goat');
    expect(service.rows.at(-1)?.posted?.message).toBe(anew.id);
  });

  test('and one that stands is updated in its place, its story kept', async () => {
    await sitDown(house);
    const ada = house.player('Ada');
    const page = messageOf(await ada.command('event'));
    service.revisePage();
    await house.bot.beat();
    const revised = await lastPage(house, ada);
    expect(revised.id).toBe(page.id);
    expect(textOf(revised).match(/A goat stands on the bridge\./g)).toHaveLength(1);
    expect(textOf(revised).match(/The bridge is held by a goat\./g)).toHaveLength(1);
  });
});

describe('a thread', () => {
  test('that is archived while a question waits in it is opened again (field fault 16)', async () => {
    const thread = await house.player('Ada').openThread('The Long Way');
    if (!('id' in thread)) throw new Error('no thread');
    await sitDown(house, thread.id);
    const ada = house.player('Ada', thread.id);
    const page = messageOf(await ada.command('event'));
    const reopened = new Promise<void>((resolve) => {
      house.whenRequested('PATCH /channels/:channel', resolve);
    });
    house.sandbox.control.archiveThread(thread.id);
    await reopened;
    expect((await ada.press(page.id, button(page, 'Pay the goat'))).kind).toBe('update');
  });
});

describe('a right that is missing', () => {
  test('is named with the channel before a campaign begins (field fault 17)', async () => {
    const [channel = ''] = house.sandbox.channelIds;
    house.sandbox.control.deny(channel, 'SendMessages');
    const outcome = await house.player('Ada').command('campaign new', { name: 'Goats' });
    expect(outcome.kind).toBe('private');
    expect(textOf(messageOf(outcome))).toContain('**Send Messages**');
    expect(textOf(messageOf(outcome))).toContain(`<#${channel}>`);
    expect(service.campaigns).toHaveLength(0);
    house.sandbox.control.allow(channel, 'SendMessages');
    expect((await house.player('Ada').command('campaign new', { name: 'Goats' })).kind).toBe('reply');
  });

  test('costs no page: it comes by the interaction, and the right is named to the player alone', async () => {
    await sitDown(house);
    const ada = house.player('Ada');
    const page = messageOf(await ada.command('event'));
    house.sandbox.control.deny(page.channel_id, 'SendMessages');
    await ada.press(page.id, button(page, 'Pay the goat'));
    expect(textOf(await lastPage(house, ada))).toContain('The goat is content.');
    const whispers = (await ada.messages()).filter((message) => ((message.flags ?? 0) & 64) !== 0).map(textOf);
    expect(whispers.at(-1)).toContain('**Send Messages**');
  });
});

describe('what went away', () => {
  test('a channel: the campaign is marked homeless, and the process goes on (field fault 15)', async () => {
    await sitDown(house);
    const [channel = ''] = house.sandbox.channelIds;
    house.sandbox.control.deleteChannel(channel);
    service.passTurn(TURN);
    await house.bot.beat();
    expect(service.lostChannels).toEqual([channel]);
    const [other = ''] = house.sandbox.channelIds;
    expect((await house.player('Ada', other).command('roll', { dice: '4D6+4' })).kind).toBe('reply');
  });

  test('a player: he is not rung, the table is told, and he is noted as away (field fault 10)', async () => {
    await sitDown(house);
    const bea = (await house.player('Ada').overview()).players.find(({ name }) => name === 'Bea');
    house.sandbox.control.removePlayer(bea?.id ?? '');
    const before = rings().length;
    service.passTurn(TURN);
    await house.bot.beat();
    expect(textOf(await lastPage(house, house.player('Ada')))).toContain('Bea (no longer on this server)');
    expect(rings().slice(before)).toEqual([]);
    expect(service.awayUsers).toEqual([bea?.id]);
  });
});

describe('the gateway', () => {
  test('may drop: what is pressed meanwhile is answered', async () => {
    await sitDown(house);
    const ada = house.player('Ada');
    const page = messageOf(await ada.command('event'));
    expect(house.sandbox.control.dropGateway()).toBe(1);
    expect((await ada.press(page.id, button(page, 'Pay the goat'))).kind).toBe('update');
  });
});

describe('a token that Discord no longer takes', () => {
  test('ends the process, once', async () => {
    const reasons: string[] = [];
    await expect(house.startBot({ token: 'bad', fatal: (reason) => reasons.push(reason) })).rejects.toThrow(/token/i);
    expect(reasons).toEqual([expect.stringMatching(/^401/)]);
  });
});
