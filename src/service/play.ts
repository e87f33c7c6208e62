import { SeededDice } from '../dice/seeded.js';
import { act } from '../engine/act.js';
import type { Intent } from '../engine/ask.js';
import type { Position } from '../engine/run.js';
import type { Library } from '../engine/script.js';
import type { TableState } from '../engine/system.js';
import { isRefusal, NOBODY, type Refusal } from '../engine/words.js';
import type { Database } from '../store/database.js';
import type { LockedTable, SeatRow, Table } from '../store/load-table.js';
import { commitStep, type Committed } from './commit-step.js';
import type { ServiceFact } from './facts.js';
import { systemOf, type Means } from './means.js';
import { libraryFor } from './pinned-library.js';
import { positionOf } from './position.js';
import { stateAsStored } from './remembered-tables.js';
import type { ActRequest } from './service.js';
import type { Step } from './thought.js';

/** Another page has been put up since the one that was pressed, for the table or with a question for this seat. */
export function isTurned({ page }: ActRequest, { campaign }: Table, seat: SeatRow | undefined): boolean {
  return page !== undefined && (page !== campaign.turnPage || page < (seat?.askPage ?? 0));
}

/** An intent of a seat, whoever sends it. */
export interface SeatIntent {
  readonly interaction: string;
  readonly user: string | null;
  readonly intent: Intent;
  /** What the service itself has to say about it, before all else. */
  readonly facts?: readonly ServiceFact[];
  /** Set where the seat is new and there only if the rulebook agrees. */
  readonly joins?: SeatRow;
  /** Nobody has acted for long: no clock is set going. */
  readonly rests?: boolean;
}

type Actor = Pick<SeatRow, 'id'> | null;

/** Lets the rulebook carry out an intent of a seat, or of nobody: the end of a game by date. */
export async function play(
  means: Means,
  tx: Database,
  table: LockedTable,
  seat: Actor,
  intent: SeatIntent,
): Promise<Committed | Refusal> {
  const { id, system } = table.campaign;
  const position = positionOf(systemOf(means, system), table, stateAsStored(means.tables.get(id), table));
  const library = await libraryFor(means, tx, system, position.runs);
  const step = byTheRules(means, table, position, library, seat, intent);
  return isRefusal(step) ? step : commitStep(means, tx, table, step);
}

/** The same without any store: what the rulebook makes of an intent where a table stands. */
export function byTheRules(
  means: Means,
  { campaign }: Table,
  before: Position<TableState>,
  library: Library,
  seat: Actor,
  { facts = [], ...request }: SeatIntent,
): Step | Refusal {
  const dice = new SeededDice(campaign.seed, request.interaction, campaign.nextDie);
  const system = systemOf(means, campaign.system);
  const acted = act(system, before, seat?.id ?? NOBODY, request.intent, library, dice);
  if (isRefusal(acted)) return acted;
  return {
    ...request,
    seat: seat?.id ?? null,
    before,
    after: acted.position,
    facts: [...facts, ...acted.facts],
    dice: dice.log,
    opened: acted.opened,
    closed: acted.closed,
    remembers: true,
  };
}
