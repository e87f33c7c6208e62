import type { Client } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player } from '../../src/sandbox/player.js';
import { startSandbox, type Sandbox } from '../../src/sandbox/sandbox.js';
import { startDemoBot } from './demo-bot.js';

let sandbox: Sandbox;
let bot: Client<true>;
let ada: Player;
let bruno: Player;

beforeAll(async () => {
  sandbox = await startSandbox();
  bot = await startDemoBot(sandbox);
  ada = new Player(sandbox.url, 'Ada');
  bruno = new Player(sandbox.url, 'Bruno');
});

afterAll(async () => {
  await bot.destroy();
  await sandbox.close();
});

describe('the unpatched client', () => {
  it('logs in and knows the guild and its channels', () => {
    expect(bot.user.id).toBe(sandbox.applicationId);
    const names = bot.guilds.cache.get(sandbox.guildId)?.channels.cache.map((channel) => channel.name);
    expect(names).toEqual(['tavern', 'campaign-two', 'dice']);
  });

  it('answers a slash command', async () => {
    const outcome = await ada.command('ping');
    expect(outcome).toMatchObject({ kind: 'reply', message: { content: 'Pong', type: 20 } });
  });
});
