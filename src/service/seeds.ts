import { hashOfSeed } from '../dice/commit.js';
import type { Database } from '../store/database.js';
import { replaceSeed } from '../store/seeds.js';
import type { CampaignRow } from '../store/load-table.js';
import type { ServiceFact } from './facts.js';
import type { Means } from './means.js';

/** Gives out a campaign's seed for all dice before number `before`; those from there on come from a fresh one. */
export async function revealSeed(
  means: Means,
  tx: Database,
  campaign: CampaignRow,
  before: number,
): Promise<ServiceFact> {
  const seed = means.newSeed();
  const next = hashOfSeed(seed);
  await replaceSeed(tx, { campaign: campaign.id, seed, hash: next, from: before });
  return { kind: 'seed-revealed', seed: campaign.seed, hash: campaign.seedHash, from: campaign.seedFrom, before, next };
}
