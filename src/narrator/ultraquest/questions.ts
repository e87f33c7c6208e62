import type { Ask } from '../../engine/ask.js';
import type { Fact } from '../../engine/fact.js';
import type { Words } from '../../engine/words.js';
import { phrase, type Phrases } from '../phrases.js';
import { words } from './words.js';

/** What is asked where the question has no words of its own, by its kind. */
export const QUESTIONS: Phrases = {
  choice: () => 'What do you do?',
  'battle-plan': () => 'Who fights, and how?',
  talisman: () => 'Leave it as it is, or roll again?',
  tie: () => 'What now?',
  rest: () => 'Each of you may do one thing. What shall it be?',
  shop: () => 'What shall it be? It goes into the basket first.',
  pause: () => 'A breath, and on.',
  // The line that calls on somebody says it.
  roll: () => '',
  lesson: () => 'Somebody here can teach.',
  creation: () => 'Who are they to be?',
  trade: () => 'A bargain?',
};

/** What is asked. Where people are chosen and nothing says for what, it is what was pressed just before. */
export function questionText({ kind, text }: Pick<Ask, 'kind' | 'text'>, told: readonly Fact[] = []): string {
  const asked = text ? words(text) : phrase(QUESTIONS, kind);
  const last = told.findLast((fact) => fact.kind === 'chosen' || fact.kind === 'read');
  if (!isForNothing(text) || last?.kind !== 'chosen') return asked;
  return `${words(last['label'] as unknown as Words).replace(/[.!?]$/, '')}: ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`;
}

/** People are chosen, and for no test. */
const isForNothing = (text: Words | undefined): boolean =>
  text !== undefined && 'key' in text && text.key === 'choose-people' && text.args?.['of'] === undefined;
