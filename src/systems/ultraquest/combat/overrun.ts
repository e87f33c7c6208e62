import type { Adventurer } from '../state.js';
import type { Play } from '../tale.js';
import { isAway } from '../who.js';
import { rowOf, type Battle } from './battle.js';
import { injure, type Wound } from './harm.js';

/** UQ-CMB-32: once every combatant is dead, in a round or on the run, those who stayed out are caught: two injuries each. */
export function* overrun(battle: Battle, combatants: readonly Adventurer[], wound: Wound): Play<void> {
  if (combatants.length === 0 || combatants.some((member) => battle.group.members.includes(member))) return;
  for (const member of rowOf(battle)) {
    for (let i = 0; i < 2 && battle.group.members.includes(member) && !isAway(member); i++) {
      if ((yield* injure(battle.t, member, wound)) !== 'averted') battle.hurt.add(member.id);
    }
  }
}
