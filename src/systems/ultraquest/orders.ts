import type { Adventurer, Group } from './state.js';

/** What was answered in advance for somebody's potions, talisman or magic: the own order, else the group's; nothing: ask (D-02). */
export function orderFor(
  { orders }: Pick<Group, 'orders'>,
  { id }: Pick<Adventurer, 'id'>,
  about: 'potion' | 'talisman' | 'magic',
): 'use' | 'keep' | undefined {
  const order = orders?.each?.[id]?.[about] ?? orders?.[about];
  return order === 'ask' ? undefined : order;
}
