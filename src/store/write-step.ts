import type { LoggedDie } from '../dice/dice.js';
import type { Answer, Ask, Intent } from '../engine/ask.js';
import type { Fact } from '../engine/fact.js';
import type { JournalEntry, Position } from '../engine/run.js';
import type { Frame } from '../engine/script.js';
import type { SeatId } from '../engine/words.js';
import type { Script } from '../engine/script.js';
import { LAST_QUERY, type Call, type Parameter } from './database.js';
import type { Mark, Phase } from './load-table.js';

/** For how many steps the state before is kept. */
export const UNDO_STEPS = 50;

/** How often old states are swept out, in steps. */
const SWEEP_STEPS = 16;

/** A seat whose part of the state has changed, or whose script has moved. */
export interface SeatChange {
  readonly id: SeatId;
  /** As JSON; null where it stays as it is. */
  readonly state: string | null;
  readonly frames: readonly Frame[];
  readonly ask: number | null;
}

export interface JournalChange {
  readonly seat: SeatId;
  readonly ask: number;
  readonly entries: readonly JournalEntry[];
}

export interface OpenedAsk {
  readonly id: number;
  readonly seat: SeatId;
  readonly op: string | null;
  readonly told: number;
  readonly question: Ask;
}

export interface GivenAnswer {
  readonly ask: number;
  readonly slot: string;
  readonly seat: SeatId;
  readonly given: Answer;
}

/** A clock as it should stand after a step. */
export interface DueRow {
  readonly kind: 'decide' | 'turn' | 'remind' | 'deadline';
  readonly seat: SeatId;
  readonly ask: number;
  readonly at: Date;
}

/** Where a page stands. */
export interface PostedPage {
  readonly id: number;
  readonly channel: string;
  readonly message: string;
}

/** Who holds a legendary treasure from this step on; nobody where it has no seat. */
export interface TreasureChange {
  readonly treasure: string;
  readonly seat: SeatId | null;
}

/** What a seat has seen. */
export interface Visit {
  readonly seat: SeatId;
  readonly what: string;
}

/** Texts that frames stand in, to be kept by their hash. One that is kept already is left alone. */
export interface PinnedTexts {
  readonly system: string;
  /** The number of the op contract that they were compiled against. */
  readonly contract: number;
  readonly scripts: readonly Script[];
}

/** Everything that one step writes. */
export interface StepChanges {
  readonly campaign: number;
  /** The mark of the campaign that the step was thought out on. */
  readonly mark: Mark;
  readonly number: number;
  readonly interaction: string;
  readonly user: string | null;
  readonly seat: SeatId | null;
  readonly intent: Intent;
  readonly undoes: number | null;
  readonly at: Date;
  readonly nextAsk: number;
  readonly firstDie: number;
  readonly dice: readonly LoggedDie[];
  /** As JSON, where it has changed. */
  readonly shared?: string;
  readonly later?: Position<unknown>['later'];
  readonly phase?: Phase;
  readonly seats: readonly SeatChange[];
  readonly journals: readonly JournalChange[];
  readonly opened: readonly OpenedAsk[];
  /** Questions that were asked before and move to the new page. */
  readonly shown: readonly number[];
  readonly answer?: GivenAnswer;
  readonly facts: readonly Fact[];
  readonly factsVersion: number;
  /** All clocks that should run after the step; absent where the table has none. */
  readonly clocks?: readonly DueRow[];
  readonly texts: PinnedTexts;
  readonly treasures: readonly TreasureChange[];
  readonly visits: readonly Visit[];
  readonly pageAsks: readonly number[];
  readonly toAct: readonly SeatId[];
  /** Whether the table goes on from the page: it asks seats to act, or offers some before play begins. */
  readonly turns: boolean;
  readonly replaces: number | null;
  readonly claimedUntil: Date;
  /** Pages whose places are asked for. */
  readonly wanted: readonly number[];
}

