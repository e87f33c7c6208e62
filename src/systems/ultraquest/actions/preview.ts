import type { Json } from '../../../engine/words.js';
import { wareOf } from '../equipment/items.js';
import { put } from '../sheet/carry.js';
import { mountFigures, ridden } from '../sheet/riding.js';
import { knows } from '../sheet/skill-lines.js';
import { armorRating, melee, ranged } from '../sheet/strength.js';
import type { Adventurer, Item } from '../state.js';
import type { Make } from './stall.js';

/** The strengths of whoever is to have a ware, as they are without it. */
export interface Before {
  readonly user: Adventurer;
  readonly strengths: Readonly<Record<Strength, number>>;
}

type Strength = 'melee' | 'ranged' | 'armor';

const STRENGTHS: Readonly<Record<Strength, (user: Adventurer) => number>> = {
  melee: (user) => melee(user).total,
  ranged: (user) => ranged(user).total,
  armor: (user) => armorRating(user).total,
};

export function before(user: Adventurer): Before {
  const { melee, ranged, armor } = STRENGTHS;
  return { user, strengths: { melee: melee(user), ranged: ranged(user), armor: armor(user) } };
}

/**
 * What a ware is good for before it is paid: the hands that it takes, what a mount gives, and each strength of its user that it
 * would change, as `[before, after]`.
 */
export function whatFor(item: Item, { user, strengths }: Before, make?: Make): Record<string, Json> {
  const { hands, mount } = wareOf(item);
  const changed = changes(item, user, strengths);
  return {
    kind: item.kind,
    who: user.name,
    ...(hands !== undefined && { hands }),
    ...(mount && mountFor(user, item.kind, make)),
    ...changed,
    ...(helpsFight(item) && Object.keys(changed).length === 0 && { none: true }),
    ...(isForLocks(item) && !knows(user, 'Lockpicking') && { lacks: 'Lockpicking' }),
  };
}

/** How fast and how strong the mount is, and how fast its rider is without it (UQ-MOUNT-23, G-09). */
function mountFor(user: Adventurer, kind: string, make?: Make): Record<string, Json> {
  const noble = make === 'fast' || make === 'strong' ? make : undefined;
  const figures = mountFigures({ id: '', kind, ...(noble && { noble }) });
  const now = ridden(user, true)?.mov ?? user.attributes.MOV;
  return figures ? { mov: figures.mov, rider: figures.melee, now } : {};
}

/** What is bought to be stronger by it, and may turn out to make nobody so. */
function helpsFight(item: Item): boolean {
  const { melee, ranged, armor, mount } = wareOf(item);
  if (item.effect) return item.effect.kind === 'bonus' && ['ME', 'RA', 'AR'].includes(item.effect.on);
  return !mount && [melee, ranged, armor].some((strength) => strength !== undefined);
}

/** Tools that do nothing without the skill (UQ-THF-10). */
const isForLocks = ({ kind }: Item): boolean => ['lockpicks', 'masterwork-lockpicks'].includes(kind);

/**
 * The strengths that a ware can change: a weapon for close combat also decides whether a shield has its hand, and a bonus may be on
 * anything. Whatever else is bought makes nobody stronger by being carried.
 */
function touched(item: Item): readonly Strength[] {
  const { melee, ranged, armor, mount } = wareOf(item);
  if (mount) return [];
  if (item.effect !== undefined) return ['melee', 'ranged', 'armor'];
  return [
    ...(melee === undefined ? [] : (['melee'] as const)),
    ...(ranged === undefined ? [] : (['ranged'] as const)),
    ...(melee === undefined && armor === undefined ? [] : (['armor'] as const)),
  ];
}

function changes(item: Item, user: Adventurer, strengths: Before['strengths']): Record<string, Json> {
  const after = { ...user, hand: [...user.hand], backpack: [...user.backpack] };
  const strong = touched(item);
  if (strong.length === 0 || !put(after, item) || (!item.effect && !after.hand.includes(item))) return {};
  return Object.fromEntries(
    strong.flatMap((name) => {
      const [was, would] = [strengths[name], STRENGTHS[name](after)];
      return was === would ? [] : [[name, [was, would]]];
    }),
  );
}
