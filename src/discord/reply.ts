import {
  InteractionResponseType,
  MessageFlags,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { DiscordApi } from './discord-api.js';
import { CODES, describe, isFailure } from './failure.js';
import type { CommandCall, PressCall, WrittenCall } from './interaction.js';
import { lineMessage, type MessageBody } from './layout/message.js';
import type { Log } from './log.js';

export type Answered = CommandCall | PressCall | WrittenCall;

/**
 * The way back to one interaction, and how much of it is used up: `open` until the first answer, which must come within 3 s;
 * `thinking` after a private deferral, whose place the next private line takes; `silent` after a deferred update of a page;
 * `answered` after that.
 */
export class Reply {
  private state: 'open' | 'thinking' | 'silent' | 'answered' = 'open';

  constructor(
    private readonly api: DiscordApi,
    readonly call: Answered,
    private readonly log: Log,
    private readonly clock: () => number,
  ) {}

  get isOpen(): boolean {
    return this.state === 'open';
  }

  /** The page that was pressed, if this came from one. */
  get page(): APIMessage | null {
    return this.call.kind === 'command' ? null : this.call.message;
  }

  /** Gains time: privately, so that nothing public stands there half done. */
  async defer(): Promise<void> {
    if (!this.isOpen) return;
    const page = this.page !== null;
    this.state = page ? 'silent' : 'thinking';
    await this.first(
      page
        ? { type: InteractionResponseType.DeferredMessageUpdate }
        : {
            type: InteractionResponseType.DeferredChannelMessageWithSource,
            data: { flags: MessageFlags.Ephemeral },
          },
    );
  }

  /** Says something to the asking player alone, by whichever way is open. */
  async privately(body: MessageBody): Promise<void> {
    const hidden = { ...body, flags: body.flags | MessageFlags.Ephemeral };
    const was = this.state;
    this.state = 'answered';
    if (was === 'open') await this.first({ type: InteractionResponseType.ChannelMessageWithSource, data: hidden });
    else if (was === 'thinking') await this.api.editOriginal(this.call, body);
    else await this.api.followUp(this.call, hidden);
  }

  /** Posts a message as the answer itself. Undefined if it may not have come through: then it must be posted otherwise. */
  async publicly(body: MessageBody): Promise<APIMessage | undefined> {
    this.state = 'answered';
    return this.first({ type: InteractionResponseType.ChannelMessageWithSource, data: body });
  }

  /** Changes the pressed page. */
  async update(body: MessageBody): Promise<void> {
    const was = this.state;
    this.state = 'answered';
    if (was === 'open') await this.first({ type: InteractionResponseType.UpdateMessage, data: body });
    else await this.api.editOriginal(this.call, body);
  }

  async form(data: APIModalInteractionResponseCallbackData): Promise<void> {
    this.state = 'answered';
    await this.first({ type: InteractionResponseType.Modal, data });
  }

  /** Ends an interaction that nothing more is to be said to: a page needs no word, a command gets one. */
  async finish(text: string): Promise<void> {
    if (this.page === null && (this.state === 'open' || this.state === 'thinking'))
      await this.privately(lineMessage(text));
    else if (this.state === 'open') await this.defer();
  }

  /** A public message by the interaction's own token, which needs no right in the channel. */
  async besides(body: MessageBody): Promise<APIMessage> {
    if (this.state === 'thinking') await this.privately(lineMessage('Done.'));
    return this.api.followUp(this.call, body);
  }

  /** 10062: too late, and 40060: somebody answered already, perhaps we did. Neither may stop what comes after. */
  private async first(body: Parameters<DiscordApi['callback']>[1]): Promise<APIMessage | undefined> {
    try {
      return await this.api.callback(this.call, body);
    } catch (error) {
      if (!isFailure(error, CODES.unknownInteraction, CODES.alreadyAnswered)) throw error;
      this.log('answer-not-taken', {
        interaction: this.call.id,
        kind: this.call.kind,
        failure: describe(error),
        age: this.clock() - this.call.at,
      });
      return undefined;
    }
  }
}
