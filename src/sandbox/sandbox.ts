import { createServer, type Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { ChannelType } from 'discord-api-types/v10';
import { newControl, type Control } from './control.js';
import { claimFolder, demandFreeFolder, releaseFolder } from './folder-claim.js';
import { announce } from './gateway/announce.js';
import { Gateway } from './gateway/gateway.js';
import { Faults } from './http/faults.js';
import { Rates } from './http/rates.js';
import { attend, GATEWAY_PATH, listen, LOOPBACK_ADDRESS } from './http/server.js';
import { OpenInteractions } from './interactions/open-interactions.js';
import type { RestContext } from './rest/context.js';
import type { Payload } from './rest/rest-api.js';
import { Files } from './world/files.js';
import { Ledger } from './world/ledger.js';
import { moveAddresses } from './world/move.js';
import { seed } from './world/seed.js';
import { World } from './world/world.js';

export interface SandboxOptions {
  /** 0, the default, means any free port. */
  readonly port?: number;
  /** Where everything is kept; without it, in memory only. */
  readonly folder?: string;
  /** Unix milliseconds; for tests. */
  readonly clock?: () => number;
  /** Sees every payload of REST and gateway; for tests. */
  readonly onPayload?: (payload: Payload) => void;
  /** Resolves when the bot has nothing in hand; for tests, which then need not wait for more after a deferral. */
  readonly idle?: () => Promise<void>;
}

export interface Sandbox {
  /** The page: `http://127.0.0.1:PORT` */
  readonly url: string;
  /** For `new Client({ rest: { api } })`. */
  readonly api: string;
  readonly token: string;
  readonly applicationId: string;
  readonly guildId: string;
  /** Text channels in the order of the sidebar: #tavern, #campaign-two, #dice, ... */
  readonly channelIds: readonly string[];
  readonly control: Control;
  close(): Promise<void>;
}

/**
 * A Discord of our own on loopback. Throws if NODE_ENV is production, if another sandbox uses the folder, and an error
 * with code EADDRINUSE if the port is taken.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('The sandbox is for trying out and for tests: it does not start where NODE_ENV is production.');
  const { port = 0, folder } = options;
  if (folder !== undefined) await demandFreeFolder(folder);
  const server = createServer();
  const openPort = await listen(server, port);
  try {
    return furnish(server, openPort, options);
  } catch (error) {
    server.close();
    throw error;
  }
}

/** Everything behind an open port. Nothing is awaited here, so that no request comes in before all is there. */
function furnish(server: Server, port: number, options: SandboxOptions): Sandbox {
  const { folder, clock = Date.now, onPayload = () => undefined } = options;
  const url = `http://${LOOPBACK_ADDRESS}:${port}`;
  if (folder !== undefined) claimFolder(folder, url);
  const ledger = folder === undefined ? null : new Ledger(folder);
  const context = newContext(new World(clock, ledger), new Files(folder ?? null), port, options.idle);
  const { world, interactions } = context;
  const gateway = new Gateway(world, context.gatewayUrl, (name, body) =>
    onPayload({ direction: 'event', method: '', route: name, status: null, body }),
  );
  const faults = new Faults();
  const rates = new Rates();
  moveAddresses(world, url);
  announce(world, gateway);
  interactions.on('opened', (place, payload) =>
    gateway.dispatch('INTERACTION_CREATE', payload, null, place.type === ChannelType.DM ? null : world.realm.guildId),
  );
  attend(server, { rest: { context, faults, rates, onPayload }, play: context, gateway });
  return {
    url,
    api: `${url}/api`,
    token: world.realm.token,
    applicationId: world.realm.applicationId,
    guildId: world.realm.guildId,
    get channelIds() {
      return [...world.places.values()].filter((place) => place.type === ChannelType.GuildText).map(({ id }) => id);
    },
    control: newControl({ context, gateway, faults, rates }),
    close: async () => {
      interactions.close();
      gateway.close();
      await shut(server);
      ledger?.close();
      if (folder !== undefined) releaseFolder(folder);
    },
  };
}

function newContext(world: World, files: Files, port: number, idle?: () => Promise<void>): RestContext {
  if (world.isNew) seed(world);
  return {
    world,
    files,
    interactions: new OpenInteractions(world, idle),
    baseUrl: () => `http://${LOOPBACK_ADDRESS}:${port}`,
    gatewayUrl: () => `ws://${LOOPBACK_ADDRESS}:${port}${GATEWAY_PATH}`,
    oldEdits: { left: Infinity },
  };
}

/** Lets the last answers out, then cuts what is still connected. */
async function shut(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await setImmediate();
  server.closeAllConnections();
  await closed;
}
