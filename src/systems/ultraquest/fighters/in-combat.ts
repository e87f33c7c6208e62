import type { CombatPlug } from '../combat/plug.js';

/** UQ-FGT-03, UQ-FGT-04. */
const parry: CombatPlug = {
  skill: 'Parry',
  rule: 'UQ-FGT-03',
  armor: (owner) => (owner.mastered ? 2 : 1),
};

/**
 * UQ-FGT-05 to 07: the first round of a voluntary fight in which the owner comes to blows, as the rule speaks of the first round of
 * melee where Aiming has the first of combat; more on a mount with MOV 4 or better.
 */
const charge: CombatPlug = {
  skill: 'Charge',
  rule: 'UQ-FGT-05',
  melee(owner, { voluntary, engaged }) {
    if (!voluntary || engaged?.has(owner.adventurer.id)) return 0;
    return (owner.mastered ? 3 : 1) + (owner.mounted && owner.mountMov >= 4 ? 1 : 0);
  },
};

/** UQ-FGT-08 to 10, UQ-SEA-09. A Wizard who knows it guards himself with his staff. */
const whirlwind: CombatPlug = {
  skill: 'Whirlwind Attack',
  rule: 'UQ-FGT-08',
  melee: (owner, { opponents }) => (opponents >= 4 ? (owner.mastered ? 3 : 1) : 0),
  armor: (owner) =>
    owner.adventurer.profession === 'wizard' &&
    owner.weapons.some((weapon) => weapon.endsWith('-staff') || weapon === 'wizards-staff')
      ? 1
      : 0,
};

/** UQ-FGT-11, UQ-FGT-12. */
const armorPierce: CombatPlug = {
  skill: 'Armor Pierce',
  rule: 'UQ-FGT-11',
  pierce: (owner) => (owner.mastered ? 4 : 2),
};

/** UQ-FGT-19: not on a donkey, not on a wagon. */
const mountedCombat: CombatPlug = {
  skill: 'Mounted Combat',
  rule: 'UQ-FGT-19',
  melee: (owner) => (owner.mounted && owner.adventurer.mount?.kind !== 'donkey' ? 1 : 0),
};

export const FIGHTER_PLUGS: readonly CombatPlug[] = [parry, charge, whirlwind, armorPierce, mountedCombat];
