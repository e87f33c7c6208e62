import type { AnswerIntent, Ask, Intent } from '../../src/engine/ask.js';
import type { Fact } from '../../src/engine/fact.js';
import { isRefusal, refuse, type Refusal } from '../../src/engine/words.js';
import type {
  ActRequest,
  Campaign,
  Page,
  PageInFull,
  PageScope,
  Played,
  Posted,
  Seat,
  Service,
  View,
} from '../../src/service/service.js';
import { createState } from '../../src/systems/ultraquest/settings.js';

type Question = Omit<Ask, 'id' | 'seats'>;

/** What an intent comes to at the pretended table: facts, and perhaps a question. */
export interface Turn {
  readonly facts?: readonly Fact[];
  readonly ask?: Question;
  readonly refusal?: Refusal;
  readonly revises?: boolean;
}

interface Row {
  page: Page;
  posted?: Posted;
  claimed: boolean;
}

/**
 * A table that behaves as the service promises, in memory, with events given by the test: seats, turns, one question at a
 * time, an outbox, and each interaction carried out once.
 */
export class PretendService implements Service {
  readonly campaigns: Campaign[] = [];
  readonly rows: Row[] = [];
  readonly acted: ActRequest[] = [];
  readonly awayUsers: string[] = [];
  readonly lostChannels: string[] = [];
  /** Waited for before anything is carried out. */
  pause: () => Promise<void> = () => Promise.resolve();
  private readonly seen = new Map<string, Played>();
  private readonly state = createState({});
  private open: Ask | undefined;
  private turn = 0;
  private nextAsk = 1;

  constructor(private readonly play: (intent: Intent, turn: number) => Turn) {}

  async found(request: Parameters<Service['found']>[0]): Promise<Played> {
    await this.pause();
    if (await this.campaignIn(request.channel)) return { kind: 'refused', refusal: refuse('channel-has-campaign') };
    const { guild, channel, system, name, settings, user: owner } = request;
    const campaign: Campaign = {
      ...{ id: this.campaigns.length + 1, guild, channel, system, name, settings },
      ...{ version: 1, phase: 'gathering' as const, seats: [], owner, homeless: false, seedHash: '0'.repeat(64) },
    };
    this.campaigns.push(campaign);
    return this.paged([{ kind: 'read', text: `The book of ${name} is opened.` }]);
  }

  act(request: ActRequest): Promise<Played> {
    return this.once(request.interaction, () => {
      this.acted.push(request);
      if (request.intent.kind === 'join') return this.join(request);
      return this.step(request);
    });
  }

  private async once(interaction: string, work: () => Played): Promise<Played> {
    const before = this.seen.get(interaction);
    if (before) return before.kind === 'page' ? { kind: 'again', page: before.page } : before;
    await this.pause();
    const played = work();
    this.seen.set(interaction, played);
    return played;
  }

  private join({ user, userName }: ActRequest): Played {
    const seat: Seat = { id: `s${this.campaign.seats.length + 1}`, user, name: userName, away: false };
    this.update({ seats: [...this.campaign.seats, seat] });
    return this.paged([{ kind: 'read', text: `${userName} sits down.` }]);
  }

  private step({ user, intent, page }: ActRequest): Played {
    if (page !== undefined && page !== this.rows.at(-1)?.page.id) return this.refused(refuse('page-turned'));
    const seat = this.campaign.seats.find((one) => one.user === user);
    if (!seat) return this.refused(refuse('not-seated'));
    if (intent.kind === 'begin') this.update({ phase: 'playing' });
    else if (seat !== this.seat) return this.refused(refuse(this.open ? 'ask-not-yours' : 'not-your-turn'));
    const fault = intent.kind === 'answer' ? this.faultOf(intent as AnswerIntent) : undefined;
    if (fault) return this.refused(fault);
    return this.carryOut(this.play(intent, this.turn));
  }

  private faultOf({ ask, options, text }: AnswerIntent): Refusal | undefined {
    if (this.open?.id !== ask) return refuse('ask-closed');
    const option = this.open.options.find((one) => one.id === options[0]);
    if (!option) return refuse('no-such-option');
    return option.write && text === undefined ? refuse('text-missing') : undefined;
  }

