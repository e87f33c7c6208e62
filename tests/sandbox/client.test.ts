import { ChannelType, Events, MessageFlags, type Client, type TextChannel } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/sandbox/outcome.js';
import { Player } from '../../src/sandbox/player.js';
import type { Payload } from '../../src/sandbox/rest/rest-api.js';
import { startSandbox, type Sandbox } from '../../src/sandbox/sandbox.js';
import { COMMANDS, page, startDemoBot } from './demo-bot.js';
import { PIXEL } from './pixel.js';
import { hasSchema, schemaFaults } from './spec.js';

let sandbox: Sandbox;
let bot: Client<true>;
let ada: Player;
let bea: Player;
const payloads: Payload[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ onPayload: (payload) => payloads.push(payload) });
  bot = await startDemoBot(sandbox);
  ada = new Player(sandbox.url, 'Ada');
  bea = new Player(sandbox.url, 'Bea');
});

afterAll(async () => {
  await bot.destroy();
  await sandbox.close();
});

const channel = () => bot.channels.cache.get(sandbox.channelIds[0] ?? '') as TextChannel;

function messageOf(outcome: Outcome) {
  if (!('message' in outcome)) throw new Error(`no message came back: ${JSON.stringify(outcome)}`);
  return outcome.message;
}

describe('logging in', () => {
  it('gives the client the guild and its channels', () => {
    expect(bot.user.id).toBe(sandbox.applicationId);
    const names = bot.guilds.cache.get(sandbox.guildId)?.channels.cache.map(({ name }) => name);
    expect(names).toEqual(['tavern', 'campaign-two', 'dice']);
  });

  it('lets the client read itself, its application, the guild and a member', async () => {
    const { players } = await ada.overview();
    const guild = await bot.guilds.fetch({ guild: sandbox.guildId, force: true });
    expect((await bot.application.fetch()).id).toBe(sandbox.applicationId);
    expect((await bot.users.fetch(players[1]?.id ?? '')).displayName).toBe('Bea');
    expect((await guild.members.fetch(players[1]?.id ?? '')).displayName).toBe('Bea');
    expect((await guild.members.fetchMe()).permissions.has('ManageThreads')).toBe(true);
  });
});

describe('commands', () => {
  it('are registered everywhere and in a guild, and an id outlives a new registration', async () => {
    const before = await bot.application.commands.fetch();
    const after = await bot.application.commands.set(COMMANDS);
    expect(after.find(({ name }) => name === 'ping')?.id).toBe(before.find(({ name }) => name === 'ping')?.id);
    const own = await bot.application.commands.create({ name: 'own', description: 'Of this guild' }, sandbox.guildId);
    await own.edit({ description: 'Changed' });
    expect(
      (await bot.application.commands.fetch({ guildId: sandbox.guildId })).map(({ description }) => description),
    ).toEqual(['Changed']);
    await own.delete();
    expect((await ada.overview()).commands.map(({ name }) => name)).not.toContain('own');
  });

  it('are answered with a reply', async () => {
    expect(await ada.command('ping')).toMatchObject({ kind: 'reply', message: { content: 'Pong', type: 20 } });
  });

  it('carry subcommands and options', async () => {
    const outcome = await ada.command('campaign new', { title: 'The Long Night', seats: 3 });
    expect(messageOf(outcome).content).toBe('Begun: The Long Night, 3');
  });

  it.each([
    ['no such command', 'dance', {}, 'unknown-command'],
    ['a missing option', 'campaign new', {}, 'bad-option'],
    ['a text that is too long', 'campaign new', { title: 'x'.repeat(31) }, 'bad-option'],
    ['a number that is too high', 'campaign new', { title: 'x', seats: 7 }, 'bad-option'],
    ['a number that is not whole', 'campaign new', { title: 'x', seats: 1.5 }, 'bad-option'],
    ['an unknown option', 'campaign new', { title: 'x', colour: 'red' }, 'bad-option'],
  ])('are held back for %s', async (_, name, options, reason) => {
    expect(await ada.command(name, options)).toMatchObject({ kind: 'failure', reason });
  });

  it('complete an option while it is typed', async () => {
    expect(await ada.autocomplete('campaign travel', 'to', { to: 'ash' })).toEqual([
      { name: 'Ashford', value: 'Ashford' },
      { name: 'Ashen Moor', value: 'Ashen Moor' },
    ]);
  });

  it('are deferred and filled in, with Components V2 in the edit only', async () => {
    const outcome = await ada.command('slow');
    expect(outcome.kind).toBe('reply');
    expect(messageOf(outcome)).toMatchObject({ flags: MessageFlags.IsComponentsV2, edited_timestamp: null });
  });

  it('stay private when they were deferred privately', async () => {
    const outcome = await ada.command('slow', { private: true });
    expect(outcome.kind).toBe('private');
    expect((await bea.messages()).some(({ id }) => id === messageOf(outcome).id)).toBe(false);
  });
});

