import type { Intent } from '../engine/ask.js';
import type { Fact } from '../engine/fact.js';
import { refuse, type Refusal, type SeatId, type Words } from '../engine/words.js';
import type { Database } from '../store/database.js';
import { readTable, type Table } from '../store/load-table.js';
import { lastStep, readAsks } from '../store/steps.js';
import { readChronicle } from '../store/views.js';
import { systemOf, type Means } from './means.js';
import { mayAct, openAsks, waitedFor } from './page-plan.js';
import { positionOf } from './position.js';

/** A step that can be taken back, with what is needed to name it. */
export interface TakenBack {
  readonly step: number;
  readonly seat: SeatId | null;
  /** Whose step it was; null where no seat took it. */
  readonly player: string | null;
  readonly intent: Intent;
  /** The words on what was pressed, where it answered a question. */
  readonly labels: readonly Words[];
  /** What was told of it. */
  readonly facts: readonly Fact[];
}

/** The same before it is done: `calls` are other players who are called on by now. */
export interface Undoable extends TakenBack {
  readonly calls: readonly string[];
}

/** What a user would take back now, or why he may not. Nothing is locked and nothing changes. */
export async function undoable(means: Means, id: number, user: string): Promise<Undoable | Refusal> {
  const { database } = means.store;
  const table = await readTable(database, id);
  if (!table) return refuse('no-campaign');
  if (table.campaign.phase === 'ended') return refuse('campaign-ended');
  const found = await stepOf(database, table, user);
  return 'refused' in found ? found : { ...found, calls: calledOn(means, table, found.seat) };
}

/** The last step that was not taken back yet. It is for its player and for the campaign's owner. */
export async function stepOf(tx: Database, table: Table, user: string): Promise<TakenBack | Refusal> {
  const { id, version, owner } = table.campaign;
  const step = await lastStep(tx, id, version);
  if (!step || step.intent.kind === 'join') return refuse('nothing-to-undo');
  const player = table.seats.find((seat) => seat.id === step.seat)?.name ?? null;
  if (step.user !== user && owner !== user) return refuse('undo-not-yours', { player });
  const [told] = await readChronicle(tx, id, { before: step.number + 1, limit: 1 });
  const { intent, number, seat } = step;
  return { step: number, seat, player, intent, labels: await pressed(tx, id, intent), facts: told?.facts ?? [] };
}

async function pressed(tx: Database, campaign: number, intent: Intent): Promise<readonly Words[]> {
  if (intent.kind !== 'answer') return [];
  const [asked] = await readAsks(tx, campaign, [Number(intent['ask'])]);
  const options = intent['options'] as readonly string[];
  return (asked?.question.options ?? []).filter(({ id }) => options.includes(id)).map(({ label }) => label);
}

/** Players beside this seat whose turn it is, or who are asked something that the table waits for. */
function calledOn(means: Means, table: Table, seat: SeatId | null): readonly string[] {
  const position = positionOf(systemOf(means, table.campaign.system), table);
  const asked = openAsks(position)
    .filter(({ patient }) => !patient)
    .flatMap((ask) => waitedFor(ask, position));
  const called = new Set([...mayAct(systemOf(means, table.campaign.system), position), ...asked]);
  return table.seats.filter(({ id }) => id !== seat && called.has(id)).map(({ name }) => name);
}
