import { Events, RESTEvents, Status, type Client } from 'discord.js';
import type { Log } from './log.js';

/** How often shards are looked at, and for how long one may be unready, in milliseconds. */
const LOOK_EVERY = 30_000;
const LONGEST_SILENCE = 300_000;

/** Routes that answer 401 for an interaction's token, not for ours (50027). */
const BY_INTERACTION_TOKEN = /^\/(?:webhooks|interactions)\//;

/**
 * Calls `fatal` where only a new start helps: a 401, after which discord.js has forgotten its token for good;
 * a session that Discord closed for good; a shard that has not been ready for five minutes. Gives what stops the watch.
 */
export function watch(client: Client, log: Log, fatal: (reason: string) => void, clock: () => Date): () => void {
  client.rest.on(RESTEvents.Response, (request, response) => {
    if (response.status === 401 && !BY_INTERACTION_TOKEN.test(request.path)) fatal(`401 from ${request.route}`);
  });
  client.on(Events.Invalidated, () => fatal('session invalidated'));
  client.on(Events.ShardDisconnect, (event, shard) => fatal(`shard ${shard} closed with ${event.code}`));
  const reconnecting = (shard: number) => log('shard-reconnecting', { shard });
  client.on(Events.ShardReconnecting, reconnecting);
  client.on(Events.ShardResume, (shard, replayed) => log('shard-resumed', { shard, replayed }));
  client.on(Events.Error, (error) => log('client-error', { failure: error.message }));
  client.on(Events.ShardError, (error, shard) => log('shard-error', { shard, failure: error.message }));
  const since = new Map<number, number>();
  const timer = setInterval(() => lookAtShards(client, since, clock().getTime(), fatal), LOOK_EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    client.off(Events.ShardReconnecting, reconnecting);
  };
}

function lookAtShards(client: Client, since: Map<number, number>, now: number, fatal: (reason: string) => void): void {
  for (const [id, shard] of client.ws.shards) {
    if (shard.status === Status.Ready) since.delete(id);
    else if (!since.has(id)) since.set(id, now);
    else if (now - (since.get(id) ?? now) > LONGEST_SILENCE) fatal(`shard ${id} has not been ready for five minutes`);
  }
}
