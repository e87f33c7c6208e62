import type { LoggedDie } from '../dice/dice.js';
import type { AnswerIntent, Ask, Intent } from '../engine/ask.js';
import type { Fact } from '../engine/fact.js';
import type { Position } from '../engine/run.js';
import type { TableState } from '../engine/system.js';
import type { SeatId } from '../engine/words.js';
import { insertSeat } from '../store/campaigns.js';
import type { Database } from '../store/database.js';
import type { LockedTable, Phase, SeatRow } from '../store/load-table.js';
import { writeStep, type GivenAnswer, type PostedPage, type StepChanges } from '../store/write-step.js';
import { clocksAt, deadlineAt, hasClocks } from './clocks.js';
import { FACTS_VERSION } from './facts.js';
import { after as later, systemOf, type AnySystem, type Means } from './means.js';
import { campaignOf } from './campaign.js';
import { planPage, type PagePlan } from './page-plan.js';
import { pinTexts } from './pinned-library.js';
import { difference, storedAs } from './position.js';
import { remember } from './read-states.js';
import { noteRegisters } from './registers.js';
import { revealSeed } from './seeds.js';
import type { Page, Played } from './service.js';

/** A step that has been thought out and is to be written. */
export interface Step {
  readonly interaction: string;
  readonly user: string | null;
  readonly seat: SeatId | null;
  readonly intent: Intent;
  readonly before: Position<TableState>;
  readonly after: Position<TableState>;
  readonly facts: readonly Fact[];
  readonly dice: readonly LoggedDie[];
  readonly opened: readonly Ask[];
  readonly closed: readonly number[];
  readonly undoes?: number;
  /** Where the step itself sets the phase, whatever the rulebook says. */
  readonly phase?: Phase;
  /** A seat that is new with this step. */
  readonly joins?: SeatRow;
  /** Questions among the opened that are not new: a step that was taken back had closed them. */
  readonly reopened?: ReadonlySet<number>;
  /** Nobody has acted for long: no clock is set going. */
  readonly rests?: boolean;
}

/** What a transaction did, and what may be remembered once it is committed. */
export interface Committed {
  readonly played: Played;
  readonly remember: () => void;
}

/** Writes a step and all that follows from it. */
export async function commitStep(means: Means, tx: Database, table: LockedTable, step: Step): Promise<Committed> {
  const system = systemOf(means, table.campaign.system);
  const phase = step.phase ?? system.phase?.(step.after.state) ?? 'playing';
  const facts = [...step.facts, ...(await factsOfEnding(means, tx, table, step, phase))];
  const rememberTexts = await pinTexts(means, tx, table.campaign.system, step.after.runs);
  const number = table.campaign.version + 1;
  const states = { before: step.before.state, after: step.after.state, facts };
  if (step.undoes === undefined) await noteRegisters(system, tx, { campaign: table.campaign.id, number }, states);
  if (step.joins) await insertSeat(tx, table.campaign.id, step.joins);
  const answered = answerOf(step);
  const plan = planPage(system, table, { ...step, ...(answered && { answered: answered.ask }) });
  const changes = changesOf(means, table, { ...step, facts }, plan, phase, answered);
  const posted = await writeStep(tx, changes);
  return {
    played: turnPage(table, { ...changes, phase }, plan, posted),
    remember: () => {
      rememberTexts();
      remember(means.read, table.campaign.id, storedAs(table, changes, step.after.state));
    },
  };
}

async function factsOfEnding(
  means: Means,
  tx: Database,
  table: LockedTable,
  step: Step,
  phase: Phase,
): Promise<readonly Fact[]> {
  if (phase !== 'ended' || table.campaign.phase === 'ended') return [];
  return [await revealSeed(means, tx, table.campaign, table.campaign.nextDie + step.dice.length)];
}

/** The answer that the step gave, if it was one. The question was open before. */
function answerOf({ intent, before, seat }: Step): GivenAnswer | undefined {
  if (intent.kind !== 'answer' || seat === null) return undefined;
  const { ask: id, options, text } = intent as AnswerIntent;
  const ask = Object.values(before.runs).find((run) => run.ask?.id === id)?.ask;
  if (!ask) return undefined;
  return { ask: id, slot: ask.everybody ? seat : '', seat, given: { options, ...(text !== undefined && { text }) } };
}

