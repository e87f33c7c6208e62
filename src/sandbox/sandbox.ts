import { setImmediate } from 'node:timers/promises';
import { ChannelType } from 'discord-api-types/v10';
import { newControl, type Control } from './control.js';
import { announce } from './gateway/announce.js';
import { Gateway } from './gateway/gateway.js';
import { Faults } from './http/faults.js';
import { Rates } from './http/rates.js';
import { GATEWAY_PATH, listen, LOOPBACK_ADDRESS, newServer } from './http/server.js';
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
 * A Discord of our own on loopback. Throws if NODE_ENV is production, and an error with code EADDRINUSE if the port is
 * taken.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('The sandbox is for trying out and for tests: it does not start where NODE_ENV is production.');
  const { port = 0, folder, clock = Date.now, onPayload = () => undefined } = options;
  let openPort = port;
  const address = (scheme: string) => `${scheme}://${LOOPBACK_ADDRESS}:${openPort}`;
  const ledger = folder === undefined ? null : new Ledger(folder);
  const world = new World(clock, ledger);
  if (world.isNew) seed(world);
  const context: RestContext = {
    world,
    files: new Files(folder ?? null),
    baseUrl: () => address('http'),
    interactions: new OpenInteractions(world),
    gatewayUrl: () => `${address('ws')}${GATEWAY_PATH}`,
    oldEdits: { left: Infinity },
  };
  const gateway = new Gateway(world, context.gatewayUrl, (name, body) =>
    onPayload({ direction: 'event', method: '', route: name, status: null, body }),
  );
  const faults = new Faults();
  const rates = new Rates();
  const server = newServer({
    rest: { context, faults, rates, onPayload },
    play: context,
    gateway,
  });
  openPort = await listen(server, port).catch((error: unknown) => {
    ledger?.close();
    throw error;
  });
  moveAddresses(world, address('http'));
  announce(world, gateway);
  context.interactions.on('opened', (place, payload) =>
    gateway.dispatch('INTERACTION_CREATE', payload, null, place.type === ChannelType.DM ? null : world.realm.guildId),
  );
  return {
    url: address('http'),
    api: `${address('http')}/api`,
    token: world.realm.token,
    applicationId: world.realm.applicationId,
    guildId: world.realm.guildId,
    get channelIds() {
      return [...world.places.values()].filter((place) => place.type === ChannelType.GuildText).map(({ id }) => id);
    },
    control: newControl({ context, gateway, faults, rates }),
    close: () => close(),
  };

  async function close(): Promise<void> {
    context.interactions.close();
    gateway.close();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await setImmediate();
    server.closeAllConnections();
    await closed;
    ledger?.close();
  }
}
