import type { Dice } from '../dice/dice.js';
import type { Answer, Ask, Question } from './ask.js';
import { copyOf } from './copy.js';
import { Draft } from './draft.js';
import { follow, opHere, type OpHere } from './flow.js';
import type { EngineFact, Fact } from './fact.js';
import { OpInHand } from './op-in-hand.js';
import { withProcedures } from './procedures.js';
import { IDLE, isInHand, type JournalEntry, type Position, type Run } from './run.js';
import { followingAt, type Library } from './script.js';
import type { Flow, System, TableState } from './system.js';
import type { SeatId } from './words.js';

/** What one intent has done so far. Filled in while the scripts run. */
export interface Work<S extends TableState, F extends Fact> {
  position: Position<S>;
  /** What the state in the position was written in, once this work has a draft of its own: it may be written on in it. */
  draft?: Draft<S>;
  readonly facts: (F | EngineFact)[];
  readonly opened: Ask[];
  readonly closed: number[];
}

export interface Means<S extends TableState, F extends Fact> {
  readonly system: System<S, F>;
  readonly library: Library;
  readonly dice: Dice;
  /** Answers a question on the spot, so that the op is never suspended. For simulations and the suspend law. */
  readonly answerNow?: (ask: Ask, state: S) => Readonly<Record<SeatId, Answer>>;
}

/** A script that never asks and never ends is a bug of its author; this many ops in one step prove it. */
const MOST_OPS_A_STEP = 10_000;

/** Runs a seat's script on until it asks or is through. */
export function carryOn<S extends TableState, F extends Fact>(
  work: Work<S, F>,
  seat: SeatId,
  means: Means<S, F>,
): void {
  for (let count = 0; count < MOST_OPS_A_STEP; count++) {
    const run = work.position.runs[seat] ?? IDLE;
    const here = opHere(run.frames, means.library);
    if (!here) return setRun(work, seat, IDLE);
    if (mustWait(work, seat, here, means)) return hold(work, seat, here);
    if (!carryOutOp(work, seat, here, run, means)) return;
  }
  throw new Error(`${seat}'s script does not end: ${work.position.runs[seat]?.frames.at(-1)?.script}`);
}

/** An op that is not aside leaves the state alone while somebody else's op has read it. */
function mustWait<S extends TableState, F extends Fact>(
  work: Work<S, F>,
  seat: SeatId,
  here: OpHere,
  { system }: Means<S, F>,
): boolean {
  if (system.ops[here.op.op]?.aside) return false;
  return Object.entries(work.position.runs).some(([other, run]) => other !== seat && isInHand(run, system.ops));
}

function hold<S extends TableState, F extends Fact>(work: Work<S, F>, seat: SeatId, here: OpHere): void {
  setRun(work, seat, { ...IDLE, frames: here.frames });
  work.facts.push({ kind: 'kept-for-later', what: here.op.op });
}

/** Carries out the op in hand; false if it waits for an answer. */
function carryOutOp<S extends TableState, F extends Fact>(
  work: Work<S, F>,
  seat: SeatId,
  here: OpHere,
  run: Run,
  means: Means<S, F>,
): boolean {
  const rule = means.system.ops[here.op.op];
  if (!rule) throw new Error(`${means.system.id} has no op ${here.op.op}`);
  const name = `${here.op.op}@${rule.revision}`;
  const anew = here.anew || (run.op !== undefined && run.op !== name);
  if (anew) work.facts.push({ kind: 'read-anew', script: here.script.id });
  const journal = anew ? [] : run.journal;
  const draft = rule.plain && work.draft ? work.draft : new Draft(work.position.state);
  const hand = take<S, F>(draft.state, seat, here, journal, means);
  const told = anew ? 0 : run.told;
  const play = rule.run(here.op, hand);
  for (let step = play.next(); ;) {
    if (step.done) return (finish(work, seat, here, hand, draft, told, step.value), true);
    if (rule.plain) throw new Error(`${name} is plain, and asks ${step.value.name}`);
    const ask: Ask = { ...step.value, id: work.position.nextAsk };
    work.position = { ...work.position, nextAsk: ask.id + 1 };
    if (!means.answerNow) return (suspend(work, seat, here, hand, told, name, ask), false);
    step = play.next(note(hand.journal, ask, means.answerNow(ask, hand.state)));
  }
}

function take<S extends TableState, F extends Fact>(
  state: S,
  seat: SeatId,
  here: OpHere,
  journal: readonly JournalEntry[],
  { library, dice }: Pick<Means<S, F>, 'library' | 'dice'>,
): OpInHand<S, F> {
  const inner = here.frames.at(-1);
  return new OpInHand<S, F>({
    seat,
    script: here.script.id,
    get following() {
      return followingAt(here.script, inner?.path ?? ['', 0]);
    },
    state,
    locals: copyOf(inner?.locals ?? {}),
    library,
    journal,
    dice,
  });
}

function finish<S extends TableState, F extends Fact>(
  work: Work<S, F>,
  seat: SeatId,
  here: OpHere,
  hand: OpInHand<S, F>,
  draft: Draft<S>,
  told: number,
  flow: Flow,
): void {
  // What was told and noted keeps nothing of the state: the next op may change that in its place.
  work.facts.push(...copyOf(hand.facts.slice(told)));
  const inner = here.frames.at(-1);
  if (!inner) throw new Error('an op without a frame');
  const frames = [...here.frames.slice(0, -1), { ...inner, locals: copyOf(hand.locals) }];
  work.position = { ...work.position, state: draft.result };
  work.draft = draft;
  setRun(work, seat, { ...IDLE, frames: follow(frames, flow) });
}

function suspend<S extends TableState, F extends Fact>(
  work: Work<S, F>,
  seat: SeatId,
  here: OpHere,
  hand: OpInHand<S, F>,
  told: number,
  op: string,
  ask: Ask,
): void {
  work.facts.push(...hand.facts.slice(told));
  work.opened.push(ask);
  setRun(work, seat, { frames: here.frames, op, journal: hand.journal, told: hand.facts.length, ask });
}

/** Writes answers into a journal under their question, and gives them back. */
function note(
  journal: JournalEntry[],
  question: Question,
  answers: Readonly<Record<SeatId, Answer>>,
): Readonly<Record<SeatId, Answer>> {
  for (const [seat, given] of Object.entries(answers)) journal.push({ answer: question.name, seat, given });
  return answers;
}

export function setRun<S>(work: { position: Position<S> }, seat: SeatId, run: Run): void {
  work.position = { ...work.position, runs: { ...work.position.runs, [seat]: run } };
}

/**
 * The state as the open questions see it: what the ops in hand have changed so far, before they count.
 * For sheets and pages only; nothing may be kept of it.
 */
export function asSeen<S extends TableState, F extends Fact>(
  system: System<S, F>,
  position: Position<S>,
  library: Library,
): S {
  const dice: Dice = {
    draw: (purpose) => {
      throw new Error(`the die ${purpose} was never drawn`);
    },
  };
  const whole = withProcedures(library, system);
  let state = position.state;
  for (const [seat, run] of Object.entries(position.runs)) {
    const here = run.ask && opHere(run.frames, whole);
    const rule = here && system.ops[here.op.op];
    if (!here || here.anew || !rule || run.op !== `${here.op.op}@${rule.revision}`) continue;
    const draft = new Draft(state);
    rule.run(here.op, take<S, F>(draft.state, seat, here, run.journal, { library: whole, dice })).next();
    state = draft.result;
  }
  return state;
}
