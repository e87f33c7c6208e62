import { refuse, type Refusal } from '../../../engine/words.js';
import { fit } from '../sheet/skill-lines.js';
import type { Adventurer, Group } from '../state.js';

/** UQ-ACT-03, our reading: where nobody is fit they may still shop, or cursed injuries would hold such a group for ever. */
const OPEN_WHERE_NOBODY_IS_FIT = 'shop';

/** Whoever is injured spends a day of special actions resting (UQ-ACT-03); with Endurance one acts all the same (UQ-FGT-13). */
export function whyLaidUp(group: Group, member: Adventurer, action: string): Refusal | undefined {
  if (fit(member) || action === 'rest') return undefined;
  if (action === OPEN_WHERE_NOBODY_IS_FIT && !group.members.some(fit)) return undefined;
  return refuse('laid-up', { who: member.name }, 'UQ-ACT-03');
}
