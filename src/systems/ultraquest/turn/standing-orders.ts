import { refuse, type Refusal } from '../../../engine/words.js';
import type { UltraQuestFact } from '../facts.js';
import { memberBy } from '../groups.js';
import type { IntentOf } from '../intents.js';
import type { Group, MemberOrders, Orders } from '../state.js';

type Tell = (fact: UltraQuestFact) => void;
type Given = IntentOf<'orders'>;

/** What a player answers in advance (D-02, rule 5): a window that an order answers does not open. */
export function giveOrders(group: Group, given: Given, tell: Tell): Refusal | undefined {
  const { of } = given;
  if (of !== undefined && !memberBy(group, of))
    return refuse('not-a-member', { members: group.members.map(({ id }) => id) }, 'UQ-SHEET-01');
  const orders: Orders = { ...group.orders };
  set(orders, 'tie', given.tie);
  set(orders, 'attacked', given.attacked);
  set(orders, 'amends', given.amends);
  if (of === undefined) orderAll(orders, given);
  else orderOne(group, orders, of, given);
  group.orders = orders;
  tellOrders(group, orders, tell);
  return undefined;
}

function orderAll(orders: Orders, { potion, talisman, magic }: Given): void {
  set(orders, 'potion', potion === 'as-group' ? 'ask' : potion);
  set(orders, 'talisman', talisman === 'as-group' ? 'ask' : talisman);
  set(orders, 'magic', magic === 'as-group' ? 'ask' : magic);
}

/** One adventurer's own; those of whom the group has lost go as well. */
function orderOne(group: Group, orders: Orders, of: string, { potion, talisman, magic }: Given): void {
  const own: MemberOrders = { ...orders.each?.[of] };
  setOwn(own, 'potion', potion);
  setOwn(own, 'talisman', talisman);
  setOwn(own, 'magic', magic);
  const all = Object.entries({ ...orders.each, [of]: own }).filter(([id]) => memberBy(group, id));
  const said = all.filter(([, each]) => Object.keys(each).length > 0);
  if (said.length > 0) orders.each = Object.fromEntries(said);
  else delete orders.each;
}

function tellOrders(group: Group, { each, ...orders }: Orders, tell: Tell): void {
  const apart = Object.entries(each ?? {}).map(([id, own]) => ({
    who: memberBy(group, id)?.name ?? id,
    orders: { ...own },
  }));
  tell({ kind: 'orders-given', group: group.name, orders, ...(apart.length > 0 && { apart }) });
}

function set<K extends Exclude<keyof Orders, 'each'>>(
  orders: Orders,
  key: K,
  said: Orders[K] | 'ask' | undefined,
): void {
  if (said === 'ask') delete orders[key];
  else if (said !== undefined) orders[key] = said;
}

function setOwn<K extends keyof MemberOrders>(
  own: MemberOrders,
  key: K,
  said: MemberOrders[K] | 'as-group' | undefined,
): void {
  if (said === 'as-group') delete own[key];
  else if (said !== undefined) own[key] = said;
}