/** What became of a step that was written. */
export interface Written {
  /** The mark that the campaign bears from now on. */
  readonly mark: Mark;
  /** The number of the step's page. */
  readonly page: number;
  /** Where those of the `wanted` pages stand that are posted. */
  readonly places: readonly PostedPage[];
}

/**
 * Writes a step in one round trip, however much has changed: by `write_step` of the database (`drizzle/0003_guard_step.sql`),
 * which plans each of its parts once a connection and leaves out those without work. The state before is kept without being
 * sent. Nothing is written if the campaign no longer bears the mark that the step was thought out on, which is all that has
 * to hold: so this may be a transaction of its own.
 */
export async function writeStep(call: Call, step: StepChanges): Promise<Written | undefined> {
  const parameters = parametersOf(step);
  statement ??= statementFor(Object.keys(parameters));
  const [row] = await call<WrittenRow>(statement, Object.values(parameters));
  if (!row || row.mark === null) return undefined;
  return { mark: row.mark, page: row.page, places: row.places ?? [] };
}

interface WrittenRow {
  readonly mark: Mark | null;
  readonly page: number;
  readonly places: readonly PostedPage[] | null;
}

/** Put together once: it is always the same. */
let statement: string | undefined;

function statementFor(names: readonly string[]): string {
  const list = names.map((name, i) => `_${name} => $${i + 1}`).join(', ');
  return `${LAST_QUERY} select _mark_after as mark, _page as page, _places as places from write_step(${list})`;
}

/** The parameters of `write_step`: null where there is nothing to do. */
function parametersOf(step: StepChanges): Readonly<Record<string, Parameter>> {
  return {
    campaign: step.campaign,
    mark: step.mark,
    number: step.number,
    interaction: step.interaction,
    user: step.user,
    seat: step.seat,
    intent: JSON.stringify(step.intent),
    undoes: step.undoes,
    at: step.at.toISOString(),
    next_ask: step.nextAsk,
    first_die: step.firstDie,
    dice: rowsAsJson(step.dice),
    shared: step.shared ?? null,
    later: asJson(step.later),
    phase: step.phase ?? null,
    seats: seatsAsJson(step.seats),
    journals: rowsAsJson(step.journals),
    opened: rowsAsJson(step.opened),
    shown: asArray(step.shown),
    answer: asJson(step.answer),
    facts: rowsAsJson(step.facts),
    facts_version: step.factsVersion,
    clocks: asJson(step.clocks),
    ...textParameters(step.texts),
    treasures: rowsAsJson(step.treasures),
    visits: rowsAsJson(step.visits),
    page_asks: JSON.stringify(step.pageAsks),
    to_act: JSON.stringify(step.toAct),
    turns: step.turns,
    replaces: step.replaces,
    claimed_until: step.claimedUntil.toISOString(),
    wanted: asArray(step.wanted),
    before_kept: step.number % SWEEP_STEPS === 0 ? step.number - UNDO_STEPS : null,
  };
}

function textParameters({ system, contract, scripts }: PinnedTexts) {
  if (scripts.length === 0) return { system: null, contract: null, texts: null };
  return { system, contract, texts: rowsAsJson(scripts.map(({ id, hash, parts }) => ({ script: id, hash, parts }))) };
}

function asJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function rowsAsJson(rows: readonly unknown[]): string | null {
  return rows.length > 0 ? JSON.stringify(rows) : null;
}

/** An array of numbers, as PostgreSQL writes it. */
function asArray(numbers: readonly number[]): string | null {
  return numbers.length > 0 ? `{${numbers.join()}}` : null;
}

/** States are JSON already: they are put in as they are. */
function seatsAsJson(seats: readonly SeatChange[]): string | null {
  if (seats.length === 0) return null;
  const rows = seats.map(({ state, ...row }) => `${JSON.stringify(row).slice(0, -1)},"state":${state}}`);
  return `[${rows.join()}]`;
}
