import { sql } from 'drizzle-orm';
import type { LoggedDie } from '../dice/dice.js';
import type { Answer, Ask, Intent } from '../engine/ask.js';
import type { Fact } from '../engine/fact.js';
import type { JournalEntry, Position } from '../engine/run.js';
import type { Frame } from '../engine/script.js';
import type { SeatId } from '../engine/words.js';
import { LAST_QUERY, rowsOf, type Database } from './database.js';
import type { Phase } from './load-table.js';

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

/** Everything that one step writes. */
export interface StepChanges {
  readonly campaign: number;
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
  readonly page: number;
  readonly pageAsks: readonly number[];
  readonly toAct: readonly SeatId[];
  /** The page itself, if the table goes on from it: it asks seats to act, or offers some before play begins. */
  readonly turnPage: number | null;
  readonly replaces: number | null;
  readonly claimedUntil: Date;
  /** Pages whose places are asked for. */
  readonly wanted: readonly number[];
}

/**
 * Writes a step in one round trip, however much has changed: by `write_step` of the database (`drizzle/0002_write_step.sql`),
 * which plans each of its parts once a connection and leaves out those without work. The state before is kept without being
 * sent. Gives back where the `wanted` pages stand.
 */
export async function writeStep(tx: Database, step: StepChanges): Promise<readonly PostedPage[]> {
  const parameters = Object.entries(parametersOf(step)).map(([name, value]) => sql`${sql.raw(`_${name} =>`)} ${value}`);
  const call = sql`write_step(${sql.join(parameters, sql.raw(', '))})`;
  return rowsOf<PostedPage>(tx, sql`${sql.raw(LAST_QUERY)} select id, channel, message from ${call}`);
}

/** The parameters of `write_step`: null where there is nothing to do. */
function parametersOf(step: StepChanges): Readonly<Record<string, string | number | null>> {
  return {
    campaign: step.campaign,
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
    page: step.page,
    page_asks: JSON.stringify(step.pageAsks),
    to_act: JSON.stringify(step.toAct),
    turn_page: step.turnPage,
    replaces: step.replaces,
    claimed_until: step.claimedUntil.toISOString(),
    wanted: asArray(step.wanted),
    before_kept: step.number % SWEEP_STEPS === 0 ? step.number - UNDO_STEPS : null,
  };
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
