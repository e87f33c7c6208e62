import type { UltraQuestFact } from '../facts.js';
import type { IntentOf } from '../intents.js';
import type { Group, Orders } from '../state.js';

/** What a player answers in advance (D-02, rule 5): a window that an order answers does not open. */
export function giveOrders(
  group: Group,
  { tie, potion, talisman, magic, attacked, amends }: IntentOf<'orders'>,
  tell: (fact: UltraQuestFact) => void,
): undefined {
  const orders: Orders = { ...group.orders };
  set(orders, 'tie', tie);
  set(orders, 'potion', potion);
  set(orders, 'talisman', talisman);
  set(orders, 'magic', magic);
  set(orders, 'attacked', attacked);
  set(orders, 'amends', amends);
  group.orders = orders;
  tell({ kind: 'orders-given', group: group.name, orders: { ...orders } });
}

function set<K extends keyof Orders>(orders: Orders, key: K, said: Orders[K] | 'ask' | undefined): void {
  if (said === 'ask') delete orders[key];
  else if (said !== undefined) orders[key] = said;
}
