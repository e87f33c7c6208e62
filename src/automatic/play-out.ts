import type { Dice } from '../dice/dice.js';
import { act, type Acted } from '../engine/act.js';
import type { Answer, AnswerIntent, Ask, Intent } from '../engine/ask.js';
import type { EngineFact, Fact } from '../engine/fact.js';
import type { Position } from '../engine/run.js';
import type { Library } from '../engine/script.js';
import type { System, TableState } from '../engine/system.js';
import { isRefusal, type Refusal, type SeatId } from '../engine/words.js';
import { chanceFrom } from './chance.js';

/** A table in memory: a rulebook, its texts, dice, and somebody who answers. */
export interface Table<S extends TableState, F extends Fact> {
  readonly system: System<S, F>;
  readonly library: Library;
  readonly dice: Dice;
  /** Answers for a seat. What it says may depend on nothing but the question. */
  answer(ask: Ask, seat: SeatId): AnswerIntent;
}

/** How one intent came out in the end, with every question answered on the way. */
export interface PlayedOut<S, F extends Fact> {
  readonly position: Position<S>;
  readonly facts: readonly (F | EngineFact)[];
  readonly asks: readonly Ask[];
}

/** Dice that are thrown by chance, the same ones for the same seed. */
export function diceFrom(seed: number): Dice {
  const chance = chanceFrom(seed);
  return { draw: (_, sides) => chance.between(1, sides) };
}

/** Carries an intent out to its end without ever being suspended. */
export function playThrough<S extends TableState, F extends Fact>(
  table: Table<S, F>,
  position: Position<S>,
  seat: SeatId,
  intent: Intent,
): PlayedOut<S, F> | Refusal {
  const asks: Ask[] = [];
  const answerNow = (ask: Ask): Readonly<Record<SeatId, Answer>> => {
    asks.push(ask);
    const seats = ask.everybody ? ask.seats : ask.seats.slice(0, 1);
    return Object.fromEntries(seats.map((each) => [each, given(table.answer(ask, each))]));
  };
  const acted = act(table.system, position, seat, intent, table.library, table.dice, answerNow);
  return isRefusal(acted) ? acted : { ...acted, asks };
}

function given({ options, text }: AnswerIntent): Answer {
  return { options, ...(text !== undefined && { text }) };
}

/** Carries an intent out to its end, put away as JSON and taken up again at every question, as if days lay between. */
export function playSuspended<S extends TableState, F extends Fact>(
  table: Table<S, F>,
  position: Position<S>,
  seat: SeatId,
  intent: Intent,
): PlayedOut<S, F> | Refusal {
  const { system, library, dice } = table;
  const asks: Ask[] = [];
  const facts: (F | EngineFact)[] = [];
  let acted: Acted<S, F> | Refusal = act(system, position, seat, intent, library, dice);
  for (;;) {
    if (isRefusal(acted)) return acted;
    facts.push(...acted.facts);
    asks.push(...acted.opened);
    const stored = JSON.parse(JSON.stringify(acted.position)) as Position<S>;
    const waiting = Object.values(stored.runs).flatMap((run) => (run.ask ? [run] : []))[0];
    const ask = waiting?.ask;
    if (!ask) return { position: stored, facts, asks };
    const answered = waiting.journal.flatMap((entry) =>
      'answer' in entry && entry.answer === ask.name ? [entry.seat] : [],
    );
    const next = ask.seats.find((each) => !answered.includes(each)) ?? seat;
    acted = act(system, stored, next, table.answer(ask, next), library, dice);
  }
}
