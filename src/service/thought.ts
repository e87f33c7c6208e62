import type { LoggedDie } from '../dice/dice.js';
import type { AnswerIntent, Ask, Intent } from '../engine/ask.js';
import type { Fact } from '../engine/fact.js';
import type { Position } from '../engine/run.js';
import type { TableState } from '../engine/system.js';
import type { SeatId } from '../engine/words.js';
import type { Phase, SeatRow, Table } from '../store/load-table.js';
import type { GivenAnswer, StepChanges } from '../store/write-step.js';
import { clocksAt, deadlineAt, hasClocks } from './clocks.js';
import { FACTS_VERSION } from './facts.js';
import { after as later, systemOf, type AnySystem, type Means } from './means.js';
import { planPage, type PagePlan } from './page-plan.js';
import { textsToKeep } from './pinned-library.js';
import { difference } from './position.js';
import { registersOf } from './registers.js';

/** A step as it was carried out by the rules. */
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
  /** The rows it was carried out on are all that is stored: the table may be remembered as it stands after the step. */
  readonly remembers?: boolean;
}

/** A step with all that it writes. */
export interface Thought extends Step {
  readonly phase: Phase;
  readonly plan: PagePlan;
  readonly changes: StepChanges;
}

/** The phase of a campaign after a step. */
export function phaseAfter(means: Means, table: Table, step: Step): Phase {
  return step.phase ?? systemOf(means, table.campaign.system).phase?.(step.after.state) ?? 'playing';
}

/** Thinks out what a step writes. Nothing is asked of the store for it. */
export function thinkOut(means: Means, table: Table, step: Step): Thought {
  const phase = phaseAfter(means, table, step);
  const answered = answerOf(step);
  const plan = planPage(systemOf(means, table.campaign.system), table, {
    ...step,
    ...(answered && { answered: answered.ask }),
  });
  return { ...step, phase, plan, changes: changesOf(means, table, step, plan, phase, answered) };
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
  table: Table,
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
    mark: table.campaign.mark,
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
    texts: textsToKeep(means, table.campaign.system, step.after.runs),
    ...registersAfter(system, step),
    pageAsks: plan.asks.map((ask) => ask.id),
    toAct: plan.toAct,
    turns: goesOnFrom(plan, phase),
    replaces: plan.replaces,
    claimedUntil: later(now, means.lease),
    wanted: pagesOf(plan),
  };
}

/** A step that takes another back notes nothing new. */
function registersAfter(system: AnySystem, { before, after, facts, undoes }: Step) {
  if (undoes !== undefined) return { treasures: [], visits: [] };
  return registersOf(system, before.state, after.state, facts);
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

function clocksOf(system: AnySystem, table: Table, step: Step, phase: Phase, now: Date): Pick<StepChanges, 'clocks'> {
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
