import type { Gateway } from './gateway/gateway.js';
import type { Faults, Matcher } from './http/faults.js';
import type { Rates } from './http/rates.js';
import type { RestContext } from './rest/context.js';
import { archive } from './world/places.js';
import { withDenial, type Permission } from './world/permissions.js';

/** Trouble that a test may make. */
export interface Control {
  /** Cuts the gateway's sockets; with `forget`, the sessions cannot resume either. Returns how many were cut. */
  dropGateway(forget?: boolean): number;
  /** The next matching request is carried out, but its answer never arrives. */
  loseAnswer(matches: Matcher): void;
  /** The next matching request meets a 500. */
  failRequest(matches: Matcher): void;
  /** The next matching request waits until the returned function is called. */
  holdRequest(matches: Matcher): () => void;
  /** Requests a route and channel may have in `window` milliseconds, from now on. */
  limitRate(limit: number, window: number): void;
  /** Edits still allowed to messages older than an hour (30046 after that). */
  limitOldEdits(left: number): void;
  deleteMessage(messageId: string): void;
  archiveThread(placeId: string, locked?: boolean): void;
  deleteChannel(placeId: string): void;
  /** Takes a permission from the bot in a channel. */
  deny(placeId: string, permission: Permission): void;
  allow(placeId: string, permission: Permission): void;
  /** A player leaves the guild. */
  removePlayer(userId: string): void;
  /** Fails the interactions whose 3 s are over by the sandbox's clock; returns how many. */
  expire(): number;
}

interface Levers {
  readonly context: RestContext;
  readonly gateway: Gateway;
  readonly faults: Faults;
  readonly rates: Rates;
}

export function newControl({ context, gateway, faults, rates }: Levers): Control {
  const { world, interactions, oldEdits } = context;
  const setDenial = (placeId: string, permission: Permission, denied: boolean) =>
    world.putPlace(withDenial(world, world.place(placeId), permission, denied));
  return {
    dropGateway: (forget = false) => gateway.drop(forget),
    loseAnswer: (matches) => faults.loseAnswer(matches),
    failRequest: (matches) => faults.fail(matches),
    holdRequest: (matches) => faults.hold(matches),
    limitRate: (limit, window) => Object.assign(rates, { limit, window }),
    limitOldEdits: (left) => Object.assign(oldEdits, { left }),
    deleteMessage: (messageId) => {
      const kept = world.messages.get(messageId);
      if (kept) world.removeMessage(kept);
    },
    archiveThread: (placeId, locked = false) => archive(world, world.place(placeId), true, locked),
    deleteChannel: (placeId) => world.removePlace(world.place(placeId)),
    deny: (placeId, permission) => setDenial(placeId, permission, true),
    allow: (placeId, permission) => setDenial(placeId, permission, false),
    removePlayer: (userId) => world.removeUser(world.user(userId)),
    expire: () => interactions.expire(),
  };
}
