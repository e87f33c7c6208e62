import type { Dice } from '../dice/dice.js';
import type { Answer, Question } from './ask.js';
import { given } from './answers.js';
import type { Fact } from './fact.js';
import type { JournalEntry } from './run.js';
import type { Following, Library, Local } from './script.js';
import type { Play, Telling } from './system.js';
import type { SeatId } from './words.js';

/** What an op in hand starts from: its own drafts of the state and of its frame's locals, and what it was told before. */
export interface Start<S> {
  readonly seat: SeatId;
  readonly script: string;
  readonly following: Following;
  readonly state: S;
  readonly locals: Record<string, Local>;
  readonly library: Library;
  readonly journal: readonly JournalEntry[];
  readonly dice: Dice;
}

/**
 * An op being carried out, for the first time or again. What the journal holds is answered from it, by name;
 * only what is new reaches the dice or a player. The same name used twice in one op becomes `name#2`.
 */
export class OpInHand<S, F extends Fact> implements Telling<S, F> {
  readonly facts: F[] = [];
  readonly journal: JournalEntry[];
  private readonly used = new Map<string, number>();

  constructor(private readonly start: Start<S>) {
    this.journal = [...start.journal];
  }

  get seat(): SeatId {
    return this.start.seat;
  }
  get script(): string {
    return this.start.script;
  }
  get following(): Following {
    return this.start.following;
  }
  get state(): S {
    return this.start.state;
  }
  get locals(): Record<string, Local> {
    return this.start.locals;
  }
  get library(): Library {
    return this.start.library;
  }

  roll(purpose: string, sides: number): number {
    const name = this.unique(`die ${purpose}`, purpose);
    const kept = this.journal.find((entry) => 'die' in entry && entry.die === name);
    if (kept && 'die' in kept) {
      if (kept.sides !== sides) throw new Error(`die ${name} was D${kept.sides}, asked for as D${sides}`);
      return kept.face;
    }
    const face = this.start.dice.draw(purpose, sides);
    this.journal.push({ die: name, sides, face });
    return face;
  }

  tell(fact: F): void {
    this.facts.push(fact);
  }

  *ask(question: Omit<Question, 'seats'> & { readonly seats?: readonly SeatId[] }): Play<Answer> {
    const answers = yield* this.put(question, question.seats ?? [this.seat], question.everybody);
    const first = Object.values(answers)[0];
    if (!first) throw new Error(`question ${question.name} went on without an answer`);
    return first;
  }

  *askAll(question: Question): Play<Readonly<Record<SeatId, Answer>>> {
    return yield* this.put(question, question.seats, true);
  }

  /** A question that was answered before is not looked at but for its name: what its getters would work out is not. */
  private *put(
    question: Omit<Question, 'seats'>,
    seats: readonly SeatId[],
    everybody = false,
  ): Play<Readonly<Record<SeatId, Answer>>> {
    const name = this.unique(`ask ${question.name}`, question.name);
    const answers = answersTo({ name, seats, everybody }, this.journal);
    return answers ?? (yield { ...question, name, seats, ...(everybody && { everybody }) });
  }

  private unique(key: string, name: string): string {
    const times = (this.used.get(key) ?? 0) + 1;
    this.used.set(key, times);
    return times === 1 ? name : `${name}#${times}`;
  }
}

/** The answers to a question, once there are as many as it needs. */
export function answersTo(
  question: Pick<Question, 'name' | 'seats' | 'everybody'>,
  journal: readonly JournalEntry[],
): Readonly<Record<SeatId, Answer>> | undefined {
  const answers: Record<SeatId, Answer> = {};
  for (const seat of question.seats) {
    const answer = given(journal, question.name, seat);
    if (answer) answers[seat] = answer;
  }
  const count = Object.keys(answers).length;
  return count >= (question.everybody ? question.seats.length : 1) ? answers : undefined;
}
