import type { Json } from '../../../engine/words.js';
import { wareOf } from '../equipment/items.js';
import { put } from '../sheet/carry.js';
import { armorRating, melee, ranged } from '../sheet/strength.js';
import type { Adventurer, Item } from '../state.js';

/** The strengths of whoever is to have a ware, as they are without it. */
export interface Before {
  readonly user: Adventurer;
  readonly strengths: Readonly<Record<'melee' | 'ranged' | 'armor', number>>;
}

export function before(user: Adventurer): Before {
  const [me, ra, ar] = [melee(user).total, ranged(user).total, armorRating(user).total];
  return { user, strengths: { melee: me, ranged: ra, armor: ar } };
}

/**
 * What a ware is good for before it is paid: the hands that it takes, what a mount gives, and each strength of its user that it
 * would change, as `[before, after]`.
 */
export function whatFor(item: Item, { user, strengths }: Before): Record<string, Json> {
  const { hands, mount } = wareOf(item);
  return {
    kind: item.kind,
    who: user.name,
    ...(hands !== undefined && { hands }),
    ...(mount && { mov: mount.mov, rider: mount.melee }),
    ...(strengthens(item) && changes(item, user, strengths)),
  };
}

/** Weapons, armor and things with a bonus; whatever else is bought makes nobody stronger by being carried. */
function strengthens(item: Item): boolean {
  const { melee, ranged, armor, shield, mount } = wareOf(item);
  const worn = [melee, ranged, armor, shield].some((figure) => figure !== undefined);
  return !mount && (worn || item.effect !== undefined);
}

function changes(item: Item, user: Adventurer, strengths: Before['strengths']): Record<string, Json> {
  const after = { ...user, hand: [...user.hand], backpack: [...user.backpack] };
  put(after, item);
  if (!after.hand.includes(item)) return {};
  return Object.fromEntries(
    Object.entries(before(after).strengths).flatMap(([name, would]) => {
      const was = strengths[name as keyof Before['strengths']];
      return was === would ? [] : [[name, [was, would]]];
    }),
  );
}
