import { InteractionResponseType } from 'discord-api-types/v10';
import type { Played, Service } from '../service/service.js';
import type { RuleIndex } from '../narrator/rules/rule-index.js';
import { refusalLine } from '../narrator/voices.js';
import { whisper, type Answer } from './answer.js';
import { decodeCommandId } from './command-id.js';
import { Context, type Command } from './command.js';
import type { DiscordApi } from './discord-api.js';
import { describe } from './failure.js';
import type { CommandCall, Interaction, PressCall, TypingCall } from './interaction.js';
import { joinRows } from './layout/join-rows.js';
import { whyRows } from './layout/why-rows.js';
import { lineMessage, offerMessage, type MessageBody } from './layout/message.js';
import { fit, LIMITS } from './limits.js';
import { pageLink } from '../narrator/links.js';
import type { Log } from './log.js';
import { missingRights, missingRightsText } from './permissions.js';
import { more } from './more.js';
import { decodeMoreId } from './more-id.js';
import type { Poster, Posting } from './poster.js';
import { pressNote } from './press-note.js';
import { offersStay, opensForm, press } from './presses.js';
import { Reply, type Answered } from './reply.js';
import { spentPage } from './spent.js';
import { within } from './within.js';

/** Discord takes a first answer for 3 s. After this many milliseconds the router gains time by deferring. */
export const PATIENCE = 1500;

export interface RouterParts {
  readonly api: DiscordApi;
  readonly service: Service;
  readonly poster: Poster;
  readonly commands: readonly Command[];
  readonly rules: () => Promise<RuleIndex>;
  readonly log: Log;
  readonly clock: () => Date;
}

/** Refusals that a new group mends. */
const SEATLESS: readonly string[] = ['not-seated', 'no-group', 'group-ended'];
const BROKEN = 'Something went wrong on my side. If your move was made, it is kept: `/resume` shows where you stand.';
const SLOW = 'The book is slow to open just now. Please press again in a moment.';

/** Takes every interaction and sees to it that each is answered, in time, whatever happens. */
export class Router {
  private readonly commands: ReadonlyMap<string, Command>;

  constructor(private readonly parts: RouterParts) {
    this.commands = new Map(parts.commands.map((command) => [command.definition.name, command]));
  }

  async route(call: Interaction): Promise<void> {
    try {
      if (call.kind === 'typing') await this.offerChoices(call);
      else await this.answer(call);
    } catch (error) {
      this.note('interaction-unanswered', call, error);
    }
  }

