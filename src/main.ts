import { config as readDotenv } from 'dotenv';
import { COMMANDS } from '../commands/index.js';
import { readConfig, type Config } from './config.js';
import { createBot, type Bot } from './discord/bot.js';
import { inviteLink } from './discord/permissions.js';
import { openRules } from './rule-chapters.js';
import { BrokenBook, openRulebooks } from './rulebooks.js';
import { startSandbox, type Sandbox } from './sandbox/sandbox.js';
import { createService } from './service/create-service.js';
import { StartError } from './store/start-error.js';
import { openStore } from './store/open-store.js';

/** What can be closed again, the last opened first. */
const opened: (() => Promise<void>)[] = [];

async function start(config: Config): Promise<void> {
  const [store, rulebooks] = await Promise.all([
    openStore({ url: config.DATABASE_URL, folder: config.DATA_FOLDER }),
    openRulebooks(),
  ]);
  opened.unshift(() => store.close());
  const service = createService({ store, ...rulebooks });
  if (config.DISCORD_TOKEN) {
    const bot = await createBot({
      service,
      commands: COMMANDS,
      rules: openRules(),
      token: config.DISCORD_TOKEN,
      ...(config.DISCORD_GUILD_ID && { guildId: config.DISCORD_GUILD_ID }),
    });
    opened.unshift(() => bot.close());
    console.log(`Vorleser is on Discord. To invite it to a server, open\n  ${inviteLink(bot.applicationId)}`);
    return;
  }
  const sandbox = await openSandbox(config);
  opened.unshift(() => sandbox.close());
  const bot: Bot = await createBot({
    service,
    commands: COMMANDS,
    rules: openRules(),
    token: sandbox.token,
    rest: { api: sandbox.api },
    guildId: sandbox.guildId,
  });
  opened.unshift(() => bot.close());
  console.log(`Vorleser reads in the sandbox. Open it in your browser and play:\n  ${sandbox.url}`);
}

async function openSandbox(config: Config): Promise<Sandbox> {
  try {
    return await startSandbox({ port: config.SANDBOX_PORT, folder: `${config.DATA_FOLDER}/sandbox` });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new SettingError(
      `Port ${config.SANDBOX_PORT} is taken by another program: close it, or set SANDBOX_PORT to another one (0: any).`,
    );
  }
}

class SettingError extends Error {}

/** One clear line for what whoever started this can mend; the whole error for what only we can. */
function explain(error: unknown): void {
  if (error instanceof StartError || error instanceof SettingError) console.error(error.message);
  else if (error instanceof BrokenBook) console.error(`The book has errors:\n${error.message}`);
  else console.error(error);
}

async function stop(): Promise<void> {
  for (const close of opened.splice(0)) await close().catch((error: unknown) => console.error(error));
}

async function main(): Promise<void> {
  readDotenv({ quiet: true });
  const config = readConfig(process.env);
  if (!('DATA_FOLDER' in config)) {
    for (const line of config) console.error(line);
    process.exitCode = 1;
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
  try {
    await start(config);
  } catch (error) {
    explain(error);
    await stop();
    process.exit(1);
  }
}

await main();
