import { ComponentType, type APIMessage, type ButtonStyle } from 'discord-api-types/v10';
import { COMMANDS } from '../../commands/index.js';
import { openRules } from '../../src/rule-chapters.js';
import { createBot, type Bot, type BotOptions } from '../../src/discord/bot.js';
import { faultsOf } from '../../src/discord/limits.js';
import { isMoreId } from '../../src/discord/more-id.js';
import type { Outcome } from '../../src/sandbox/outcome.js';
import { Player } from '../../src/sandbox/player.js';
import { startSandbox, type Sandbox } from '../../src/sandbox/sandbox.js';
import type { Service } from '../../src/service/service.js';
import { specFaults } from './spec.js';

/** What the bot noted. */
export interface Noted {
  readonly event: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface House {
  readonly sandbox: Sandbox;
  readonly bot: Bot;
  readonly log: readonly Noted[];
  /** What was found wrong with anything the bot sent. */
  readonly faults: readonly string[];
  /** Every request of the bot, as `POST /channels/:channel/messages`. */
  readonly requests: readonly { readonly what: string; readonly body: unknown }[];
  /** How far the clocks of Discord and of the bot are ahead of the real one, in milliseconds. */
  readonly clock: { ahead: number };
  /** Calls back with the next request of this kind that Discord has answered. */
  whenRequested(what: string, then: () => void): void;
  player(name: string, channel?: string): Player;
  /** Another process of the same bot, or the next after a restart. */
  startBot(options?: Partial<BotOptions>): Promise<Bot>;
  close(): Promise<void>;
}

/** A sandbox with our bot in it, the real client logged in, and every payload checked against Discord's schema and our limits. */
export async function openHouse(service: Service, options: Partial<BotOptions> = {}): Promise<House> {
  const faults: string[] = [];
  const requests: { what: string; body: unknown }[] = [];
  const log: Noted[] = [];
  const waiting: { what: string; then: () => void }[] = [];
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const starts: Promise<Bot>[] = [];
  const bots = async () =>
    (await Promise.allSettled(starts)).flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const sandbox = await startSandbox({
    clock: now,
    idle: async () => {
      await Promise.all((await bots()).map((one) => one.idle()));
    },
    onPayload: ({ direction, method, route, body }) => {
      if (direction === 'response')
        waiting.splice(0).forEach((wait) => (wait.what === `${method} ${route}` ? wait.then() : waiting.push(wait)));
      if (direction !== 'request' || route.startsWith('/sandbox')) return;
      requests.push({ what: `${method} ${route}`, body });
      faults.push(...check(method, route, body));
    },
  });
  const startBot = (more: Partial<BotOptions> = {}) => {
    const note = (event: string, details = {}) => void log.push({ event, details });
    const given = {
      service,
      commands: COMMANDS,
      rules: openRules(),
      token: sandbox.token,
      rest: { api: sandbox.api },
      log: note,
      clock: () => new Date(now()),
    };
    const start = createBot({ ...given, guildId: sandbox.guildId, ...options, ...more });
    starts.push(start);
    return start;
  };
  const bot = await startBot();
  return {
    ...{ sandbox, bot, log, faults, requests, clock, startBot },
    whenRequested: (what, then) => void waiting.push({ what, then }),
    player: (name, channel = sandbox.channelIds[0] ?? '') => new Player(sandbox.url, name, channel),
    close: async () => {
      await Promise.all((await bots()).map((one) => one.close()));
      await sandbox.close();
    },
  };
}

function check(method: string, route: string, body: unknown): readonly string[] {
  const data = (body as { data?: unknown } | null)?.data ?? body;
  const ours =
    typeof data === 'object' && data !== null && 'components' in data && 'flags' in data
      ? faultsOf(data as object)
      : [];
  return [...specFaults(method, route, body), ...ours].map((fault) => `${method} ${route}: ${fault}`);
}

interface Node {
  readonly type: ComponentType;
  readonly content?: string;
  readonly custom_id?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly style?: ButtonStyle;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
  readonly components?: readonly Node[];
}

/** All parts of a message, in reading order. */
export function nodes(message: Pick<APIMessage, 'components'>): readonly Node[] {
  const flatten = (list: readonly Node[]): readonly Node[] =>
    list.flatMap((node) => [node, ...flatten(node.components ?? [])]);
  return flatten(message.components ?? []);
}

/** What a message says. */
export const textOf = (message: Pick<APIMessage, 'components'>): string =>
  nodes(message)
    .flatMap((node) => node.content ?? [])
    .join('\n');

/** The buttons that play. The one for details, which every page keeps, is not among them: `moreOf` finds it. */
export const buttonsOf = (message: Pick<APIMessage, 'components'>): readonly Node[] =>
  nodes(message).filter((node) => node.type === ComponentType.Button && !isMoreId(node.custom_id));

/** The custom_id of the button for details. */
export function moreOf(message: Pick<APIMessage, 'components'>): string {
  const found = nodes(message).find((node) => isMoreId(node.custom_id))?.custom_id;
  if (found === undefined) throw new Error(`no button for details: ${textOf(message)}`);
  return found;
}

/** The custom_id of the button with this label. */
export function button(message: Pick<APIMessage, 'components'>, label: string): string {
  const found = buttonsOf(message).find((node) => node.label === label);
  if (!found?.custom_id)
    throw new Error(
      `no button ${label} among ${buttonsOf(message)
        .map((node) => node.label)
        .join(', ')}`,
    );
  return found.custom_id;
}

/** The message of an outcome; throws with what came instead. */
export function messageOf(outcome: Outcome): APIMessage {
  if ('message' in outcome) return outcome.message;
  throw new Error(`no message but ${JSON.stringify(outcome)}`);
}

/** The last public message of the bot in the player's channel, once the bot has nothing in hand. */
export async function lastPage({ bot }: House, player: Player): Promise<APIMessage> {
  await bot.idle();
  const page = (await player.messages()).filter((message) => message.author.bot && !((message.flags ?? 0) & 64)).at(-1);
  if (!page) throw new Error('no page');
  return page;
}
