import { GatewayDispatchEvents, type GatewayThreadUpdateDispatchData } from 'discord-api-types/v10';
import type { Client } from 'discord.js';
import type { Service } from '../service/service.js';
import type { DiscordApi } from './discord-api.js';
import { describe } from './failure.js';
import type { Log } from './log.js';

/** Opens an archived thread again while a question waits in it: buttons in archived threads are dead. Locked ones are left alone. */
export function keepThreadsOpen(client: Client, api: DiscordApi, service: Service, log: Log): void {
  client.ws.on(GatewayDispatchEvents.ThreadUpdate, (thread: GatewayThreadUpdateDispatchData) => {
    if (!thread.thread_metadata?.archived || thread.thread_metadata.locked) return;
    reopen(thread.id, api, service).catch((error: unknown) =>
      log('thread-not-reopened', { thread: thread.id, failure: describe(error) }),
    );
  });
}

async function reopen(thread: string, api: DiscordApi, service: Service): Promise<void> {
  const campaign = await service.campaignIn(thread);
  const view = campaign && (await service.view(campaign.id));
  if (view?.asks.length) await api.unarchive(thread);
}
