import type { LoggedDie } from '../dice/dice.js';
import type { Ask, Intent } from '../engine/ask.js';
import type { Fact } from '../engine/fact.js';
import type { Library } from '../engine/script.js';
import type { Position } from '../engine/run.js';
import type { Refusal, SeatId } from '../engine/words.js';
import type { Undoable } from './last-step.js';

export type { Undoable } from './last-step.js';

export type CampaignId = number;

/** A player's place in a campaign, as other rooms see it. */
export interface Seat {
  readonly id: SeatId;
  /** Discord's user id. */
  readonly user: string;
  readonly name: string;
  /** Away players are not waited for. */
  readonly away: boolean;
}

export interface Campaign {
  readonly id: CampaignId;
  readonly guild: string | null;
  readonly channel: string;
  readonly system: string;
  readonly name: string;
  /** The user who founded it, and may take back anybody's step. */
  readonly owner: string;
  /** Discord no longer knows the channel; `move` gives it another. */
  readonly homeless: boolean;
  /** The hash of the seed that the dice come from now. */
  readonly seedHash: string;
  /** The number of the last step. */
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
  /** Questions that wait on other pages, and where those stand: nobody should have to look for them. */
  readonly elsewhere: readonly { readonly ask: Ask; readonly at?: Posted }[];
  /** Set where a step is shown once more: its facts were told before. */
  readonly again?: boolean;
  /** The seats that this page is a reminder for; it tells nothing new. */
  readonly reminds?: readonly SeatId[];
}

/** How an intent came out. */
export type Played =
  | {
      readonly kind: 'page';
      readonly page: Page;
      /** The pressed page, and those that are outdated now: their buttons are spent. */
      readonly spent: readonly Posted[];
    }
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
  /** The page whose offer this takes: it must be the one that is open when its turn comes. */
  readonly page?: number;
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
  /** When the campaign ends by itself, as an ISO date and time; none for a campaign without a date. */
  readonly deadline?: string;
  readonly campaign: Campaign;
  readonly position: Position<unknown>;
  readonly asks: readonly Ask[];
  readonly live?: Posted;
  /** The book's texts as they are now. */
  readonly library?: Library;
}

/** An intent about the campaign itself, by somebody who may be no player. */
export interface CareRequest {
  readonly interaction: string;
  readonly campaign: CampaignId;
  readonly user: string;
}

/** Takes back the last step; where `step` is given, only if it still is that one. */
export interface UndoRequest extends CareRequest {
  readonly step?: number;
}

/** A step as it was told. `undone` was taken back later; both are kept. */
export interface Chapter {
  readonly step: number;
  readonly seat: SeatId | null;
  readonly intent: Intent;
  readonly facts: readonly Fact[];
  /** The words that were shown, if the page was posted. */
  readonly text: string | null;
  readonly undone: boolean;
  readonly at: Date;
}

/** What a page shows, by the numbers of its steps and of its questions: enough to find all of it again. */
export interface PageScope {
  /** From the first to the last step that it tells; none for a reminder. */
  readonly steps?: { readonly from: number; readonly to: number };
  readonly asks: readonly number[];
}

/** A page as it was told, the oldest step first, with its questions whether they are open or not, and its dice. */
export interface PageInFull {
  readonly campaign: Campaign;
  /** The system's state as it is now. */
  readonly state: unknown;
  readonly chapters: readonly Chapter[];
  readonly asks: readonly Ask[];
  readonly dice: readonly LoggedDie[];
}

/**
 * The rules service: the only place with transactions. Nothing reaches Discord before its commit.
 * Refusals of its own: `no-campaign`, `not-seated`, `campaign-ended`, `channel-has-campaign`,
 * `unknown-system`, `name-wrong` (`min`, `max`), `not-owner`, `nothing-to-undo`, `undo-not-yours`, `undo-moved-on`, `setting-wrong`
 * (`setting`, `max`), `page-turned`.
 */
export interface Service {
  /** Founds a campaign in a channel, without seats: the founder joins like anybody else. Refused with `channel-has-campaign` where one is being played. */
  found(request: FoundRequest): Promise<Played>;
  /**
   * Carries out an intent; `{ kind: 'answer', ask, options, text? }` answers a question. `join` and `create` give a seat to
   * whoever has none.
   */
  act(request: ActRequest): Promise<Played>;
  /** Takes back the last step that was not taken back yet. For its player and the campaign's owner; dice stay rolled. */
  undo(request: UndoRequest): Promise<Played>;
  /** What `undo` would take back for a user now, or why it would not. */
  undoable(campaign: CampaignId, user: string): Promise<Undoable | Refusal>;
  /** Gives out the seed of all dice so far; later ones come from a fresh seed, whose hash is published. For players. */
  reveal(request: CareRequest): Promise<Played>;
  /** Ends the campaign for good, whatever is in hand, and frees its channel. For the owner. */
  end(request: CareRequest): Promise<Played>;
  /** Changes settings of the table, clocks among them (`decisionHours`, `turnHours`, `reminderHours`; 0 or null for none). For the owner. */
  configure(request: CareRequest & { readonly settings: Readonly<Record<string, unknown>> }): Promise<Played>;
  /** Whether a player is there at all. What waits for one who is away gets its default, and his turns are passed. */
  away(campaign: CampaignId, user: string, away: boolean): Promise<void>;
  /** Discord no longer knows the channel: its campaign is kept, and its pages are kept back. */
  homeless(channel: string): Promise<void>;
  /** Gives a campaign another channel, and shows there where it stands. */
  move(request: CareRequest & { readonly guild: string | null; readonly channel: string }): Promise<Played>;
  campaignIn(channel: string): Promise<Campaign | undefined>;
  /** Campaigns that a user has a seat in or owns, the last played first. */
  campaignsOf(user: string): Promise<readonly Campaign[]>;
  view(campaign: CampaignId): Promise<View | undefined>;
  /** Steps as they were told, newest first, before the step given. */
  chronicle(
    campaign: CampaignId,
    page: { readonly before?: number; readonly limit: number },
  ): Promise<readonly Chapter[]>;
  /** What a page showed, in full, for whoever asks; undefined if there is no such campaign. */
  details(campaign: CampaignId, scope: PageScope): Promise<PageInFull | undefined>;
  /** Dice as they were rolled, newest first, before the number given. */
  dice(campaign: CampaignId, page: { readonly before?: number; readonly limit: number }): Promise<readonly LoggedDie[]>;
  /** A new page with the questions that wait, to be posted again (deleted message, lost page, restart). */
  resume(interaction: string, campaign: CampaignId): Promise<Played>;
  /** Notes where a page stands now, and in which words it was told. */
  posted(page: number, at: Posted, text?: string): Promise<void>;
  /** Pages that are committed but not yet known to be posted, oldest first, claimed for this process. */
  unposted(): Promise<readonly Page[]>;
  /** Carries out what is due (defaults of questions nobody answered, turns that are passed, reminders); the pages come by `unposted`. */
  runDue(now: Date): Promise<number>;
}
