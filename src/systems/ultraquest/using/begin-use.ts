import type { Script } from '../../../engine/script.js';
import type { Begun } from '../../../engine/system.js';
import { refuse, type Refusal, type SeatId } from '../../../engine/words.js';
import type { UltraQuestFact } from '../facts.js';
import { groupAt } from '../groups.js';
import type { UltraQuestState } from '../state.js';
import { whyNotUse, type UseIntent } from './using.js';

/** Something is used between events. It may roll a die, and so it is a procedure. Locals: what the intent says. */
export const USE: Script = { id: 'ultraquest/use', hash: 'r1', parts: { '': [{ op: 'use-thing' }] } };

export function beginUse(
  state: UltraQuestState,
  seat: SeatId,
  intent: UseIntent,
  running: readonly SeatId[],
): Begun<UltraQuestFact> | Refusal {
  const group = groupAt(state, seat);
  if (group.ended) return refuse('group-ended', { group: group.name }, 'UQ-CMB-60');
  if (running.includes(seat)) return refuse('answer-first', {}, 'UQ-TURN-07');
  const refusal = whyNotUse(state, seat, intent);
  const { adventurer, item, on } = intent;
  return (
    refusal ?? { facts: [], start: { script: USE, locals: { adventurer, item, ...(on !== undefined && { on }) } } }
  );
}