describe('private answers', () => {
  it('are seen by their player alone, and dismissed', async () => {
    const outcome = await ada.command('whisper');
    const { id } = messageOf(outcome);
    expect(outcome.kind).toBe('private');
    expect((await ada.messages()).map((message) => message.id)).toContain(id);
    expect((await bea.messages()).map((message) => message.id)).not.toContain(id);
    expect(await bea.press(id, 'go')).toMatchObject({ kind: 'failure', reason: 'unknown-message' });
    await ada.dismiss(id);
    expect((await ada.messages()).map((message) => message.id)).not.toContain(id);
  });

  it('are out of reach of the channel routes (10008)', async () => {
    const { id } = messageOf(await ada.command('whisper'));
    await expect(channel().messages.fetch({ message: id, force: true })).rejects.toMatchObject({ code: 10008 });
    await expect(channel().messages.delete(id)).rejects.toMatchObject({ code: 10008 });
  });
});

describe('components', () => {
  it('update their message', async () => {
    const { id } = messageOf(await ada.command('page'));
    const outcome = await bea.press(id, 'go');
    expect(outcome.kind).toBe('update');
    expect(JSON.stringify(messageOf(outcome).components)).toContain('Gone on');
    expect((await ada.messages()).find((message) => message.id === id)).toEqual(messageOf(outcome));
  });

  it('update it later', async () => {
    const { id } = messageOf(await ada.command('page'));
    const outcome = await ada.press(id, 'later');
    expect(outcome.kind).toBe('update');
    expect(JSON.stringify(messageOf(outcome).components)).toContain('Done later');
  });

  it('send one choice or several', async () => {
    const { id } = messageOf(await ada.command('page'));
    expect(JSON.stringify(messageOf(await ada.choose(id, 'pick', ['north', 'south'])).components)).toContain(
      'north and south',
    );
    expect(await ada.choose(id, 'pick', ['north', 'east', 'south'])).toMatchObject({ reason: 'bad-values' });
    expect(await ada.choose(id, 'pick', ['up'])).toMatchObject({ reason: 'bad-values' });
    expect(await ada.choose(id, 'pick', [])).toMatchObject({ reason: 'bad-values' });
  });

  it('do nothing when disabled or not there', async () => {
    const { id } = messageOf(await ada.command('page'));
    expect(await ada.press(id, 'spent')).toMatchObject({ kind: 'failure', reason: 'disabled' });
    expect(await ada.press(id, 'nothing')).toMatchObject({ kind: 'failure', reason: 'unknown-component' });
    expect(await ada.press('1', 'go')).toMatchObject({ kind: 'failure', reason: 'unknown-message' });
  });
});

describe('forms', () => {
  it('open from a command, are checked, and are sent once', async () => {
    const outcome = await ada.command('form');
    if (outcome.kind !== 'modal') throw new Error('no form came');
    expect(await bea.submit(outcome.modal.id, { name: 'Mira' })).toMatchObject({ reason: 'unknown-modal' });
    expect(await ada.submit(outcome.modal.id, { name: 'M' })).toMatchObject({ reason: 'bad-values' });
    expect(messageOf(await ada.submit(outcome.modal.id, { name: 'Mira' })).content).toBe('Hello, Mira');
    expect(await ada.submit(outcome.modal.id, { name: 'Mira' })).toMatchObject({ reason: 'unknown-modal' });
  });

  it('open from a button, and know the message below', async () => {
    const { id } = messageOf(await ada.command('page'));
    const outcome = await ada.press(id, 'write');
    if (outcome.kind !== 'modal') throw new Error('no form came');
    const answer = messageOf(await ada.submit(outcome.modal.id, { name: 'Mira' }));
    expect(answer.message_reference?.message_id).toBe(id);
  });
});

