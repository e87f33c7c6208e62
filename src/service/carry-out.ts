import { isRefusal, refuse, type Refusal } from '../engine/words.js';
import { noteRefused } from '../store/campaigns.js';
import type { Database } from '../store/database.js';
import { lockTable, type LockedTable, type SeatRow } from '../store/load-table.js';
import { livePage } from '../store/outbox.js';
import { back } from './absence.js';
import { asPosted, playedBefore } from './again.js';
import type { Committed } from './commit-step.js';
import type { ServiceFact } from './facts.js';
import { guardedStep } from './guarded-step.js';
import type { Means } from './means.js';
import { cleanName, NAME_MAX } from './names.js';
import { isTurned, play } from './play.js';
import type { ActRequest, CampaignId, Played } from './service.js';

/** What is done with a table that a transaction has for itself: a step, or a refusal that changes nothing. */
export type Deed = (tx: Database, table: LockedTable) => Promise<Committed | Refusal>;

/** Carries out a deed at most once for each interaction, whichever process is first. */
export async function once(
  means: Means,
  request: { readonly interaction: string; readonly campaign: CampaignId; readonly user: string | null },
  deed: Deed,
): Promise<Played> {
  const { played, remember } = await means.store.transaction(async (tx): Promise<Committed> => {
    const table = await lockTable(tx, request.campaign, request.interaction);
    if (!table) return forgettable({ kind: 'refused', refusal: refuse('no-campaign') });
    if (table.seen) return forgettable(await playedBefore(tx, table.seen));
    const done = table.campaign.phase === 'ended' ? refuse('campaign-ended') : await deed(tx, table);
    if (!isRefusal(done)) return done;
    await noteRefused(tx, request.interaction, request.campaign, done, means.clock());
    const seat = table.seats.find((each) => each.user === request.user);
    const live = await livePage(tx, request.campaign, seat?.id ?? null);
    return forgettable({ kind: 'refused', refusal: done, ...(live && { live: asPosted(live) }) });
  });
  remember();
  return played;
}

function forgettable(played: Played): Committed {
  return { played, remember: () => undefined };
}

/** Intents that give a seat to whoever has none. What they mean to a player who has one is for the rulebook to say. */
const SEATING: readonly string[] = ['join', 'create'];

/** Carries out an intent of a user: a player's, or that of somebody who would be one. */
export async function carryOut(means: Means, request: ActRequest): Promise<Played> {
  return (await guardedStep(means, request)) ?? carryOutLocked(means, request);
}

function carryOutLocked(means: Means, request: ActRequest): Promise<Played> {
  return once(means, request, async (tx, table) => {
    const seat = table.seats.find((each) => each.user === request.user);
    const { interaction, user, intent } = request;
    if (isTurned(request, table, seat)) return refuse('page-turned');
    if (SEATING.includes(intent.kind) && !seat) return join(means, tx, table, request);
    if (seat?.away) return play(means, tx, await back(means, tx, table, seat), seat, { interaction, user, intent });
    return seat ? play(means, tx, table, seat, { interaction, user, intent }) : refuse('not-seated');
  });
}

/** Gives a user a seat, if the rulebook agrees. */
async function join(means: Means, tx: Database, table: LockedTable, request: ActRequest): Promise<Committed | Refusal> {
  const name = cleanName(request.intent['name'] ?? request.userName, NAME_MAX);
  if (isRefusal(name)) return name;
  const joins = newSeat(`s${table.seats.length + 1}`, request.user, name);
  const facts: readonly ServiceFact[] = [{ kind: 'joined', seat: joins.id, name }];
  const { interaction, user, intent } = request;
  const seated = { ...table, seats: [...table.seats, joins] };
  return play(means, tx, seated, joins, { interaction, user, intent: { ...intent, name }, facts, joins });
}

function newSeat(id: string, user: string, name: string): SeatRow {
  const nothing = { state: null, op: null, told: null, entries: null, ask: null, askPage: null };
  return { ...nothing, id, user, name, away: false, frames: [] };
}