  private async offerChoices(call: TypingCall): Promise<void> {
    const { api } = this.parts;
    const asked = this.commands.get(call.name)?.choices?.(this.context(call)) ?? Promise.resolve([]);
    asked.catch((error: unknown) => this.note('choices-failed', call, error));
    const found = await within(
      PATIENCE,
      asked.catch(() => []),
    );
    const choices = (found ?? [])
      .slice(0, LIMITS.choices)
      .map(({ name: label, value }) => ({ name: fit(label, LIMITS.choiceText), value }));
    await api.callback(call, { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices } });
  }

  private async answer(call: Answered): Promise<void> {
    const reply = new Reply(this.parts.api, call, this.parts.log, () => this.parts.clock().getTime());
    try {
      await this.say(await this.inTime(call, reply), reply);
    } catch (error) {
      this.note('handler-failed', call, error);
      await reply.privately(lineMessage(BROKEN));
    }
  }

  /** Waits for the handler; one that takes long is put off privately, one that opens a form cannot be. */
  private async inTime(call: Answered, reply: Reply): Promise<Answer> {
    const work = this.handle(call);
    const quick = await within(PATIENCE, work);
    if (quick) return quick;
    if (call.kind !== 'command' && opensForm(call)) {
      work.catch((error: unknown) => this.note('handler-failed', call, error));
      return whisper(SLOW);
    }
    await reply.defer();
    return work;
  }

  private handle(call: Answered): Promise<Answer> {
    if (call.kind === 'press') return this.goOn(call) ?? this.tellMore(call) ?? press(call, this.parts.service);
    if (call.kind === 'written') return press(call, this.parts.service);
    const command = this.commands.get(call.name);
    if (!command)
      return Promise.resolve(whisper(`I do not know \`/${call.name}\` any more. \`/help\` lists what I know.`));
    return command.run(this.context(call));
  }

  /** A command that offered buttons of its own goes on with them. */
  private goOn(call: PressCall): Promise<Answer> | undefined {
    const address = decodeCommandId(call.customId);
    const command = address && this.commands.get(address.command);
    return address && command?.pressed?.(this.context(call), address.detail, call.values);
  }

  /** The button for details, which every page has, whoever presses it. */
  private tellMore(call: PressCall): Promise<Answer> | undefined {
    const address = decodeMoreId(call.customId);
    return address && more(this.context(call), address);
  }

  private context<C extends CommandCall | TypingCall | PressCall>(call: C): Context<C> {
    const { service, clock, rules } = this.parts;
    return new Context(call, service, clock(), rules);
  }

  private async say(answer: Answer, reply: Reply): Promise<void> {
    switch (answer.kind) {
      case 'private':
        return reply.privately(answer.message);
      case 'form':
        return reply.form(answer.form);
      case 'public':
        if (reply.isOpen) await reply.publicly(answer.message);
        else await reply.besides(answer.message);
        return;
      case 'turned':
        await reply.update(answer.message);
        return;
      case 'played':
        return this.show(answer.played, reply, answer.message);
    }
  }

  private async show(played: Played, reply: Reply, instead?: MessageBody): Promise<void> {
    if (played.kind === 'refused') {
      const link = played.live ? ` [The page that is open now](${pageLink(reply.call.guild, played.live)})` : '';
      const text = `${refusalLine(played.refusal)}${link}`;
      const { refused, rule } = played.refusal;
      const why = rule === undefined ? [] : whyRows(rule);
      const rows = SEATLESS.includes(refused) ? joinRows() : why;
      return reply.privately(rows.length > 0 ? offerMessage(text, rows) : lineMessage(text));
    }
    if (played.kind === 'again') return reply.finish('That was carried out already. `/resume` shows where you stand.');
    if (instead) await reply.update(instead);
    else await this.turnPage(played, reply);
    const posting = await this.parts.poster.answer(played.page, reply);
    const standing = [reply.page?.id, played.page.replaces?.message];
    for (const spent of played.spent) {
      if (!standing.includes(spent.message)) await this.parts.poster.spend(spent, pressNote(reply));
    }
    await this.closing(posting, reply);
  }

  /** The pressed page shows what was chosen and loses its buttons, in the answer to the press itself. */
  private async turnPage(played: Extract<Played, { kind: 'page' }>, reply: Reply): Promise<void> {
    const { page: pressed } = reply;
    if (!pressed || played.page.replaces?.message === pressed.id || offersStay(reply.call)) return;
    const note = pressNote(reply);
    const turned = await reply.update(spentPage(pressed, note));
    if (!turned) await this.parts.poster.spend({ channel: pressed.channel_id, message: pressed.id }, note);
  }

  /** The last private word, where one is needed: what went wrong, or that it was done. */
  private async closing(posting: Posting, reply: Reply): Promise<void> {
    const { call } = reply;
    const missing = missingRights(call.permissions, call.inThread);
    if (missing.length || posting === 'no-right')
      return reply.privately(lineMessage(missingRightsText(missing, call.channel)));
    if (posting === 'posted') return reply.finish('Done.');
    const why = posting === 'no-channel' ? 'The channel of this campaign is gone.' : 'Discord did not take the page.';
    await reply.privately(
      lineMessage(`${why} Your move is kept, and I go on trying. \`/resume\` asks for the page again.`),
    );
  }

  private note(event: string, call: Interaction, error: unknown): void {
    const age = this.parts.clock().getTime() - call.at;
    this.parts.log(event, { interaction: call.id, kind: call.kind, age, failure: describe(error) });
  }
}
