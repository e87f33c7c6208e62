import type { Database } from '../store/database.js';
import { readTable, type SeenRow } from '../store/load-table.js';
import { readPage, type PageRow } from '../store/outbox.js';
import type { PostedPage } from '../store/write-step.js';
import { campaignOf } from './campaign.js';
import type { Campaign, Page, Played, Posted } from './service.js';

/** What an interaction comes to that was carried out or refused before. */
export async function playedBefore(tx: Database, seen: SeenRow): Promise<Played> {
  if (seen.refusal) return { kind: 'refused', refusal: seen.refusal };
  const page = seen.page === null ? undefined : await pageOf(tx, seen.page);
  return { kind: 'again', ...(page && { page }) };
}

/** A page as it stands now. */
export async function pageOf(tx: Database, id: number): Promise<Page | undefined> {
  const row = await readPage(tx, id);
  const table = row && (await readTable(tx, row.campaign));
  return table && asPage(row, campaignOf(table));
}

export function asPage(row: PageRow, campaign: Campaign): Page {
  const { id, step, facts, asks, toAct, again, reminds, elsewhere } = row;
  return {
    id,
    campaign,
    step,
    facts: reminds ? [] : facts,
    asks,
    toAct,
    ...(row.replaces && { replaces: asPosted(row.replaces) }),
    elsewhere: elsewhere.map(({ ask, at }) => ({ ask, ...(at && { at: asPosted(at) }) })),
    ...(again && { again }),
    ...(reminds && { reminds }),
  };
}

export function asPosted({ channel, message }: PostedPage): Posted {
  return { channel, message };
}
