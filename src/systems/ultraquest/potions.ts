import { nameOf } from './equipment/items.js';
import { drink } from './life-saving.js';
import type { Attribute } from './names.js';
import type { Adventurer, Item } from './state.js';
import type { Tale } from './tale.js';

/** A potion of an attribute, drunk: it lasts for the turn (C-24). */
export function strengthenBy(t: Tale, owner: Adventurer, item: Item, attribute: Attribute, whom = owner): void {
  const amount = item.effect?.kind === 'potion' ? item.effect.plus : 0;
  drink(t, { owner, item });
  whom.effects.push({ kind: 'attribute', attribute, amount, source: nameOf(item), magic: true, until: 'turn' });
  t.tell({ kind: 'effect', who: whom.name, effect: attribute, amount, until: 'turn' });
}

/** A Potion of Flight, drunk: it lasts for the event, and is no spell that makes anybody stronger or faster. */
export function takeWing(t: Tale, owner: Adventurer, whom: Adventurer, item: Item): void {
  drink(t, { owner, item });
  whom.effects.push({ kind: 'flight', amount: 0, source: nameOf(item), magic: true, until: 'event' });
  t.tell({ kind: 'effect', who: whom.name, effect: 'flight', amount: 0, until: 'event' });
}
