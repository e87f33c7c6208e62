import type { Answer, Intent, Question } from '../../../engine/ask.js';
import { ultraQuestIntent } from '../intents.js';
import { notDone } from '../not-done.js';
import type { Play, Tale } from '../tale.js';
import { useIt, type UseIntent } from '../using/using.js';
import { groupOf } from '../where.js';
import { rearrange } from './between-turns.js';
import { giveOrders } from './standing-orders.js';

/** Intents that a free moment takes beside its options (UQ-MARCH-03, UQ-MARCH-05, D-04). */
export const FREE_TO = ['order', 'give', 'use', 'orders'] as const;

/**
 * Asks at a moment when the order of march and what is at hand may change: a "/", a voluntary fight. What is rearranged
 * or used is done at once, and the question stands again.
 */
export function* askFree(t: Tale, question: Omit<Question, 'seats' | 'allows'>): Play<Answer> {
  const scene = groupOf(t).scene;
  const locked = scene?.locked ?? false;
  if (scene) scene.locked = false;
  for (;;) {
    const answer = yield* t.ask({ ...question, allows: FREE_TO });
    if (answer.intent) yield* doNow(t, answer.intent);
    else {
      if (scene) scene.locked = locked;
      return answer;
    }
  }
}

/** Carries out what came instead of an answer: an order of march, a gift, a potion. Says so where it cannot be done. */
export function* doNow(t: Tale, given: Intent): Play<void> {
  const intent = ultraQuestIntent.safeParse(given).data;
  if (intent?.kind === 'use') yield* useNow(t, intent);
  if (intent?.kind !== 'order' && intent?.kind !== 'give' && intent?.kind !== 'orders') return;
  const tell = t.tell.bind(t);
  const refusal =
    intent.kind === 'orders' ? giveOrders(groupOf(t), intent, tell) : rearrange(t.state, t.seat, intent, tell);
  if (refusal) t.tell(notDone(intent.kind, refusal));
}

/** Uses something now, and says so where it cannot be done. */
export function* useNow(t: Tale, intent: UseIntent): Play<void> {
  const refusal = yield* useIt(t, intent);
  if (refusal) t.tell(notDone('use', refusal));
}
