import type { Answer } from '../../../engine/ask.js';
import { ultraQuestIntent } from '../intents.js';
import { notDone } from '../not-done.js';
import type { Tale } from '../tale.js';
import { rearrange } from './between-turns.js';

/**
 * Where a question allows `order` and `give` (UQ-MARCH-03, UQ-MARCH-05): carries such an intent out and says that the
 * question is to be put again. What cannot be done changes nothing.
 */
export function rearrangeIfAsked(t: Tale, answer: Answer): boolean {
  if (!answer.intent) return false;
  const read = ultraQuestIntent.safeParse(answer.intent);
  if (read.success && (read.data.kind === 'order' || read.data.kind === 'give')) {
    const refusal = rearrange(t.state, t.seat, read.data, t.tell.bind(t));
    if (refusal) t.tell(notDone(read.data.kind, refusal));
  }
  return true;
}
