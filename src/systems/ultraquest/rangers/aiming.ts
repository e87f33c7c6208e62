import type { CombatPlug } from '../combat/plug.js';
import { isOwnSkill } from '../skills.js';

/**
 * UQ-SEA-10 to 12, UQ-RNG-07: +2 in the first round of a voluntary fight, +1 for whom it is foreign; a master's holds in
 * all rounds, or he puts all into one shot (`one-shot.ts`). Nobody aims in the dark.
 */
const aiming: CombatPlug = {
  skill: 'Aiming',
  rule: 'UQ-SEA-10',
  ranged(owner, { voluntary, round, night }) {
    if (!voluntary || round < 1 || night) return 0;
    if (owner.mastered) return 2;
    if (round > 1) return 0;
    return isOwnSkill('Aiming', owner.adventurer) ? 2 : 1;
  },
};

export const RANGER_PLUGS: readonly CombatPlug[] = [aiming];
