import type { UltraQuestFact } from '../../systems/ultraquest/facts.js';
import type { Mood } from '../block.js';

/** How grave a fact is, for the colour of the page. */
export function moodOf(fact: UltraQuestFact): Mood {
  switch (fact.kind) {
    case 'event-opens':
      return fact.mark === 'xx!' ? 'deadly' : fact.mark === '!' ? 'risk' : 'calm';
    case 'fight-begins':
      return 'danger';
    case 'injury':
    case 'curse':
    case 'robbed':
      return 'danger';
    case 'poisoned':
    case 'hazard':
      return fact.saved ? 'risk' : 'deadly';
    case 'death':
    case 'group-ends':
      return 'death';
    case 'treasure':
    case 'item-gained':
    case 'mount-gained':
    case 'joined':
    case 'mastered':
    case 'campaign-ends':
      return 'fortune';
    case 'gold':
    case 'fame':
      return fact.change > 0 ? 'fortune' : 'calm';
    case 'quest-done':
      return fact.success ? 'fortune' : 'calm';
    case 'danger-warning':
      return 'risk';
    default:
      return 'calm';
  }
}
