import { put, whyNotCarry } from '../sheet/carry.js';
import { armorRating, melee, ranged } from '../sheet/strength.js';
import type { Adventurer, Group, Item } from '../state.js';

/** What somebody's three values come to together. */
function worth(member: Adventurer): number {
  return melee(member).total + ranged(member).total + armorRating(member).total;
}

/** How much better somebody fights with a thing at hand. */
function gain(member: Adventurer, item: Item): number {
  const armed = { ...member, hand: [...member.hand], backpack: [...member.backpack] };
  return put(armed, item) ? worth(armed) - worth(member) : 0;
}

/**
 * Who takes a thing that was found: whoever fights best for it, and of equals the first in marching order; nobody in particular
 * where it makes no difference. It is not asked, since things are handed on freely between events (UQ-MARCH-04, UQ-TRE-04).
 */
export function sensibleCarrier(group: Group, item: Item): Adventurer | undefined {
  const able = group.members.filter((member) => !whyNotCarry(member, item));
  const gains = able.map((member) => gain(member, item));
  const most = Math.max(0, ...gains);
  return most > 0 ? able[gains.indexOf(most)] : undefined;
}
