import { readTable } from '../store/load-table.js';
import { readAsks } from '../store/steps.js';
import { diceOfSteps, readChronicle } from '../store/views.js';
import { campaignOf } from './campaign.js';
import { asChapter } from './chapter.js';
import { systemOf, type Means } from './means.js';
import { positionOf } from './position.js';
import type { CampaignId, PageInFull, PageScope } from './service.js';

/** More steps than this are never on one page. */
const MOST_STEPS = 50;

/** Reads what a page told, however long ago. Nothing is locked and nothing is written. */
export async function details(means: Means, id: CampaignId, scope: PageScope): Promise<PageInFull | undefined> {
  const { database } = means.store;
  const table = await readTable(database, id);
  if (!table) return undefined;
  const { from, to } = scope.steps ?? { from: 1, to: 0 };
  const limit = Math.min(Math.max(0, to - from + 1), MOST_STEPS);
  const [rows, asks, dice] = await Promise.all([
    limit ? readChronicle(database, id, { before: to + 1, limit }) : [],
    scope.asks.length ? readAsks(database, id, scope.asks) : [],
    limit ? diceOfSteps(database, id, { from: to - limit + 1, to }) : [],
  ]);
  const { state } = positionOf(systemOf(means, table.campaign.system), table);
  return {
    campaign: campaignOf(table),
    state,
    chapters: rows.map(asChapter).toReversed(),
    asks: asks.map(({ question }) => question).toSorted((one, other) => one.id - other.id),
    dice,
  };
}
