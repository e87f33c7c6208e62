import type { Json } from '../../../engine/words.js';
import { wareOf } from '../equipment/items.js';
import { put } from '../sheet/carry.js';
import { armorRating, melee, ranged } from '../sheet/strength.js';
import type { Adventurer, Item } from '../state.js';

const STRENGTHS = { melee, ranged, armor: armorRating } as const;

/**
 * What a ware is good for before it is paid: the hands that it takes, what a mount gives, and each strength of its user that it
 * would change, as `[before, after]`.
 */
export function whatFor(item: Item, user: Adventurer): Record<string, Json> {
  const { hands, mount } = wareOf(item);
  return {
    kind: item.kind,
    who: user.name,
    ...(hands !== undefined && { hands }),
    ...(mount && { mov: mount.mov, rider: mount.melee }),
    ...(mount ? {} : changes(item, user)),
  };
}

function changes(item: Item, user: Adventurer): Record<string, Json> {
  const after = { ...user, hand: [...user.hand], backpack: [...user.backpack] };
  put(after, item);
  return Object.fromEntries(
    Object.entries(STRENGTHS).flatMap(([name, strength]) => {
      const [was, would] = [strength(user).total, strength(after).total];
      return was === would ? [] : [[name, [was, would]]];
    }),
  );
}
