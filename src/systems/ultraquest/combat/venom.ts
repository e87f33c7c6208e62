import { hazard } from '../hazards/hazards.js';
import type { Adventurer } from '../state.js';
import type { Play } from '../tale.js';
import { situationOf, type Battle } from './battle.js';
import { someFoe } from './situation.js';

/**
 * Our ruling to UQ-CMB-54 and UQ-CMB-55: what a poisonous foe has wounded needs an antidote at once (window W9); without one
 * the wound festers, and rest does not heal it: it turns black.
 */
export function* festering(battle: Battle, wounded: readonly Adventurer[]): Play<void> {
  const { t, group } = battle;
  const poisoned = wounded.filter((member) => group.members.includes(member) && member.injuries.red > 0);
  if (poisoned.length === 0 || !someFoe(situationOf(battle), 'poison')) return;
  const saved = yield* hazard(t, 'poison', poisoned);
  for (const member of poisoned) {
    const by = saved.get(member.id);
    t.tell({ kind: 'poisoned', who: member.name, saved: by !== undefined, ...(by !== undefined && { by }) });
    if (by !== undefined) continue;
    member.injuries.red -= 1;
    member.injuries.black += 1;
  }
}
