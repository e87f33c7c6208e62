import type { Dice } from '../dice/dice.js';
import { objection } from './answers.js';
import type { Answer, AnswerIntent, Ask, Intent } from './ask.js';
import { copyOf } from './copy.js';
import { carryOn, setRun, type Means, type Work } from './carry-on.js';
import { Draft } from './draft.js';
import type { EngineFact, Fact } from './fact.js';
import { opening, opHere } from './flow.js';
import { answersTo } from './op-in-hand.js';
import { IDLE, isHeld, isInHand, type Position, type Run } from './run.js';
import type { Library } from './script.js';
import { withProcedures } from './procedures.js';
import type { System, TableState } from './system.js';
import { isRefusal, refuse, type Refusal, type SeatId } from './words.js';

/** What an intent did: the new position, what happened, and the questions that opened or closed. */
export interface Acted<S, F extends Fact = Fact> {
  readonly position: Position<S>;
  readonly facts: readonly (F | EngineFact)[];
  readonly opened: readonly Ask[];
  readonly closed: readonly number[];
}

/**
 * Carries out one intent of a seat and runs its script on until it asks or ends. Pure: the position given is not changed.
 * A refusal changes nothing and draws no die.
 */
export function act<S extends TableState, F extends Fact>(
  system: System<S, F>,
  position: Position<S>,
  seat: SeatId,
  intent: Intent,
  library: Library,
  dice: Dice,
  answerNow?: Means<S, F>['answerNow'],
): Acted<S, F> | Refusal {
  const means: Means<S, F> = {
    system,
    library: withProcedures(library, system),
    dice,
    ...(answerNow && { answerNow }),
  };
  const work: Work<S, F> = { position, facts: [], opened: [], closed: [] };
  const refusal = isAnswer(intent) ? answer(work, seat, intent, means) : begin(work, seat, intent, means);
  if (refusal) return refusal;
  carryOutKept(work, means);
  return work;
}

function isAnswer(intent: Intent): intent is AnswerIntent {
  return intent.kind === 'answer';
}

function answer<S extends TableState, F extends Fact>(
  work: Work<S, F>,
  seat: SeatId,
  intent: AnswerIntent,
  means: Means<S, F>,
): Refusal | undefined {
  const [owner, run] = Object.entries(work.position.runs).find(([, each]) => each.ask?.id === intent.ask) ?? [];
  if (!owner || !run?.ask) return refuse('ask-closed', { ask: intent.ask });
  if (isStale(run, means)) return readAnew(work, owner, run.ask, means);
  const refusal = objection(run.ask, seat, intent, run.journal);
  if (refusal) return refusal;
  const given: Answer = { options: intent.options, ...(intent.text !== undefined && { text: intent.text }) };
  take(work, owner, run, run.ask, seat, given, means);
  return undefined;
}

/** Keeps an answer in the journal; runs on once the question has all the answers it needs. */
function take<S extends TableState, F extends Fact>(
  work: Work<S, F>,
  owner: SeatId,
  { ask: _, ...run }: Run,
  ask: Ask,
  seat: SeatId,
  given: Answer,
  means: Means<S, F>,
): void {
  const journal = [...run.journal, { answer: ask.name, seat, given }];
  if (!answersTo(ask, journal)) return setRun(work, owner, { ...run, journal, ask });
  work.closed.push(ask.id);
  setRun(work, owner, { ...run, journal });
  carryOn(work, owner, means);
}

function begin<S extends TableState, F extends Fact>(
  work: Work<S, F>,
  seat: SeatId,
  intent: Intent,
  means: Means<S, F>,
): Refusal | undefined {
  const running = inHand(work.position, means);
  for (const owner of running) {
    const run = work.position.runs[owner];
    if (run?.ask?.seats.includes(seat) && run.ask.allows?.includes(intent.kind) && !isStale(run, means)) {
      take(work, owner, run, run.ask, seat, { options: [], intent }, means);
      return undefined;
    }
  }
  if (running.length > 0 && means.system.waits(intent)) return keep(work, seat, intent);
  return setGoing(work, seat, intent, running, means);
}

