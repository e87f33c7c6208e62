import type { UltraQuestFact } from '../../systems/ultraquest/facts.js';
import type { Block } from '../block.js';

export type FactKind = UltraQuestFact['kind'];
export type FactOf<K extends FactKind> = Extract<UltraQuestFact, { kind: K }>;

/** The sentences for some kinds of facts, among those told with them. Each family of kinds has a file with one of these. */
export type FactWords<K extends FactKind = FactKind> = {
  readonly [kind in K]: (fact: FactOf<kind>, among: readonly UltraQuestFact[]) => readonly Block[];
};
