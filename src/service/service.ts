import type { Ask, Intent } from '../engine/ask.js';
import type { Fact } from '../engine/fact.js';
import type { Position } from '../engine/run.js';
import type { Refusal, SeatId } from '../engine/words.js';

export type CampaignId = number;

/** A player's place in a campaign, as other rooms see it. */
export interface Seat {
  readonly id: SeatId;
  /** Discord's user id. */
  readonly user: string;
  readonly name: string;
}

export interface Campaign {
  readonly id: CampaignId;
  readonly guild: string | null;
  readonly channel: string;
  readonly system: string;
  readonly name: string;
  readonly version: number;
  readonly phase: 'gathering' | 'playing' | 'ended';
  readonly settings: Readonly<Record<string, unknown>>;
  readonly seats: readonly Seat[];
}

/** Where a page was posted. */
export interface Posted {
  readonly channel: string;
  readonly message: string;
}

/** A message that shows what happened and the questions that wait. It has a row in the outbox until Discord has it. */
export interface Page {
  readonly id: number;
  readonly campaign: Campaign;
  readonly step: number;
  readonly facts: readonly Fact[];
  readonly asks: readonly Ask[];
  /** The seats that may act now, when no question waits for somebody in particular. */
  readonly toAct: readonly SeatId[];
  /** Set where this page replaces a posted one (a plan that changed) instead of following it. */
  readonly replaces?: Posted;
}

/** How an intent came out. */
export type Played =
  | { readonly kind: 'page'; readonly page: Page; /** the pressed or now outdated page, whose buttons are spent */ readonly spent?: Posted }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly live?: Posted }
  /** This interaction was carried out before; `page` is what came of it then. */
  | { readonly kind: 'again'; readonly page?: Page };

export interface ActRequest {
  /** Discord's interaction id: carried out at most once, whichever process is first. */
  readonly interaction: string;
  readonly campaign: CampaignId;
  readonly user: string;
  readonly userName: string;
  readonly intent: Intent;
}

export interface FoundRequest {
  readonly interaction: string;
  readonly guild: string | null;
  readonly channel: string;
  readonly system: string;
  readonly name: string;
  readonly user: string;
  readonly userName: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A campaign as it stands, for sheets, autocomplete and status. `position.state` is the system's own type. */
export interface View {
  readonly campaign: Campaign;
  readonly position: Position<unknown>;
  readonly asks: readonly Ask[];
  readonly live?: Posted;
}

/** The rules service: the only place with transactions. Nothing reaches Discord before its commit. */
export interface Service {
  /** Founds a campaign in a channel. Refused with `channel-has-campaign` where one is being played. */
  found(request: FoundRequest): Promise<Played>;
  /** Carries out an intent; `{ kind: 'answer', ask, options, text? }` answers a question. `join` gives the user a seat. */
  act(request: ActRequest): Promise<Played>;
  campaignIn(channel: string): Promise<Campaign | undefined>;
  view(campaign: CampaignId): Promise<View | undefined>;
  /** A new page with the questions that wait, to be posted again (deleted message, lost page, restart). */
  resume(interaction: string, campaign: CampaignId): Promise<Played>;
  /** Notes where a page stands now. */
  posted(page: number, at: Posted): Promise<void>;
  /** Pages that are committed but not yet known to be posted, oldest first, claimed for this process. */
  unposted(): Promise<readonly Page[]>;
  /** Carries out what is due (defaults of questions nobody answered, turns that are passed); the pages come by `unposted`. */
  runDue(now: Date): Promise<number>;
}
