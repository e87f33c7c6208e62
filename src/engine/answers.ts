import type { Answer, AnswerIntent, Ask, Option } from './ask.js';
import type { JournalEntry } from './run.js';
import { refuse, type Refusal, type SeatId } from './words.js';

/**
 * Why an answer cannot be taken, or nothing if it can.
 * Codes: `ask-not-yours`, `already-answered`, `no-such-option`, `choose-one-menu`, `choose-between`, `text-missing`,
 * `text-length`, or the reason that the option itself is greyed with.
 */
export function objection(
  ask: Ask,
  seat: SeatId,
  answer: AnswerIntent,
  journal: readonly JournalEntry[],
): Refusal | undefined {
  if (!ask.seats.includes(seat)) return refuse('ask-not-yours', { seats: ask.seats });
  if (given(journal, ask.name, seat)) return refuse('already-answered');
  const chosen = answer.options.map((id) => ask.options.find((option) => option.id === id));
  if (chosen.length === 0 || chosen.includes(undefined)) {
    return refuse('no-such-option', { options: ask.options.map((option) => option.id) });
  }
  return choiceObjection(ask, chosen as readonly Option[]) ?? textObjection(chosen[0] as Option, answer.text);
}

function choiceObjection(ask: Ask, chosen: readonly Option[]): Refusal | undefined {
  const greyed = chosen.find((option) => option.refused);
  if (greyed?.refused) return greyed.refused;
  const menus = new Set(chosen.map((option) => option.menu));
  if (menus.size > 1 || new Set(chosen).size < chosen.length) return refuse('choose-one-menu');
  const menu = ask.menus?.find((candidate) => candidate.id === chosen[0]?.menu);
  const { min, max } = menu ?? { min: 1, max: 1 };
  return chosen.length < min || chosen.length > max ? refuse('choose-between', { min, max }) : undefined;
}

function textObjection(option: Option, text: string | undefined): Refusal | undefined {
  if (!option.write) return undefined;
  const { min, max } = option.write;
  if (text === undefined) return refuse('text-missing', { min, max });
  return text.length < min || text.length > max ? refuse('text-length', { min, max }) : undefined;
}

/** What a seat answered to a question of the op in hand, if it has. */
export function given(journal: readonly JournalEntry[], question: string, seat: SeatId): Answer | undefined {
  for (const entry of journal) {
    if ('answer' in entry && entry.answer === question && entry.seat === seat) return entry.given;
  }
  return undefined;
}

/** The answer that counts for a seat that gave none. */
export function defaultAnswer(ask: Ask): AnswerIntent {
  return { kind: 'answer', ask: ask.id, options: [ask.default] };
}
