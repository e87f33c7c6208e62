import type { CombatPlug } from './combat/plug.js';

const OWN_PROFESSIONS = ['seafarer', 'ranger'];

/**
 * UQ-SEA-10, UQ-SEA-11, UQ-RNG-07: the first round of a voluntary fight; less for whom it is foreign. Nobody aims in the dark.
 * A master's choice (UQ-SEA-12) is a power of the battle plan.
 */
const aiming: CombatPlug = {
  skill: 'Aiming',
  rule: 'UQ-SEA-10',
  ranged(owner, { voluntary, round, night }) {
    if (!voluntary || round !== 1 || night || owner.mastered) return 0;
    return OWN_PROFESSIONS.includes(owner.adventurer.profession) ? 2 : 1;
  },
};

export const RANGER_PLUGS: readonly CombatPlug[] = [aiming];
