import { hashOfSeed } from '../dice/commit.js';
import type { Position } from '../engine/run.js';
import type { TableState } from '../engine/system.js';
import { isRefusal, refuse, type Refusal } from '../engine/words.js';
import { insertCampaign, noteRefused } from '../store/campaigns.js';
import type { Database } from '../store/database.js';
import { lockTable } from '../store/load-table.js';
import { seenInteraction } from '../store/seen.js';
import { playedBefore } from './again.js';
import { clockObjection, deadlineObjection } from './clocks.js';
import { commitStep, type Committed } from './commit-step.js';
import { systemOf, type Means } from './means.js';
import { CAMPAIGN_NAME_MAX, cleanName } from './names.js';
import { sharedOf } from './position.js';
import type { FoundRequest, Played } from './service.js';

/** Founds a campaign, once for each interaction and one at a time for each channel. */
export async function found(means: Means, request: FoundRequest): Promise<Played> {
  return means.store.transaction(async (tx) => {
    const seen = await seenInteraction(tx, request.interaction);
    if (seen) return playedBefore(tx, seen);
    const done = await begin(means, tx, request);
    if (!isRefusal(done)) return done.played;
    await noteRefused(tx, request.interaction, null, done, means.clock());
    return { kind: 'refused', refusal: done };
  });
}

async function begin(means: Means, tx: Database, request: FoundRequest): Promise<Committed | Refusal> {
  const name = cleanName(request.name, CAMPAIGN_NAME_MAX);
  if (isRefusal(name)) return name;
  if (!means.systems[request.system]) return refuse('unknown-system', { systems: Object.keys(means.systems) });
  const objection = clockObjection(request.settings);
  if (objection) return objection;
  const system = systemOf(means, request.system);
  const state = system.create(request.settings);
  const over = deadlineObjection(system, state, means.clock());
  if (over) return over;
  const seed = means.newSeed();
  const { guild, channel, settings, user: owner } = request;
  const place = { guild, channel, system: system.id, name, owner, settings };
  const fresh = { ...place, shared: sharedOf(state), seed, seedHash: hashOfSeed(seed), at: means.clock() };
  const id = await insertCampaign(tx, fresh);
  if (id === undefined) return refuse('channel-has-campaign');
  return firstStep(means, tx, id, request, state, name);
}

async function firstStep(
  means: Means,
  tx: Database,
  id: number,
  request: FoundRequest,
  state: TableState,
  name: string,
): Promise<Committed> {
  const table = await lockTable(tx, id, request.interaction);
  if (!table) throw new Error(`campaign ${id} was not written`);
  const position: Position<TableState> = { state, runs: {}, nextAsk: 1, later: [] };
  return commitStep(means, tx, table, {
    interaction: request.interaction,
    user: request.user,
    seat: null,
    intent: { kind: 'found', name },
    before: position,
    after: position,
    facts: [{ kind: 'founded', name, by: request.userName, seedHash: table.campaign.seedHash }],
    dice: [],
    opened: [],
    closed: [],
    phase: 'gathering',
  });
}
