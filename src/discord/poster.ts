import type { APIMessage } from 'discord-api-types/v10';
import type { Page, Posted, Service } from '../service/service.js';
import { pageLink } from '../narrator/links.js';
import { tellPage, type Surroundings, type TellingPage } from '../narrator/page.js';
import type { DiscordApi } from './discord-api.js';
import { CODES, describe, isFailure } from './failure.js';
import { lineMessage, together, type MessageBody } from './layout/message.js';
import { pageMessages, revisedMessage } from './layout/page-messages.js';
import { pieces } from './layout/text.js';
import type { Log } from './log.js';
import { isMarked, marked } from './page-mark.js';
import type { Reply } from './reply.js';
import { hasButtons, spentPage } from './spent.js';
import { within } from './within.js';

/** Whether a page stands on Discord now, or why not. */
export type Posting = 'posted' | 'no-channel' | 'no-right' | 'failed';

/** How long a page waits for the one before it, in milliseconds. */
const HOLD_UP = 800;
/** How many messages of a channel are looked through for a page that may stand there: as many as Discord gives at once. */
const LOOK_BACK = 100;

interface Told {
  readonly told: TellingPage;
  readonly at: Posted;
}

/** Brings pages to Discord and tells the service where they stand. */
export class Poster {
  /** Pages this process is busy with, so that its own outbox round does not take them up as well. */
  private readonly busy = new Set<number>();
  private readonly queues = new Map<number, Promise<Posting>>();
  /** The newest page in each channel, as far as this process has posted it. */
  private readonly lowest = new Map<string, string>();

  constructor(
    private readonly api: DiscordApi,
    private readonly service: Service,
    private readonly log: Log,
    private readonly self: () => string | undefined,
  ) {}

  isBusyWith(page: number): boolean {
    return this.busy.has(page);
  }

  /** Posts a page as what came of an interaction. */
  answer(page: Page, reply: Reply): Promise<Posting> {
    const { replaces } = page;
    return this.once(page, async () => {
      const told = await this.tell(page, reply.call.user.id);
      if (replaces && replaces.message === reply.page?.id)
        return { told, at: await this.revised(page, told, reply, replaces) };
      if (replaces && this.isBuried(replaces)) return { told, at: await this.moved(page, told, replaces) };
      if (replaces) return { told, at: await this.replace(page, told, replaces) };
      return { told, at: await this.send(page, pageMessages(told), reply) };
    });
  }

  /**
   * Posts a page that nobody is waiting for in an interaction: after a restart, a failure, a deadline. `quiet` rings nobody.
   * What stands of it already, from a process that died before it could note so, is not posted again.
   */
  post(page: Page, quiet = false): Promise<Posting> {
    return this.once(page, async () => {
      const whole = await this.tell(page, undefined);
      const told = quiet ? { ...whole, rings: [] } : whole;
      const { replaces } = page;
      if (replaces) return { told, at: await this.replace(page, told, replaces) };
      return { told, at: await this.send(page, pageMessages(told), undefined, await this.standing(page)) };
    });
  }

  /** Takes the buttons off a page that was answered otherwise. Old pages may refuse (30046); then the press itself is told. */
  async spend(at: Posted, note: string): Promise<void> {
    try {
      const message = await this.api.message(at.channel, at.message);
      if (!hasButtons(message)) return;
      await this.api.edit(at.channel, at.message, spentPage(message, note));
    } catch (error) {
      this.log('page-not-spent', { message: at.message, failure: describe(error) });
    }
  }

  /** Pages of one campaign go out one after the other, as they came; a page that hangs holds up the next for a moment only. */
  private once(page: Page, work: () => Promise<Told>): Promise<Posting> {
    const { id } = page.campaign;
    this.busy.add(page.id);
    const before = this.queues.get(id) ?? Promise.resolve('posted');
    const mine = within(HOLD_UP, before)
      .then(() => this.attempt(page, work))
      .finally(() => {
        this.busy.delete(page.id);
        if (this.queues.get(id) === mine) this.queues.delete(id);
      });
    this.queues.set(id, mine);
    return mine;
  }

  private async attempt(page: Page, work: () => Promise<Told>): Promise<Posting> {
    try {
      const { told, at } = await work();
      await this.service.posted(page.id, at, together(pieces(told.blocks)));
      return 'posted';
    } catch (error) {
      this.log('page-not-posted', { page: page.id, channel: page.campaign.channel, failure: describe(error) });
      return this.reason(page, error);
    }
  }

  private async reason(page: Page, error: unknown): Promise<Posting> {
    if (isFailure(error, CODES.unknownChannel)) {
      await this.service.homeless(page.campaign.channel);
      return 'no-channel';
    }
    return isFailure(error, CODES.missingAccess, CODES.missingPermissions) ? 'no-right' : 'failed';
  }

  /** Whether a newer page stands below: what a command changes above it changes out of sight. */
  private isBuried({ channel, message }: Posted): boolean {
    const newest = this.lowest.get(channel);
    return newest !== undefined && BigInt(newest) > BigInt(message);
  }