function changesOf(
  means: Means,
  table: LockedTable,
  step: Step,
  plan: PagePlan,
  phase: Phase,
  answer: GivenAnswer | undefined,
): StepChanges {
  const system = systemOf(means, table.campaign.system);
  const now = means.clock();
  const changed = difference(table, step.after);
  return {
    ...changed,
    campaign: table.campaign.id,
    number: table.campaign.version + 1,
    interaction: step.interaction,
    user: step.user,
    seat: step.seat,
    intent: step.intent,
    undoes: step.undoes ?? null,
    at: now,
    nextAsk: step.after.nextAsk,
    firstDie: table.campaign.nextDie,
    dice: step.dice,
    ...(phase !== table.campaign.phase && { phase }),
    opened: openedBy(step),
    shown: shownAgain(step, plan),
    ...(answer && { answer }),
    facts: step.facts,
    factsVersion: FACTS_VERSION,
    ...clocksOf(system, table, step, phase, now),
    page: table.nextPage,
    pageAsks: plan.asks.map((ask) => ask.id),
    toAct: plan.toAct,
    turnPage: goesOnFrom(plan, phase) ? table.nextPage : null,
    replaces: plan.replaces,
    claimedUntil: later(now, means.lease),
    wanted: pagesOf(plan),
  };
}

/** Whether seats act on the page, or are taken on it. */
function goesOnFrom({ toAct, asks }: PagePlan, phase: Phase): boolean {
  return toAct.length > 0 || (phase === 'gathering' && asks.length === 0);
}

/** Questions on the page that were asked before, on another. */
function shownAgain({ opened, reopened }: Step, { asks }: PagePlan): readonly number[] {
  const fresh = new Set(opened.map((ask) => ask.id).filter((id) => !reopened?.has(id)));
  return asks.map((ask) => ask.id).filter((id) => !fresh.has(id));
}

function clocksOf(
  system: AnySystem,
  table: LockedTable,
  step: Step,
  phase: Phase,
  now: Date,
): Pick<StepChanges, 'clocks'> {
  if (phase === 'ended') return { clocks: [] };
  const deadline = deadlineAt(system, step.after);
  if (step.rests) return { clocks: deadline };
  return hasClocks(table, deadline) ? { clocks: clocksAt(system, table, step.after, now) } : {};
}

/** Questions that were opened and still wait, each with the seat whose script it stands in. */
function openedBy({ opened, reopened, after }: Step): StepChanges['opened'] {
  const fresh = new Set(opened.map((ask) => ask.id).filter((id) => !reopened?.has(id)));
  return Object.entries(after.runs).flatMap(([seat, run]) =>
    run.ask && fresh.has(run.ask.id)
      ? [{ id: run.ask.id, seat, op: run.op ?? null, told: run.told, question: run.ask }]
      : [],
  );
}

function pagesOf({ replaces, spent, elsewhere }: PagePlan): readonly number[] {
  return [replaces, ...spent, ...elsewhere.map(({ page }) => page)].filter((page) => page !== null);
}

function turnPage(
  table: LockedTable,
  changes: StepChanges & { phase: Phase },
  plan: PagePlan,
  posted: readonly PostedPage[],
): Played {
  const where = (page: number | null) => {
    const found = posted.find(({ id }) => id === page);
    return found && { channel: found.channel, message: found.message };
  };
  const replaces = where(plan.replaces);
  const page: Page = {
    id: changes.page,
    campaign: { ...campaignOf(table), version: changes.number, phase: changes.phase },
    step: changes.number,
    facts: changes.facts,
    asks: plan.asks,
    toAct: plan.toAct,
    ...(replaces && { replaces }),
    elsewhere: plan.elsewhere.map(({ ask, page }) => {
      const at = where(page);
      return { ask, ...(at && { at }) };
    }),
  };
  return { kind: 'page', page, spent: plan.spent.flatMap((each) => where(each) ?? []) };
}