/** The seats whose scripts others have to wait for. */
function inHand<S extends TableState, F extends Fact>({ runs }: Position<S>, { system }: Means<S, F>): SeatId[] {
  return Object.entries(runs).flatMap(([seat, run]) => (isInHand(run, system.ops) ? [seat] : []));
}

function setGoing<S extends TableState, F extends Fact>(
  work: Work<S, F>,
  seat: SeatId,
  intent: Intent,
  running: readonly SeatId[],
  means: Means<S, F>,
): Refusal | undefined {
  const draft = new Draft(work.position.state);
  const own = (work.position.runs[seat]?.frames.length ?? 0) > 0;
  const begun = means.system.begin(draft.state, seat, intent, own ? [...new Set([...running, seat])] : running);
  if (isRefusal(begun)) return begun;
  work.position = { ...work.position, state: draft.result };
  work.draft = draft;
  work.facts.push(...copyOf(begun.facts));
  if (begun.stops) stop(work, seat);
  if (!begun.start) return undefined;
  setRun(work, seat, { ...IDLE, frames: [opening(begun.start.script, begun.start.locals)] });
  carryOn(work, seat, means);
  return undefined;
}

function stop<S extends TableState, F extends Fact>(work: Work<S, F>, seat: SeatId): void {
  const ask = work.position.runs[seat]?.ask;
  if (ask) work.closed.push(ask.id);
  setRun(work, seat, IDLE);
}

/** The same once more is not kept twice: whoever pressed again is told that it is noted. */
function keep<S extends TableState, F extends Fact>(
  work: Work<S, F>,
  seat: SeatId,
  intent: Intent,
): Refusal | undefined {
  const [wanted, ...kept] = [{ seat, intent }, ...work.position.later].map((each) => JSON.stringify(each));
  if (wanted !== undefined && kept.includes(wanted)) return refuse('noted-already', { what: intent.kind });
  work.position = { ...work.position, later: [...work.position.later, { seat, intent }] };
  work.facts.push({ kind: 'kept-for-later', what: intent.kind });
  return undefined;
}

/** What was kept while a step was in hand, once none is: scripts that were held, then intents, each as they came. */
function carryOutKept<S extends TableState, F extends Fact>(work: Work<S, F>, means: Means<S, F>): void {
  while (inHand(work.position, means).length === 0) {
    const held = Object.keys(work.position.runs).find((seat) => isHeld(work.position.runs[seat] ?? IDLE));
    if (held !== undefined) carryOn(work, held, means);
    else if (!carryOutLater(work, means)) return;
  }
}

/** The first intent that was kept; false if there is none. */
function carryOutLater<S extends TableState, F extends Fact>(work: Work<S, F>, means: Means<S, F>): boolean {
  const [kept, ...later] = work.position.later;
  if (!kept) return false;
  work.position = { ...work.position, later };
  const refusal = setGoing(work, kept.seat, kept.intent, [], means);
  if (refusal) work.facts.push({ kind: 'later-refused', what: kept.intent.kind, code: refusal.refused });
  return true;
}

/** The op that waits has another revision now, or its script another text: its question may make no sense any more. */
function isStale<S extends TableState, F extends Fact>(run: Run, { system, library }: Means<S, F>): boolean {
  const here = opHere(run.frames, library);
  return !here || here.anew || run.op !== `${here.op.op}@${system.ops[here.op.op]?.revision}`;
}

function readAnew<S extends TableState, F extends Fact>(
  work: Work<S, F>,
  owner: SeatId,
  ask: Ask,
  means: Means<S, F>,
): undefined {
  work.closed.push(ask.id);
  carryOn(work, owner, means);
}

/**
 * Reads every waiting op whose rule or script has changed again from its start, so that its question can be shown.
 * Gives nothing if all questions still stand as they are.
 */
export function refresh<S extends TableState, F extends Fact>(
  system: System<S, F>,
  position: Position<S>,
  library: Library,
  dice: Dice,
): Acted<S, F> | undefined {
  const means: Means<S, F> = { system, library: withProcedures(library, system), dice };
  const work: Work<S, F> = { position, facts: [], opened: [], closed: [] };
  for (const [seat, run] of Object.entries(position.runs)) {
    if (run.ask && isStale(run, means)) readAnew(work, seat, run.ask, means);
  }
  return work.closed.length > 0 ? work : undefined;
}
