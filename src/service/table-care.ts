import { refresh } from '../engine/act.js';
import { SeededDice } from '../dice/seeded.js';
import type { Intent } from '../engine/ask.js';
import type { TableState } from '../engine/system.js';
import type { Json, Refusal } from '../engine/words.js';
import { refuse } from '../engine/words.js';
import { moveCampaign, noteHomeless, setSettings } from '../store/campaigns.js';
import type { Database } from '../store/database.js';
import { setClocks } from '../store/due.js';
import type { LockedTable } from '../store/load-table.js';
import { livePage, showAgain } from '../store/outbox.js';
import { noteSeen } from '../store/seen.js';
import { asPosted, pageOf } from './again.js';
import { once } from './carry-out.js';
import { clockObjection, clocksAt } from './clocks.js';
import { commitStep, type Committed } from './commit-step.js';
import type { ServiceFact } from './facts.js';
import { after, systemOf, type Means } from './means.js';
import { mayAct, openAsks } from './page-plan.js';
import { libraryFor } from './pinned-library.js';
import { positionOf } from './position.js';
import { revealSeed } from './seeds.js';
import type { CampaignId, CareRequest, Played } from './service.js';

/** Gives out the seed of the dice so far. */
export function reveal(means: Means, request: CareRequest): Promise<Played> {
  return once(means, request, async (tx, table) => {
    if (!belongs(table, request.user)) return refuse('not-seated');
    const fact = await revealSeed(means, tx, table.campaign, table.campaign.nextDie);
    return careStep(means, tx, table, request, { kind: 'reveal' }, [fact]);
  });
}

/** Ends a campaign whatever is in hand. The rulebook is not asked: nothing can stand in the way. */
export function end(means: Means, request: CareRequest): Promise<Played> {
  return once(means, request, async (tx, table) => {
    if (table.campaign.owner !== request.user) return refuse('not-owner');
    const before = positionOf(systemOf(means, table.campaign.system), table);
    const facts: readonly ServiceFact[] = [{ kind: 'campaign-ended', by: request.user }];
    return commitStep(means, tx, table, {
      interaction: request.interaction,
      user: request.user,
      seat: null,
      intent: { kind: 'end' },
      before,
      after: { ...before, runs: {}, later: [] },
      facts,
      dice: [],
      opened: [],
      closed: openAsks(before).map((ask) => ask.id),
      phase: 'ended',
    });
  });
}

/** Changes settings of the table; its clocks run from now on as they say. */
export function configure(
  means: Means,
  request: CareRequest & { readonly settings: Readonly<Record<string, unknown>> },
): Promise<Played> {
  return once(means, request, async (tx, table) => {
    if (table.campaign.owner !== request.user) return refuse('not-owner');
    const settings = { ...table.campaign.settings, ...request.settings };
    const objection = clockObjection(settings);
    if (objection) return objection;
    await setSettings(tx, table.campaign.id, settings);
    const changed = { ...table, campaign: { ...table.campaign, settings } };
    const system = systemOf(means, table.campaign.system);
    await setClocks(tx, table.campaign.id, clocksAt(system, changed, positionOf(system, changed), means.clock()));
    const told = request.settings as Readonly<Record<string, Json>>;
    const facts: readonly ServiceFact[] = [{ kind: 'settings-changed', settings: told }];
    const agree = (state: TableState) => system.agree?.(state, request.settings) ?? state;
    return careStep(means, tx, changed, request, { kind: 'configure', settings: told }, facts, agree);
  });
}

/** A step that leaves the game as it is, or takes up what the table has agreed on. */
function careStep(
  means: Means,
  tx: Database,
  table: LockedTable,
  request: CareRequest,
  intent: Intent,
  facts: readonly ServiceFact[],
  agree = (state: TableState) => state,
): Promise<Committed> {
  const position = positionOf(systemOf(means, table.campaign.system), table);
  const agreed = { ...position, state: agree(position.state) };
  const { interaction, user } = request;
  const nothing = { dice: [], opened: [], closed: [], phase: table.campaign.phase };
  const step = { interaction, user, seat: null, intent, before: position, after: agreed, facts };
  return commitStep(means, tx, table, { ...step, ...nothing });
}

export function homeless(means: Means, channel: string): Promise<void> {
  return noteHomeless(means.store.database, channel);
}

/** Gives a campaign another channel, and shows there where it stands. */
export function move(
  means: Means,
  request: CareRequest & { readonly guild: string | null; readonly channel: string },
): Promise<Played> {
  return once(means, request, async (tx, table) => {
    if (!belongs(table, request.user)) return refuse('not-seated');
    const moved = await moveCampaign(tx, table.campaign.id, request.guild, request.channel);
    return moved ? show(means, tx, table, request.interaction) : refuse('channel-has-campaign');
  });
}

/** Shows all questions that wait once more. Where a rule has changed since, the op that waits is read anew first. */
export function resume(means: Means, interaction: string, campaign: CampaignId): Promise<Played> {
  return once(means, { interaction, campaign, user: null }, async (tx, table) => {
    const system = systemOf(means, table.campaign.system);
    const before = positionOf(system, table);
    const library = await libraryFor(means, tx, table.campaign.system, before.runs);
    const dice = new SeededDice(table.campaign.seed, interaction, table.campaign.nextDie);
    const fresh = refresh(system, before, library, dice);
    if (!fresh) return show(means, tx, table, interaction);
    return commitStep(means, tx, table, {
      interaction,
      user: null,
      seat: null,
      intent: { kind: 'refresh' },
      before,
      after: fresh.position,
      facts: fresh.facts,
      dice: dice.log,
      opened: fresh.opened,
      closed: fresh.closed,
    });
  });
}

async function show(means: Means, tx: Database, table: LockedTable, interaction: string): Promise<Committed | Refusal> {
  const { id, system: name, version } = table.campaign;
  const system = systemOf(means, name);
  const position = positionOf(system, table);
  const spent = await livePage(tx, id, null);
  const number = await showAgain(tx, {
    campaign: id,
    step: version,
    asks: openAsks(position).map((ask) => ask.id),
    toAct: mayAct(system, position),
    reminds: null,
    claimedUntil: after(means.clock(), means.lease),
  });
  await noteSeen(tx, interaction, id, number, means.clock());
  const page = await pageOf(tx, number);
  if (!page) throw new Error(`page ${number} was not written`);
  return { played: { kind: 'page', page, spent: spent ? [asPosted(spent)] : [] }, remember: () => undefined };
}

function belongs({ campaign, seats }: LockedTable, user: string): boolean {
  return campaign.owner === user || seats.some((seat) => seat.user === user);
}
