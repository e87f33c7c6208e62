import { isCompanion } from '../companions.js';
import { wareOf } from '../equipment/items.js';
import { itemsOf } from '../sheet/lines.js';
import type { Adventurer, Group, Item } from '../state.js';

export type Improvement = 'magic' | 'silver' | 'masterwork';

function isWeapon(item: Item): boolean {
  const { melee, ranged } = wareOf(item);
  return melee !== undefined || ranged !== undefined;
}

function suits(item: Item, thing: 'weapon' | 'armor' | 'either'): boolean {
  const armor = wareOf(item).armor !== undefined;
  if (thing === 'weapon') return isWeapon(item);
  return thing === 'armor' ? armor : armor || isWeapon(item);
}

/** Weapons or armor that can be made better so, and who has them. */
export function enchantable(
  group: Group,
  thing: 'weapon' | 'armor' | 'either',
  how: Improvement,
): { item: Item; owner: Adventurer }[] {
  return group.members.flatMap((owner) =>
    itemsOf(owner)
      .filter((item) => !isCompanion(item) && suits(item, thing) && item[how] !== true)
      .map((item) => ({ item, owner })),
  );
}

/** UQ-EQP-50 to 58. */
export function enchant(item: Item, how: Improvement): void {
  item[how] = true;
}
