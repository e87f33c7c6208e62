import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import type { Intent } from '../engine/ask.js';
import type { Campaign, Played, Service, View } from '../service/service.js';
import type { RuleIndex } from '../narrator/rules/rule-index.js';
import type { Answer, Choices } from './answer.js';
import type { CommandCall, OptionValue, PressCall, TypingCall } from './interaction.js';

/** A slash command: its definition, what it does, and what it offers while an option is typed. */
export interface Command {
  readonly definition: RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(context: Context): Promise<Answer>;
  choices?(context: Context<TypingCall>): Promise<Choices>;
  /** Goes on where somebody pressed a button, or picked `values` from a menu, of one of its own answers. */
  pressed?(context: Context<PressCall>, detail: string, values: readonly string[]): Promise<Answer>;
}

/** What a handler may use: who asks, with what, the service, and the rules to look up. It never sees Discord's client. */
export class Context<C extends CommandCall | TypingCall | PressCall = CommandCall> {
  constructor(
    readonly call: C,
    readonly service: Service,
    readonly now: Date,
    readonly rules: () => Promise<RuleIndex>,
  ) {}

  /** A text option, trimmed; undefined if it was left out. */
  text(option: string): string | undefined {
    const value = this.option(option);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  }

  number(option: string): number | undefined {
    const value = this.option(option);
    return typeof value === 'number' ? value : undefined;
  }

  flag(option: string): boolean {
    return this.option(option) === true;
  }

  /** A yes or no; undefined if it was left out. */
  said(option: string): boolean | undefined {
    const value = this.option(option);
    return typeof value === 'boolean' ? value : undefined;
  }

  private option(name: string): OptionValue | undefined {
    return 'options' in this.call ? this.call.options[name] : undefined;
  }

  campaign(): Promise<Campaign | undefined> {
    return this.service.campaignIn(this.call.channel);
  }

  async view(): Promise<View | undefined> {
    const campaign = await this.campaign();
    return campaign && this.service.view(campaign.id);
  }

  /** Carries out an intent of whoever asks. */
  act(campaign: Campaign, intent: Intent): Promise<Played> {
    const { id, user } = this.call;
    return this.service.act({ interaction: id, campaign: campaign.id, user: user.id, userName: user.name, intent });
  }
}
