import { GatewayDispatchEvents, type APIInteraction } from 'discord-api-types/v10';
import type { Client, ClientOptions } from 'discord.js';
import { once } from 'node:events';
import type { RuleIndex } from '../narrator/rules/rule-index.js';
import type { Service } from '../service/service.js';
import { createClient } from './client.js';
import type { Command } from './command.js';
import { DiscordApi } from './discord-api.js';
import { readInteraction } from './interaction.js';
import { consoleLog, type Log } from './log.js';
import { Outbox } from './outbox.js';
import { Poster } from './poster.js';
import { registerCommands } from './registration.js';
import { Router } from './router.js';
import { keepThreadsOpen } from './threads.js';
import { watch } from './watch.js';

/** How often unposted pages and due clocks are looked for, in milliseconds. */
const OUTBOX_EVERY = 5_000;

export interface BotOptions {
  readonly service: Service;
  /** Where the service is still being opened: when it is, and pages that wait may be posted. */
  readonly opening?: Promise<unknown>;
  readonly commands: readonly Command[];
  /** The rules to look up, read when they are first asked for. */
  readonly rules: () => Promise<RuleIndex>;
  readonly token: string;
  /** discord.js's REST options: `api` for a Discord of one's own. */
  readonly rest?: NonNullable<ClientOptions['rest']>;
  /** Where commands are registered: in this server at once, else everywhere. */
  readonly guildId?: string;
  readonly clock?: () => Date;
  readonly log?: Log;
  /** What to do where only a new start helps. Default: exit, so that a supervisor starts it again. */
  readonly fatal?: (reason: string) => void;
}

export interface Bot {
  readonly applicationId: string;
  /** Posts what waits and lets due clocks run, now instead of at the next beat. */
  beat(): Promise<void>;
  /** Resolves when no interaction is in hand. */
  idle(): Promise<void>;
  /** Leaves Discord, after the interactions in hand are answered. */
  close(): Promise<void>;
}

/** Logs in, registers the commands and answers whoever calls, until closed. */
export async function createBot(options: BotOptions): Promise<Bot> {
  const { service, commands, rules, log = consoleLog, clock = () => new Date() } = options;
  const client = createClient(options.rest);
  const api = new DiscordApi(client.rest);
  const poster = new Poster(api, service, log, () => client.user?.id);
  const router = new Router({ api, service, poster, commands, rules, log, clock });
  const outbox = new Outbox(service, poster, log, clock);
  const unwatch = watch(client, log, fatalOnce(options.fatal ?? exit, log), clock);
  keepThreadsOpen(client, api, service, log);
  const inHand = listen(client, router, clock);
  const applicationId = await login(client, options.token);
  await registerCommands(client.rest, applicationId, commands, options.guildId);
  await options.opening;
  const beat = setInterval(() => void outbox.run(), OUTBOX_EVERY);
  await outbox.run();
  const idle = async () => {
    while (inHand.size) await Promise.allSettled(inHand);
  };
  return {
    applicationId,
    beat: () => outbox.run(),
    idle,
    close: async () => {
      clearInterval(beat);
      unwatch();
      await idle();
      await client.destroy();
    },
  };
}

/** Interactions are taken as Discord sends them, so that an HTTP endpoint can feed the same router. */
function listen(client: Client, router: Router, clock: () => Date): ReadonlySet<Promise<void>> {
  const inHand = new Set<Promise<void>>();
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (raw: APIInteraction) => {
    const interaction = readInteraction(raw, clock().getTime());
    if (!interaction) return;
    const work = router.route(interaction).finally(() => inHand.delete(work));
    inHand.add(work);
  });
  return inHand;
}

async function login(client: Client, token: string): Promise<string> {
  const ready = once(client, 'clientReady');
  await client.login(token);
  await ready;
  return client.application?.id ?? client.user?.id ?? '';
}

function exit(): void {
  process.exit(1);
}

function fatalOnce(fatal: (reason: string) => void, log: Log): (reason: string) => void {
  let told = false;
  return (reason) => {
    if (told) return;
    told = true;
    log('fatal', { reason });
    fatal(reason);
  };
}
