import { Routes, type APIInteractionResponse, type APIMessage } from 'discord-api-types/v10';
import type { RawFile, REST } from 'discord.js';
import pRetry from 'p-retry';
import { isBrokenConnection } from './failure.js';
import type { MessageBody } from './layout/message.js';

/** A post whose answer was lost is sent again soon; its nonce keeps it from standing there twice. In milliseconds. */
const AGAIN = { retries: 2, minTimeout: 300 };

/** An interaction's way back: its id and token. */
export interface WayBack {
  readonly id: string;
  readonly token: string;
  readonly application: string;
}

type Sent = { readonly body: object; readonly files?: RawFile[] };

/** Takes the files of a message, or of an answer with a message, out of its JSON: they are sent beside it. */
function withFiles(body: MessageBody | APIInteractionResponse): Sent {
  if (!('data' in body)) return apart(body as MessageBody);
  const { body: data, files } = apart(body.data as MessageBody);
  return { body: { ...body, data }, ...(files && { files }) };
}

function apart({ files, ...body }: MessageBody): Sent {
  return { body, ...(files && { files: [...files] }) };
}

/** The few calls we make, over discord.js's REST with its rate limits and retries. Errors are DiscordAPIErrors. */
export class DiscordApi {
  constructor(private readonly rest: REST) {}

  /** Answers an interaction; gives the message that came of it, where one did. */
  async callback(to: WayBack, body: APIInteractionResponse): Promise<APIMessage | undefined> {
    const query = new URLSearchParams({ with_response: 'true' });
    const answer = await this.rest.post(Routes.interactionCallback(to.id, to.token), {
      ...withFiles(body),
      query,
      auth: false,
    });
    return (answer as { resource?: { message?: APIMessage } } | undefined)?.resource?.message;
  }

  /** The answer to an interaction, as it stands. */
  async original(to: WayBack): Promise<APIMessage> {
    return (await this.rest.get(Routes.webhookMessage(to.application, to.token), { auth: false })) as APIMessage;
  }

  async editOriginal(to: WayBack, body: MessageBody): Promise<APIMessage> {
    return (await this.rest.patch(Routes.webhookMessage(to.application, to.token), {
      ...withFiles(body),
      auth: false,
    })) as APIMessage;
  }

  async followUp(to: WayBack, body: MessageBody): Promise<APIMessage> {
    return (await this.rest.post(Routes.webhook(to.application, to.token), {
      ...withFiles(body),
      auth: false,
    })) as APIMessage;
  }

  /** Posts a message once: the same nonce within a few minutes gives the first one back. */
  async post(channel: string, body: MessageBody, nonce: string): Promise<APIMessage> {
    const full = { ...body, nonce, enforce_nonce: true };
    const send = () => this.rest.post(Routes.channelMessages(channel), withFiles(full));
    return (await pRetry(send, { ...AGAIN, shouldRetry: isBrokenConnection })) as APIMessage;
  }

  async edit(channel: string, message: string, body: MessageBody): Promise<APIMessage> {
    return (await this.rest.patch(Routes.channelMessage(channel, message), withFiles(body))) as APIMessage;
  }

  async message(channel: string, message: string): Promise<APIMessage> {
    return (await this.rest.get(Routes.channelMessage(channel, message))) as APIMessage;
  }

  /** The newest messages of a channel, newest first; `limit` 1 to 100. */
  async newest(channel: string, limit: number): Promise<readonly APIMessage[]> {
    const query = new URLSearchParams({ limit: String(limit) });
    return (await this.rest.get(Routes.channelMessages(channel), { query })) as readonly APIMessage[];
  }

  async unarchive(thread: string): Promise<void> {
    await this.rest.patch(Routes.channel(thread), { body: { archived: false } });
  }

  /** Looks whether a user is still on a server. Throws 10007 or 10013 if not. */
  async member(guild: string, user: string): Promise<void> {
    await this.rest.get(Routes.guildMember(guild, user));
  }
}
