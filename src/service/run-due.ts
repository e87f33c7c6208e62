import { defaultAnswer } from '../engine/answers.js';
import type { Ask, Intent } from '../engine/ask.js';
import { isRefusal, refuse, type Refusal, type SeatId } from '../engine/words.js';
import type { Database } from '../store/database.js';
import { claimDue, isStillDue, putOff, type RunOut } from '../store/due.js';
import { lockTable, type LockedTable } from '../store/load-table.js';
import { isUnposted, showAgain } from '../store/outbox.js';
import { forgetInteractions } from '../store/seen.js';
import { stepsWithoutPlayers } from '../store/steps.js';
import { once } from './carry-out.js';
import type { Committed } from './commit-step.js';
import type { ServiceFact } from './facts.js';
import { after, systemOf, type Means } from './means.js';
import { mayAct, openAsks, waitedFor } from './page-plan.js';
import { play } from './play.js';
import { positionOf } from './position.js';

/** How many clocks one call takes on. */
const CLOCKS_AT_ONCE = 20;

/** What a rulebook would not do now is tried again after this time, in milliseconds. */
const PUT_OFF = 3_600_000;

/** After this many steps a seat without any player the clocks of a table rest until somebody acts. */
const STEPS_ALONE = 3;

/** Carries out the clocks that have run out; gives back how many. */
export async function runDue(means: Means, now: Date): Promise<number> {
  const { database } = means.store;
  await forgetInteractions(database, now);
  const rows = await claimDue(database, now, means.lease, CLOCKS_AT_ONCE);
  for (const row of rows) await runOut(means, row);
  return rows.length;
}

async function runOut(means: Means, row: RunOut): Promise<void> {
  const interaction = `due:${row.campaign}:${row.kind}:${row.seat}:${row.ask}:${row.due}:${row.version}`;
  const request = { interaction, campaign: row.campaign, user: null };
  if (row.kind === 'remind') return remind(means, row);
  if (row.kind === 'deadline') return meetDeadline(means, row, request);
  await once(means, request, async (tx, table) => {
    if (!(await isStillDue(tx, row))) return refuse('not-due');
    const done = await instead(means, tx, table, row, interaction);
    if (isRefusal(done)) await putOff(tx, row, after(means.clock(), PUT_OFF));
    return done;
  });
}

/** The game by date is over: what is in hand takes its safe answers, one a step, and then it ends. */
async function meetDeadline(
  means: Means,
  row: RunOut,
  request: { readonly interaction: string; readonly campaign: number; readonly user: null },
): Promise<void> {
  await once(means, request, async (tx, table) => {
    if (!(await isStillDue(tx, row))) return refuse('not-due');
    const system = systemOf(means, table.campaign.system);
    const position = positionOf(system, table);
    const deadline = system.deadline?.(position.state);
    if (!deadline) return refuse('not-due');
    const ask = openAsks(position).find((each) => !each.patient);
    const seat = ask && waitedFor(ask, position)[0];
    const deed = ask && seat !== undefined ? byDefault(ask, seat, 'clock') : { intent: deadline.intent, facts: [] };
    const done = await play(means, tx, table, seat === undefined ? null : { id: seat }, {
      interaction: request.interaction,
      user: null,
      ...deed,
    });
    if (isRefusal(done)) await putOff(tx, row, after(means.clock(), PUT_OFF));
    return done;
  });
}

/** Does for a seat what it did not do in time: gives the default answer, or passes its turn. */
async function instead(
  means: Means,
  tx: Database,
  table: LockedTable,
  row: RunOut,
  interaction: string,
): Promise<Committed | Refusal> {
  const seat = table.seats.find((each) => each.id === row.seat);
  if (!seat) return refuse('not-due');
  const why = seat.away ? 'away' : 'clock';
  const deed = row.kind === 'turn' ? turnPassed(row, why) : defaultTaken(table, row, why);
  if (!deed) return refuse('not-due');
  const alone = table.seats.length * STEPS_ALONE;
  const rests = (await stepsWithoutPlayers(tx, row.campaign, alone)) >= alone;
  return play(means, tx, table, seat, { interaction, user: null, ...deed, rests });
}

interface Deed {
  readonly intent: Intent;
  readonly facts: readonly ServiceFact[];
}

function turnPassed({ seat }: RunOut, why: 'clock' | 'away'): Deed {
  return { intent: { kind: 'pass' }, facts: [{ kind: 'turn-passed', seat, why }] };
}

function defaultTaken(table: LockedTable, row: RunOut, why: 'clock' | 'away'): Deed | undefined {
  const ask = table.seats.find((each) => each.ask?.id === row.ask)?.ask;
  if (!ask) return undefined;
  return byDefault(ask, row.seat, why);
}

function byDefault(ask: Ask, seat: SeatId, why: 'clock' | 'away'): Deed {
  const fact: ServiceFact = { kind: 'default-taken', seat, option: ask.default, why };
  return { intent: defaultAnswer(ask), facts: [fact] };
}

/** Reminds a seat once, with a page of its own; not where the page it would be reminded of is still on its way. */
async function remind(means: Means, row: RunOut): Promise<void> {
  await means.store.transaction(async (tx) => {
    const table = await lockTable(tx, row.campaign, '');
    if (!table || !(await isStillDue(tx, row))) return;
    await putOff(tx, row, undefined);
    const askPage = table.seats.find((each) => each.ask?.id === row.ask)?.askPage;
    const page = row.ask === 0 ? table.campaign.turnPage : askPage;
    if (!page || (await isUnposted(tx, page))) return;
    const system = systemOf(means, table.campaign.system);
    const position = positionOf(system, table);
    await showAgain(tx, {
      campaign: row.campaign,
      step: table.campaign.version,
      asks: openAsks(position)
        .filter((ask) => ask.id === row.ask)
        .map((ask) => ask.id),
      toAct: row.ask === 0 ? mayAct(system, position) : [],
      reminds: [row.seat],
      claimedUntil: means.clock(),
    });
  });
}
