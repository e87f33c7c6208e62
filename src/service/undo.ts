import type { Ask } from '../engine/ask.js';
import { refuse, type Json } from '../engine/words.js';
import type { Database } from '../store/database.js';
import type { LockedTable, SeatRow } from '../store/load-table.js';
import { readAsks, readJournals, stateBefore, takeBack } from '../store/steps.js';
import { readChronicle } from '../store/views.js';
import { once } from './carry-out.js';
import { commitStep, type Committed } from './commit-step.js';
import type { ServiceFact } from './facts.js';
import { stepOf, type TakenBack } from './last-step.js';
import { systemOf, type Means } from './means.js';
import { positionOf } from './position.js';
import type { CareRequest, Played, UndoRequest } from './service.js';

/** Takes back the last step that was not taken back yet; where one is named, that one and no other. */
export function undo(means: Means, request: UndoRequest): Promise<Played> {
  return once(means, request, async (tx, table) => {
    const found = await stepOf(tx, table, request.user);
    if ('refused' in found) return found;
    if (request.step !== undefined && request.step !== found.step) return refuse('undo-moved-on');
    return takeBackStep(means, tx, table, request, found);
  });
}

/** How many steps back the beginning of a scene is looked for. */
const MOST_OF_A_SCENE = 8;

/** What was told up to a step since its text was last read aloud, or since its turn was begun. */
async function sceneBefore(tx: Database, campaign: number, number: number): Promise<readonly Json[]> {
  const rows = await readChronicle(tx, campaign, { before: number, limit: MOST_OF_A_SCENE });
  const counted = rows.filter(({ undoneBy, intent }) => undoneBy === null && intent.kind !== 'undo');
  const from = counted.findIndex(
    ({ facts, intent }) => intent.kind !== 'answer' || facts?.some(({ kind }) => kind === 'read'),
  );
  return counted
    .slice(0, from + 1)
    .toReversed()
    .flatMap(({ facts }) => (facts ?? []) as readonly Json[]);
}

async function takeBackStep(
  means: Means,
  tx: Database,
  table: LockedTable,
  { interaction, campaign, user }: CareRequest,
  { step: number, player, intent, labels, facts: told }: TakenBack,
): Promise<Committed> {
  const { id, version } = table.campaign;
  const answered = await takeBack(tx, id, number, version + 1);
  const earlier = await restored(tx, table, number);
  const system = systemOf(means, table.campaign.system);
  const [now, then] = [asksOf(table), asksOf(earlier)];
  const opened = then.filter((ask) => answered.includes(ask.id) || !now.some((each) => each.id === ask.id));
  const scene = opened.length > 0 ? await sceneBefore(tx, id, number) : [];
  const facts: readonly ServiceFact[] = [
    {
      kind: 'undone',
      step: number,
      took: asJson({ player, intent, labels, facts: told }),
      ...(scene.length > 0 && { scene }),
    },
  ];
  return commitStep(means, tx, table, {
    ...{ interaction, campaign, user },
    seat: null,
    intent: { kind: 'undo', step: number },
    before: positionOf(system, table),
    after: positionOf(system, earlier),
    facts,
    dice: [],
    opened,
    reopened: new Set(opened.map((ask) => ask.id)),
    closed: now.map((ask) => ask.id).filter((ask) => !then.some((each) => each.id === ask)),
    undoes: number,
    phase: earlier.campaign.phase,
  });
}

function asksOf({ seats }: LockedTable): readonly Ask[] {
  return seats.flatMap((seat) => (seat.ask ? [seat.ask] : []));
}

/** The table as it was before a step. Counters never go back: no number is given twice. */
async function restored(tx: Database, table: LockedTable, number: number): Promise<LockedTable> {
  const { id } = table.campaign;
  const before = await stateBefore(tx, id, number);
  const asks = await readAsks(
    tx,
    id,
    before.flatMap((row) => (row.ask === null ? [] : [row.ask])),
  );
  const journals = await readJournals(tx, id);
  const seats = table.seats.map((seat): SeatRow => {
    const old = before.find((row) => row.seat === seat.id);
    if (!old) return seat;
    const ask = asks.find((each) => each.id === old.ask);
    const kept = { ask: old.journalAsk, entries: old.entries };
    const journal = [kept, ...journals.filter((each) => each.seat === seat.id)].find((each) => each.ask === ask?.id);
    const waits = {
      op: ask?.op ?? null,
      told: ask?.told ?? null,
      ask: ask?.question ?? null,
      askPage: ask?.page ?? null,
    };
    const entries = ask && journal ? journal.entries : null;
    return { ...seat, ...waits, state: asText(old.state), frames: old.frames ?? [], entries };
  });
  const shared = before.find((row) => row.seat === '');
  const { later, phase } = shared ?? {};
  const campaign = {
    ...table.campaign,
    shared: asText(shared?.state) ?? table.campaign.shared,
    later: later ?? table.campaign.later,
    phase: phase ?? table.campaign.phase,
  };
  return { ...table, campaign, seats };
}

/** What came out of the store as JSON, and goes there again. */
const asJson = (took: Omit<TakenBack, 'step' | 'seat'>): Json => took as unknown as Json;

function asText(json: unknown): string | null {
  return json === null || json === undefined ? null : JSON.stringify(json);
}
