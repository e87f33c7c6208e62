import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { readConfig, type Config } from './config.js';
import type { Bot } from './discord/bot.js';
import { openRules } from './rule-chapters.js';
import { BrokenBook, openRulebooks } from './rulebooks.js';
import type { Sandbox } from './sandbox/sandbox.js';
import type { Service } from './service/service.js';
import { whenOpen } from './service/when-open.js';
import { makeFolder } from './store/make-folder.js';
import { openStore } from './store/open-store.js';
import { StartError } from './store/start-error.js';
import type { Store } from './store/store.js';

/** What spares a start work. None of it need be there. */
export interface Prepared {
  /** File of the compiled book. */
  readonly book: string;
  /** Folder of an embedded database without a game in it. */
  readonly database: string;
  /** The thread of the embedded database, which reads itself in since before this program did. */
  readonly thread?: Worker;
}

/** What can be closed again, in this order. */
const opened: { bot?: Bot; sandbox?: Sandbox; store?: Store } = {};

type Rulebooks = ReturnType<typeof openRulebooks>;

/**
 * Opens everything at once; the store, which takes longest, first. A press that comes before it is open waits for it; the router
 * answers it in time.
 */
async function start(config: Config, rulebooks: Rulebooks, prepared: Partial<Prepared> = {}): Promise<string> {
  const opening = openService(config, rulebooks, prepared);
  const place = onceBegun(() => openPlace(config));
  const [{ url, bot }] = await Promise.all([onceBegun(() => logIn(opening, place)), opening, place]);
  if (url) return `Vorleser reads in the sandbox. Open it in your browser and play:\n  ${url}`;
  const { inviteLink } = await import('./discord/permissions.js');
  return `Vorleser is on Discord. To invite it to a server, open\n  ${inviteLink(bot.applicationId)}`;
}

/** What imports much keeps this thread for itself: whoever else has only to begin should have begun. */
const onceBegun = <T>(work: () => Promise<T>): Promise<T> => setImmediate().then(work);

async function openService(
  { DATABASE_URL: url, DATA_FOLDER: folder }: Config,
  reading: Rulebooks,
  { database: template, thread }: Partial<Prepared>,
): Promise<Service> {
  const [store, rulebooks, { createService }] = await Promise.all([
    openStore({ url, folder, template, thread }),
    reading,
    onceBegun(() => import('./service/create-service.js')),
  ]);
  opened.store = store;
  return createService({ store, ...rulebooks });
}

/** The first picture of a process takes a second: better now, while the first player still reads. */
async function drawAhead(opening: Rulebooks): Promise<void> {
  const [{ picturesOf }, { systems, books }] = await Promise.all([import('./pictures/pictures.js'), opening]);
  for (const id of Object.keys(systems)) await picturesOf(id)?.prepare(books(id).library);
}

/** Where the bot is to log in. */
interface Place {
  readonly token: string;
  readonly guildId?: string;
  readonly rest?: { readonly api: string };
  /** The sandbox's page. */
  readonly url?: string;
}

async function openPlace(config: Config): Promise<Place> {
  const { DISCORD_TOKEN: token, DISCORD_GUILD_ID: guildId } = config;
  if (token) return { token, ...(guildId && { guildId }) };
  opened.sandbox = await openSandbox(config);
  const { sandbox } = opened;
  return { token: sandbox.token, guildId: sandbox.guildId, rest: { api: sandbox.api }, url: sandbox.url };
}

async function openSandbox(config: Config): Promise<Sandbox> {
  const { startSandbox } = await import('./sandbox/sandbox.js');
  try {
    return await startSandbox({ port: config.SANDBOX_PORT, folder: `${config.DATA_FOLDER}/sandbox` });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new SettingError(
      `Port ${config.SANDBOX_PORT} is taken by another program: close it, or set SANDBOX_PORT to another one (0: any).`,
    );
  }
}

async function logIn(opening: Promise<Service>, place: Promise<Place>): Promise<{ bot: Bot; url?: string }> {
  const [{ createBot }, { COMMANDS }] = await Promise.all([import('./discord/bot.js'), import('../commands/index.js')]);
  const { url, ...where } = await place;
  const service = whenOpen(opening);
  const bot = await createBot({ service, opening, commands: COMMANDS, rules: openRules(), ...where });
  opened.bot = bot;
  return { bot, ...(url && { url }) };
}

class SettingError extends Error {}

/** One clear line for what whoever started this can mend; the whole error for what only we can. */
function explain(error: unknown): void {
  if (error instanceof StartError || error instanceof SettingError) console.error(error.message);
  else if (error instanceof BrokenBook) console.error(`The book has errors:\n${error.message}`);
  else console.error(error);
}

async function stop(): Promise<void> {
  const { bot, sandbox, store } = opened;
  for (const each of [bot, sandbox, store]) await each?.close().catch((error: unknown) => console.error(error));
}

/** Runs until it is stopped. */
export async function main(prepared?: Prepared): Promise<void> {
  const config = readConfig(process.env);
  if (!('DATA_FOLDER' in config)) {
    for (const line of config) console.error(line);
    process.exitCode = 1;
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
  const rulebooks = openRulebooks(prepared?.book);
  try {
    // With a server and Discord there is nothing to put into it.
    if (!config.DATABASE_URL || !config.DISCORD_TOKEN) makeFolder(config.DATA_FOLDER);
    console.log(await start(config, rulebooks, prepared));
  } catch (error) {
    explain(error);
    await stop();
    process.exit(1);
  }
  await drawAhead(rulebooks).catch((error: unknown) => console.error(error));
}

/**
 * Makes what spares the next start work. In production, where no sandbox ever runs, that is all; elsewhere it rehearses a
 * start in one, and leaves nothing of that behind.
 */
export async function prepare(prepared: Prepared): Promise<void> {
  const { makeTemplate } = await import('./store/make-template.js');
  await makeTemplate(prepared.database);
  const rulebooks = openRulebooks(prepared.book);
  await rulebooks;
  if (process.env['NODE_ENV'] === 'production') return;
  const folder = await mkdtemp(join(tmpdir(), 'vorleser-rehearsal-'));
  try {
    await start({ DATA_FOLDER: folder, SANDBOX_PORT: 0 }, rulebooks, prepared);
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