describe('files', () => {
  it('are served back, with a plain name', async () => {
    const [file] = messageOf(await ada.command('picture')).attachments;
    expect(file).toMatchObject({
      filename: 'pixel_one.png',
      content_type: 'image/png',
      size: PIXEL.length,
      width: 1,
      height: 1,
    });
    const response = await fetch(file?.url ?? '');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PIXEL);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('stay or go with an edit', async () => {
    const sent = await channel().send({
      content: 'Two',
      files: [
        { attachment: PIXEL, name: 'a.png' },
        { attachment: PIXEL, name: 'b.png' },
      ],
    });
    const kept = await sent.edit({ attachments: [...sent.attachments.values()].slice(1) });
    expect(kept.attachments.map(({ name }) => name)).toEqual(['b.png']);
    expect((await kept.edit({ content: 'One' })).attachments.size).toBe(1);
  });

  it('are shown by components under their attachment:// name', async () => {
    const outcome = await ada.command('showcase');
    const { attachments, components } = messageOf(outcome);
    expect(JSON.stringify(components)).toContain(attachments[0]?.url);
    expect(JSON.stringify(components)).not.toContain('attachment://');
  });
});

describe('messages', () => {
  it('are sent, fetched, edited and deleted', async () => {
    const sent = await channel().send('Hello');
    await sent.edit({ content: 'Hello again' });
    expect((await channel().messages.fetch({ message: sent.id, force: true })).content).toBe('Hello again');
    await sent.delete();
    await expect(channel().messages.fetch({ message: sent.id, force: true })).rejects.toMatchObject({ code: 10008 });
    await expect(channel().messages.edit(sent.id, 'Too late')).rejects.toMatchObject({ code: 10008 });
  });

  it('with an enforced nonce come once', async () => {
    const first = await channel().send({ content: 'Once', nonce: 'step-17', enforceNonce: true });
    const second = await channel().send({ content: 'Once', nonce: 'step-17', enforceNonce: true });
    expect(second.id).toBe(first.id);
    const third = await channel().send({ content: 'Once', nonce: 'step-18', enforceNonce: true });
    expect(third.id).not.toBe(first.id);
  });

  it('mention only whom they may', async () => {
    const { players } = await ada.overview();
    const [a, b] = players.map(({ id }) => id);
    const text = `<@${a ?? ''}> and <@${b ?? ''}> and @everyone`;
    const silent = await channel().send({ content: text, allowedMentions: { parse: [] } });
    expect([silent.mentions.users.size, silent.mentions.everyone]).toEqual([0, false]);
    const one = await channel().send({ content: text, allowedMentions: { users: [b ?? ''] } });
    expect([[...one.mentions.users.keys()], one.mentions.everyone]).toEqual([[b], false]);
    const all = await channel().send({ content: text });
    expect([all.mentions.users.size, all.mentions.everyone]).toEqual([2, true]);
  });

  it('come page by page', async () => {
    const sent = [];
    for (const word of ['one', 'two', 'three']) sent.push(await channel().send(word));
    const before = await channel().messages.fetch({ before: sent[2]?.id ?? '', limit: 2 });
    expect(before.map(({ content }) => content)).toEqual(['two', 'one']);
    const after = await channel().messages.fetch({ after: sent[0]?.id ?? '', limit: 2 });
    expect(after.map(({ content }) => content).sort()).toEqual(['three', 'two']);
  });

  it('of players reach only a bot that asked for them', async () => {
    await ada.say('Just talking');
    expect((await ada.messages()).at(-1)).toMatchObject({ content: 'Just talking', author: { global_name: 'Ada' } });
    const names = payloads.filter(({ direction }) => direction === 'event').map(({ route }) => route);
    expect(names).toContain('MESSAGE_CREATE');
    expect(channel().messages.cache.some(({ content }) => content === 'Just talking')).toBe(false);
  });
});

describe('threads', () => {
  it('grow from a message, once', async () => {
    const sent = await channel().send('A seed');
    const thread = await sent.startThread({ name: 'Grown' });
    expect([thread.id, thread.type]).toEqual([sent.id, ChannelType.PublicThread]);
    await thread.send('Inside');
    expect((await ada.in(thread.id).messages()).at(-1)?.content).toBe('Inside');
    await expect(
      bot.rest.post(`/channels/${channel().id}/messages/${sent.id}/threads`, { body: { name: 'Again' } }),
    ).rejects.toMatchObject({ code: 160004 });
  });

  it('stand alone, and private ones are seen by their members alone', async () => {
    const open = await channel().threads.create({ name: 'Open', type: ChannelType.PublicThread });
    const closed = await channel().threads.create({ name: 'Closed', type: ChannelType.PrivateThread });
    const seen = async () => (await bea.overview()).places.map(({ name }) => name);
    expect(await seen()).toContain('Open');
    expect(await seen()).not.toContain('Closed');
    const { me } = await bea.overview();
    await closed.members.add(me.id);
    expect(await seen()).toContain('Closed');
    expect(await ada.in(open.id).command('ping')).toMatchObject({ kind: 'reply', message: { channel_id: open.id } });
  });

  it('take nothing but messages while archived, and nothing at all while locked (50083)', async () => {
    const thread = await channel().threads.create({ name: 'Old', type: ChannelType.PublicThread });
    const sent = await thread.send(page('Inside') as never);
    await thread.setArchived(true);
    await expect(sent.edit({ components: [] })).rejects.toMatchObject({ code: 50083 });
    expect(await ada.in(thread.id).press(sent.id, 'go')).toMatchObject({ kind: 'failure', reason: 'archived' });
    expect(await ada.in(thread.id).command('ping')).toMatchObject({ kind: 'failure', reason: 'archived' });
    await thread.send('Awake');
    expect((await bot.channels.fetch(thread.id, { force: true }))?.isThread() && thread.archived).toBe(false);
    sandbox.control.archiveThread(thread.id, true);
    await expect(thread.send('Hello?')).rejects.toMatchObject({ code: 50083 });
  });
});

describe('a bad connection', () => {
  it('is resumed, and what was pressed meanwhile is answered', async () => {
    const { id } = messageOf(await ada.command('page'));
    const resumed = new Promise((resolve) => bot.once(Events.ShardResume, resolve));
    expect(sandbox.control.dropGateway()).toBe(1);
    const outcome = await ada.press(id, 'go');
    await resumed;
    expect(outcome.kind).toBe('update');
  });

  it('is begun anew when the session is forgotten', async () => {
    const ready = new Promise((resolve) => bot.once(Events.ShardReady, resolve));
    sandbox.control.dropGateway(true);
    await ready;
    expect(await ada.command('ping')).toMatchObject({ kind: 'reply' });
  });

  it('may lose an answer: the client sends it again and meets 40060', async () => {
    const warned = new Promise<string>((resolve) => bot.once('warn', resolve));
    sandbox.control.loseAnswer((_, path) => path.endsWith('/callback'));
    expect(await ada.command('ping')).toMatchObject({ kind: 'reply', message: { content: 'Pong' } });
    expect(await warned).toContain('already been acknowledged');
  });

  it('may break a request, which the client repeats', async () => {
    sandbox.control.failRequest((method, path) => method === 'POST' && path.endsWith('/messages'));
    expect((await channel().send('Through')).content).toBe('Through');
  });
});

describe('permissions', () => {
  it('that were taken away are missed (50013, 50001)', async () => {
    const { id } = channel();
    sandbox.control.deny(id, 'SendMessages');
    await expect(channel().send('Hello')).rejects.toMatchObject({ code: 50013 });
    sandbox.control.deny(id, 'ViewChannel');
    await expect(channel().messages.fetch({ limit: 1 })).rejects.toMatchObject({ code: 50001 });
    sandbox.control.allow(id, 'ViewChannel');
    sandbox.control.allow(id, 'SendMessages');
    expect((await channel().send('Hello')).content).toBe('Hello');
  });

  it('reach the client: it sees the denial in the channel', async () => {
    const { id } = channel();
    const updated = new Promise((resolve) => bot.once('channelUpdate', resolve));
    sandbox.control.deny(id, 'AttachFiles');
    await updated;
    expect(channel().permissionsFor(bot.user)?.has('AttachFiles')).toBe(false);
    sandbox.control.allow(id, 'AttachFiles');
  });

  it('do not reach members who left (10007)', async () => {
    const player = await ada.addPlayer('Passing Through');
    if (!('id' in player)) throw new Error(player.text);
    const guild = bot.guilds.cache.get(sandbox.guildId);
    expect((await guild?.members.fetch({ user: player.id, force: true }))?.displayName).toBe('Passing Through');
    sandbox.control.removePlayer(player.id);
    await expect(guild?.members.fetch({ user: player.id, force: true })).rejects.toMatchObject({ code: 10007 });
  });
});

describe('direct messages', () => {
  it('reach the player alone', async () => {
    const { me } = await bea.overview();
    const user = await bot.users.fetch(me.id);
    const sent = await user.send('It is your turn');
    const direct = (await bea.overview()).places.find(({ kind }) => kind === 'direct');
    expect((await bea.in(direct?.id ?? '').messages()).map(({ id }) => id)).toEqual([sent.id]);
    expect((await ada.overview()).places.some(({ kind }) => kind === 'direct')).toBe(false);
  });
});

describe("Discord's own schema", () => {
  it('has nothing against any payload of this file', () => {
    expect(payloads.filter(hasSchema).length).toBeGreaterThan(40);
    expect([...new Set(payloads.flatMap(schemaFaults))]).toEqual([]);
  });
});
