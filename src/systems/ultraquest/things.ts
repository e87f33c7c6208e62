import type { BookOfEvents } from './book-of-events.js';
import { slug } from '../../book/names.js';
import { wareNamed } from './equipment/catalogue.js';
import { wareOf } from './equipment/items.js';
import { useArgs } from './equipment/use-args.js';
import { newItem, type Belonging } from './start.js';
import { itemsOf } from './sheet/lines.js';
import type { Adventurer, Group, Item } from './state.js';
import type { Tale } from './tale.js';
import { handOver } from './turn/burial.js';
import { groupOf } from './where.js';

/** Whether a thing is the one that an id of the book or of the equipment table means. */
export function isThing(item: Item, id: string): boolean {
  const wanted = slug(id);
  return [item.thing, item.kind].some((each) => each !== undefined && slug(each) === wanted);
}

/** Everything of that kind in the group, on the sheets in marching order and on the cargo bed. */
export function findThing(group: Group, id: string): { item: Item; owner: Adventurer | null }[] {
  const carried = group.members.flatMap((owner) => itemsOf(owner).map((item) => ({ item, owner })));
  const loaded = group.cargo.map((item) => ({ item, owner: null }));
  return [...carried, ...loaded].filter(({ item }) => isThing(item, id));
}

/** What an id is called. */
export function thingName(book: BookOfEvents, id: string): string {
  return book.thing(id)?.name ?? wareNamed(id)?.ware.name ?? wareOf({ kind: id }).name;
}

/** A thing as its id describes it: a ware of the table, or one of the book's own. */
export function belongingOf(book: BookOfEvents, id: string): Belonging {
  const thing = book.thing(id);
  if (!thing) return { kind: wareNamed(id)?.kind ?? slug(id) };
  const { name, base, magic, silver, masterwork, light, blunt, weight, effect } = thing;
  return {
    kind: base ?? id,
    name,
    ...(base !== undefined && { thing: id }),
    ...(magic && { magic }),
    ...(silver && { silver }),
    ...(masterwork && { masterwork }),
    ...(light && { light }),
    ...(blunt && { blunt }),
    ...(weight && { weight }),
    ...(effect && { effect }),
  };
}

/** The group gains a thing: its carrier if one is said and may carry it, else the first who may (D-02, W11). */
export function gainThing(book: BookOfEvents, t: Tale, id: string, preferred?: Adventurer): boolean {
  const group = groupOf(t);
  const item = newItem(group, t.seat, belongingOf(book, id));
  return handOver(t, group, item, preferred, useArgs(book, item));
}
