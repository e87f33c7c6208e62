import type { Phrases } from '../phrases.js';

/** What is asked where the question has no words of its own, by its kind. */
export const QUESTIONS: Phrases = {
  choice: () => 'What do you do?',
  'battle-plan': () => 'Who fights, and how?',
  talisman: () => 'Use a talisman on this?',
  tie: () => 'Nobody has given way. What now?',
  rest: () => 'One special action for each of you. What do they do?',
  shop: () => 'What shall it be? It goes into the basket first.',
  pause: () => 'A breath, and on.',
  roll: () => 'Your dice.',
  lesson: () => 'Somebody here can teach.',
  creation: () => 'Who are they to be?',
  trade: () => 'A bargain?',
};
