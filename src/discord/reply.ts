import {
  InteractionResponseType,
  MessageFlags,
  type APIInteractionResponse,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { DiscordApi } from './discord-api.js';
import { CODES, describe, isBrokenConnection, isFailure } from './failure.js';
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
    const hidden = { ...body, flags: (body.flags | MessageFlags.Ephemeral) as MessageFlags };
    const was = this.state;
    this.state = 'answered';
    if (was === 'open') await this.first({ type: InteractionResponseType.ChannelMessageWithSource, data: hidden });
    else if (was === 'thinking') await this.api.editOriginal(this.call, body);
    else await this.api.followUp(this.call, hidden);
  }

  /**
   * Posts a message as the answer itself. Undefined if it did not come through: then it must be posted otherwise.
   * Where Discord says that there is an answer already, it is ours whose confirmation was lost: it is looked up.
   */
  async publicly(body: MessageBody): Promise<APIMessage | undefined> {
    this.state = 'answered';
    const { taken, message } = await this.first({ type: InteractionResponseType.ChannelMessageWithSource, data: body });
    return taken === 'perhaps' ? this.standing() : message;
  }

  /** Changes the pressed page. False if that may not have come through. */
  async update(body: MessageBody): Promise<boolean> {
    const was = this.state;
    this.state = 'answered';
    if (was === 'open')
      return (await this.first({ type: InteractionResponseType.UpdateMessage, data: body })).taken === 'yes';
    await this.api.editOriginal(this.call, body);
    return true;
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

  /** The answer that stands there, if it is a finished one. */
  private async standing(): Promise<APIMessage | undefined> {
    const message = await this.api.original(this.call).catch(() => undefined);
    return message && !((message.flags ?? 0) & MessageFlags.Loading) ? message : undefined;
  }

  /**
   * 10062: too late; 40060: answered already, perhaps by us; a connection that broke: perhaps taken. None of them may stop
   * what comes after.
   */
  private async first(
    body: APIInteractionResponse,
  ): Promise<{ taken: 'yes' | 'no' | 'perhaps'; message?: APIMessage }> {
    try {
      const message = await this.api.callback(this.call, body);
      return { taken: 'yes', ...(message && { message }) };
    } catch (error) {
      const unsure = isFailure(error, CODES.alreadyAnswered) || isBrokenConnection(error);
      if (!unsure && !isFailure(error, CODES.unknownInteraction)) throw error;
      const age = this.clock() - this.call.at;
      this.log('answer-not-taken', {
        interaction: this.call.id,
        kind: this.call.kind,
        failure: describe(error),
        age,
      });
      return { taken: unsure ? 'perhaps' : 'no' };
    }
  }
}
