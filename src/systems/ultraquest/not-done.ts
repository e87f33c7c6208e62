import type { Refusal } from '../../engine/words.js';
import type { UltraQuestFact } from './facts.js';

type NotDone = Extract<UltraQuestFact, { kind: 'not-done' }>;

/** The fact for what somebody wanted and could not do after all: why, and by which rule. */
export function notDone(what: string, { refused, args = {}, rule }: Refusal): NotDone {
  return { kind: 'not-done', what, code: refused, args, ...(rule !== undefined && { rule }) };
}
