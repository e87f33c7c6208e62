import { randomBytes } from 'node:crypto';
import { readTable } from '../store/load-table.js';
import { campaignInChannel, campaignsOfUser } from '../store/campaigns.js';
import { claimPages, livePage, notePosted } from '../store/outbox.js';
import type { Store } from '../store/store.js';
import { readChronicle, readDice } from '../store/views.js';
import { asPage, asPosted } from './again.js';
import { campaignOf } from './campaign.js';
import { carryOut } from './carry-out.js';
import { asChapter } from './chapter.js';
import { details } from './details.js';
import { found } from './found.js';
import { systemOf, type AnySystem, type Books, type Means } from './means.js';
import { openAsks } from './page-plan.js';
import { positionOf } from './position.js';
import { runDue } from './run-due.js';
import { away } from './absence.js';
import { configure, end, homeless, move, resume, reveal } from './table-care.js';
import type { Campaign, CampaignId, Page, Service, View } from './service.js';
import { undoable } from './last-step.js';
import { undo } from './undo.js';

export interface ServiceOptions {
  readonly store: Store;
  /** Rulebooks by id. */
  readonly systems: Readonly<Record<string, AnySystem>>;
  /** The texts of a rulebook as they are now. Older ones that somebody stands in are read from the store. */
  readonly books: (system: string) => Books;
  readonly clock?: () => Date;
  readonly newSeed?: () => string;
  /** For how long a process may post a page before another may do it instead; in milliseconds. */
  readonly lease?: number;
}

const LEASE = 60_000;

/** How many pages one call of `unposted` takes on. */
const PAGES_AT_ONCE = 20;

/** The rules service upon a store. Any number of them may share one server: what one remembers counts only while no other has changed it. */
export function createService({ clock, newSeed, lease, ...rest }: ServiceOptions): Service {
  const means: Means = {
    ...rest,
    clock: clock ?? (() => new Date()),
    newSeed: newSeed ?? (() => randomBytes(32).toString('hex')),
    lease: lease ?? LEASE,
    pinned: new Map(),
    tables: new Map(),
  };
  const { database } = means.store;
  return {
    found: (request) => found(means, request),
    act: (request) => carryOut(means, request),
    undo: (request) => undo(means, request),
    undoable: (campaign, user) => undoable(means, campaign, user),
    reveal: (request) => reveal(means, request),
    end: (request) => end(means, request),
    configure: (request) => configure(means, request),
    move: (request) => move(means, request),
    resume: (interaction, campaign) => resume(means, interaction, campaign),
    away: (campaign, user, isAway) => away(means, campaign, user, isAway),
    homeless: (channel) => homeless(means, channel),
    campaignIn: async (channel) => {
      const id = await campaignInChannel(database, channel);
      return id === undefined ? undefined : readCampaign(means, id);
    },
    campaignsOf: async (user) => {
      const ids = await campaignsOfUser(database, user);
      const campaigns = await Promise.all(ids.map((id) => readCampaign(means, id)));
      return campaigns.filter((campaign) => campaign !== undefined);
    },
    view: (campaign) => view(means, campaign),
    chronicle: async (campaign, slice) => {
      const rows = await readChronicle(database, campaign, slice);
      return rows.map(asChapter);
    },
    details: (campaign, scope) => details(means, campaign, scope),
    dice: (campaign, slice) => readDice(database, campaign, slice),
    posted: (page, at, text) => notePosted(database, { id: page, ...at }, text),
    unposted: () => unposted(means),
    runDue: (now) => runDue(means, now),
  };
}

async function readCampaign({ store }: Means, id: CampaignId): Promise<Campaign | undefined> {
  const table = await readTable(store.database, id);
  return table && campaignOf(table);
}

async function view(means: Means, id: CampaignId): Promise<View | undefined> {
  const table = await readTable(means.store.database, id);
  if (!table) return undefined;
  const system = systemOf(means, table.campaign.system);
  const position = positionOf(system, table);
  const deadline = system.deadline?.(position.state)?.at;
  const live = await livePage(means.store.database, id, null);
  const { library } = means.books(table.campaign.system);
  const campaign = campaignOf(table);
  return {
    campaign,
    position,
    asks: openAsks(position),
    library,
    ...(deadline !== undefined && { deadline }),
    ...(live && { live: asPosted(live) }),
  };
}

async function unposted(means: Means): Promise<readonly Page[]> {
  const rows = await claimPages(means.store.database, means.clock(), means.lease, PAGES_AT_ONCE);
  const pages: Page[] = [];
  for (const row of rows) {
    const campaign = await readCampaign(means, row.campaign);
    if (campaign) pages.push(asPage(row, campaign));
  }
  return pages;
}