  /** Posts a page that changed anew, below the others, with its story; where it stood, a line leads there. */
  private async moved(page: Page, told: TellingPage, from: Posted): Promise<Posted> {
    const standing = await this.standingAt(from);
    const body = standing && revisedMessage(standing, told);
    const at = await this.send(page, body ? [body] : pageMessages(told));
    if (standing)
      await this.leave(from, lineMessage(`-# This goes on [further down](${pageLink(page.campaign.guild, at)}).`));
    return at;
  }

  /** A page as it stands; undefined if somebody deleted it. */
  private async standingAt({ channel, message }: Posted): Promise<APIMessage | undefined> {
    try {
      return await this.api.message(channel, message);
    } catch (error) {
      if (!isFailure(error, CODES.unknownMessage)) throw error;
      return undefined;
    }
  }

  /** Old messages may refuse (30046): then the page is there twice, and its old buttons say so. */
  private async leave({ channel, message }: Posted, line: MessageBody): Promise<void> {
    try {
      await this.api.edit(channel, message, line);
    } catch (error) {
      this.log('page-not-spent', { message, failure: describe(error) });
    }
  }

  private async revised(page: Page, told: TellingPage, reply: Reply, at: Posted): Promise<Posted> {
    const body = reply.page ? revisedMessage(reply.page, told) : undefined;
    return body && (await reply.update(body)) ? at : this.replace(page, told, at);
  }

  /** Updates a page in its place; a page that somebody deleted is posted anew. */
  private async replace(page: Page, told: TellingPage, at: Posted): Promise<Posted> {
    try {
      const body = revisedMessage(await this.api.message(at.channel, at.message), told);
      if (body) await this.api.edit(at.channel, at.message, body);
      return at;
    } catch (error) {
      if (!isFailure(error, CODES.unknownMessage, CODES.editsOfOldMessages)) throw error;
      return this.send(page, pageMessages(told));
    }
  }

  /** The messages of a page that stand in its channel, oldest first. One may only look back where one may read the history. */
  private async standing({ id, campaign }: Page): Promise<readonly APIMessage[]> {
    try {
      const newest = await this.api.newest(campaign.channel, LOOK_BACK);
      return newest.filter((message) => message.author.id === this.self() && isMarked(message, id)).reverse();
    } catch (error) {
      if (isFailure(error, CODES.missingAccess, CODES.missingPermissions)) return [];
      throw error;
    }
  }

  /**
   * Posts the messages in order, but for those that stand already; the first may be the answer itself. The page stands where
   * its last message does.
   */
  private async send(
    page: Page,
    messages: readonly MessageBody[],
    reply?: Reply,
    standing: readonly APIMessage[] = [],
  ): Promise<Posted> {
    let at: Posted = { channel: page.campaign.channel, message: '' };
    for (const [index, plain] of messages.entries()) {
      const body = marked(plain, page.id);
      const own = index === 0 && reply?.isOpen && reply.page === null && reply.call.channel === page.campaign.channel;
      const message =
        standing[index] ??
        (own ? await reply.publicly(body) : undefined) ??
        (await this.inChannel(page, body, index, reply));
      at = { channel: message.channel_id, message: message.id };
      this.lowest.set(at.channel, at.message);
    }
    return at;
  }

  private async inChannel(page: Page, body: MessageBody, index: number, reply?: Reply) {
    const { channel } = page.campaign;
    const nonce = `v${page.id}.${index}`;
    try {
      return await this.api.post(channel, body, nonce);
    } catch (error) {
      if (isFailure(error, CODES.archivedThread)) {
        await this.api.unarchive(channel);
        return this.api.post(channel, body, nonce);
      }
      const shut = isFailure(error, CODES.missingAccess, CODES.missingPermissions);
      if (!shut || reply?.call.channel !== channel) throw error;
      return reply.besides(body);
    }
  }

  private async tell(page: Page, actor: string | undefined): Promise<TellingPage> {
    const first = tellPage(page, actor === undefined ? {} : { actor });
    const around: Surroundings = { ...(actor !== undefined && { actor }), gone: await this.gone(page, first.rings) };
    if (first.offers !== 'turn') return tellPage(page, around);
    const view = await this.service.view(page.campaign.id);
    if (!view) return tellPage(page, around);
    const { library } = view;
    return tellPage(page, { ...around, state: view.position.state, ...(library && { library }) });
  }

  /** Who of those to be called on has left the server; nobody announces that to us, so it is looked up before each ring. */
  private async gone(page: Page, users: readonly string[]): Promise<ReadonlySet<string>> {
    const { guild } = page.campaign;
    if (guild === null) return new Set();
    const looked = await Promise.all(users.map(async (user) => ((await this.isMember(guild, user)) ? [] : [user])));
    await Promise.all(looked.flat().map((user) => this.service.away(page.campaign.id, user, true)));
    return new Set(looked.flat());
  }

  private async isMember(guild: string, user: string): Promise<boolean> {
    try {
      await this.api.member(guild, user);
      return true;
    } catch (error) {
      return !isFailure(error, CODES.unknownMember, CODES.unknownUser);
    }
  }
}