  private carryOut(turn: Turn): Played {
    if (isRefusal(turn.refusal)) return this.refused(turn.refusal);
    const live = this.live;
    const before = this.open;
    this.open = turn.ask && { ...turn.ask, id: this.nextAsk++, seats: [this.seat?.id ?? ''] };
    if (before && !this.open) this.turn += 1;
    const replaces = turn.revises ? live : undefined;
    const played = this.paged(turn.facts ?? [], replaces);
    return live && !replaces && played.kind === 'page' ? { ...played, spent: [live] } : played;
  }

  private paged(facts: readonly Fact[], replaces?: Posted): Played {
    const page: Page = {
      ...{ id: this.rows.length + 1, campaign: this.campaign, step: this.rows.length + 1, facts, elsewhere: [] },
      asks: this.open ? [this.open] : [],
      toAct: this.campaign.phase === 'playing' && !this.open && this.seat ? [this.seat.id] : [],
      ...(replaces && { replaces }),
    };
    this.rows.push({ page, claimed: false });
    return { kind: 'page', page, spent: [] };
  }

  private refused(refusal: Refusal): Played {
    return { kind: 'refused', refusal, ...(this.live && { live: this.live }) };
  }

  private get campaign(): Campaign {
    const campaign = this.campaigns.at(-1);
    if (!campaign) throw new Error('no campaign');
    return campaign;
  }

  /** Whose turn it is: one after the other, as the questions are answered. */
  private get seat(): Seat | undefined {
    const { seats } = this.campaign;
    return seats[this.turn % Math.max(1, seats.length)];
  }

  private get live(): Posted | undefined {
    return this.rows.findLast((row) => row.posted)?.posted;
  }

  private update(change: Partial<Campaign>): void {
    this.campaigns.splice(-1, 1, { ...this.campaign, ...change });
  }

  campaignIn(channel: string): Promise<Campaign | undefined> {
    return Promise.resolve(this.campaigns.find((one) => one.channel === channel));
  }

  campaignsOf(): Promise<readonly Campaign[]> {
    return Promise.resolve(this.campaigns);
  }

  view(): Promise<View | undefined> {
    const position = { state: this.state, runs: {}, nextAsk: this.nextAsk, later: [] };
    const asks = this.open ? [this.open] : [];
    return Promise.resolve({ campaign: this.campaign, position, asks, ...(this.live && { live: this.live }) });
  }

  details(_campaign: number, { steps, asks }: PageScope): Promise<PageInFull> {
    const rows = this.rows.filter(({ page }) => steps && page.step >= steps.from && page.step <= steps.to);
    const at = { seat: null, intent: { kind: 'event' }, text: null, undone: false, at: new Date(0) };
    return Promise.resolve({
      campaign: this.campaign,
      state: this.state,
      chapters: rows.map(({ page }) => ({ ...at, step: page.step, facts: page.facts })),
      asks: this.rows.flatMap(({ page }) => page.asks.filter(({ id }) => asks.includes(id))),
      dice: [],
    });
  }

  resume(interaction: string): Promise<Played> {
    return this.once(interaction, () => this.paged([]));
  }

  posted(page: number, at: Posted): Promise<void> {
    const row = this.rows.find((one) => one.page.id === page);
    if (row) row.posted = at;
    return Promise.resolve();
  }

  unposted(): Promise<readonly Page[]> {
    return Promise.resolve(this.rows.filter((row) => !row.posted).map((row) => row.page));
  }

  /** A page that came about without anybody's interaction: a clock. */
  passTurn(facts: readonly Fact[]): void {
    this.turn += 1;
    this.open = undefined;
    this.paged(facts);
  }

  /** The open page changes in its place, without anybody's interaction. */
  revisePage(facts: readonly Fact[] = []): void {
    this.paged(facts, this.live);
  }

  away(_campaign: number, user: string): Promise<void> {
    this.awayUsers.push(user);
    return Promise.resolve();
  }

  homeless(channel: string): Promise<void> {
    this.lostChannels.push(channel);
    return Promise.resolve();
  }

  undo = () => Promise.resolve(this.refused(refuse('nothing-to-undo')));
  undoable = () => Promise.resolve(refuse('nothing-to-undo'));
  reveal = () => Promise.resolve(this.refused(refuse('not-owner')));
  end = () => Promise.resolve(this.refused(refuse('not-owner')));
  configure = () => Promise.resolve(this.refused(refuse('not-owner')));
  move = () => Promise.resolve(this.refused(refuse('not-owner')));
  chronicle = () => Promise.resolve([]);
  dice = () => Promise.resolve([]);
  runDue = () => Promise.resolve(0);
}
