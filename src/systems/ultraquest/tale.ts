import type { OpRule, Play, Telling } from '../../engine/system.js';
import type { UltraQuestFact } from './facts.js';
import type { UltraQuestState } from './state.js';

/** An op in hand of UltraQuest: its drafts, its dice, its questions. */
export type Tale = Telling<UltraQuestState, UltraQuestFact>;
export type Rule = OpRule<UltraQuestState, UltraQuestFact>;
export type { Play };
