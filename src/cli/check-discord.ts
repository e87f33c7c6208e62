import { config as readDotenv } from 'dotenv';
import { Routes, type APIApplication, type APIGatewayBotInfo, type APIMessage } from 'discord-api-types/v10';
import { REST } from 'discord.js';
import { COMMANDS } from '../../commands/index.js';
import { describe } from '../discord/failure.js';
import { pageMessage } from '../discord/layout/message.js';
import { inviteLink } from '../discord/permissions.js';
import { registerCommands } from '../discord/registration.js';

/** What only a real token can prove, each with what it shows when it works. */
type Check = readonly [what: string, prove: () => Promise<string>];

function checks(rest: REST, guild: string | undefined, channel: string | undefined): readonly Check[] {
  const application = async () => (await rest.get(Routes.currentApplication())) as APIApplication;
  return [
    [
      'the token is taken',
      async () => `application ${(await application()).name}, invite ${inviteLink((await application()).id)}`,
    ],
    ['the gateway lets us in', async () => gatewayLine((await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo)],
    ...(guild
      ? [['commands are taken', async () => commandsLine(rest, (await application()).id, guild)] as const]
      : []),
    ...(channel ? [['a page is posted once, updated and taken away', () => pageLine(rest, channel)] as const] : []),
  ];
}

function gatewayLine({ shards, session_start_limit: limit }: APIGatewayBotInfo): string {
  return `${shards} shard(s), ${limit.remaining} of ${limit.total} sessions left today`;
}

async function commandsLine(rest: REST, application: string, guild: string): Promise<string> {
  await registerCommands(rest, application, COMMANDS, guild);
  return `${COMMANDS.length} commands stand in server ${guild}`;
}

/** Posts a page twice under one nonce, changes it, and removes it: rights, Components V2 and the nonce in one. */
async function pageLine(rest: REST, channel: string): Promise<string> {
  const nonce = `check${Date.now() % 1e9}`;
  const body = {
    ...pageMessage('calm', [{ text: 'A page, to see whether it can be posted.' }]),
    nonce,
    enforce_nonce: true,
  };
  const first = (await rest.post(Routes.channelMessages(channel), { body })) as APIMessage;
  const second = (await rest.post(Routes.channelMessages(channel), { body })) as APIMessage;
  await rest.patch(Routes.channelMessage(channel, first.id), { body: pageMessage('fortune', [{ text: 'It can.' }]) });
  await rest.delete(Routes.channelMessage(channel, first.id));
  return first.id === second.id ? 'as it should be' : 'posted twice: the nonce was not heeded';
}

async function main(): Promise<void> {
  readDotenv({ quiet: true });
  const {
    DISCORD_TOKEN: token,
    DISCORD_GUILD_ID: guild,
    DISCORD_CHECK_CHANNEL: channel,
    DISCORD_API: api,
  } = process.env;
  if (!token) {
    console.error(
      'Set DISCORD_TOKEN, and DISCORD_GUILD_ID and DISCORD_CHECK_CHANNEL for more than the first two checks.',
    );
    process.exitCode = 1;
    return;
  }
  const rest = new REST(api ? { api } : {}).setToken(token);
  for (const [what, prove] of checks(rest, guild, channel)) {
    try {
      console.log(`ok    ${what}: ${await prove()}`);
    } catch (error) {
      console.error(`FAIL  ${what}: ${describe(error)}`);
      process.exitCode = 1;
    }
  }
}

await main();
