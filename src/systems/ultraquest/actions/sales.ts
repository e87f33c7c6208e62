import type { Words } from '../../../engine/words.js';
import type { BookOfEvents } from '../book-of-events.js';
import { isCompanion } from '../companions.js';
import { mountName, nameOf } from '../equipment/items.js';
import { optionId } from '../option-id.js';
import { itemsOf } from '../sheet/lines.js';
import type { Adventurer, Group, Item } from '../state.js';
import type { Entry, Trip } from './basket.js';
import { useArgs } from '../equipment/use-args.js';
import { add, type Choice } from './shop-choice.js';

/** What the group carries and has loaded, as far as it is wanted here (UQ-EQP-62, UQ-TRE-08). */
export function salesOf(book: BookOfEvents, group: Group, trip: Trip): Choice[] {
  const listed = trip.basket.flatMap((entry) => (entry.do === 'sell' ? [entry.item] : []));
  const carried = group.members.flatMap((owner) => itemsOf(owner).map((item) => ({ item, owner })));
  const things = [...carried, ...group.cargo.map((item) => ({ item, owner: undefined }))];
  return things
    .filter(({ item }) => !isCompanion(item) && !listed.includes(item.id))
    .flatMap(({ item, owner }) => saleOf(book, item, owner, trip.stall.pays(item)));
}

function sale(id: string, label: Words, entry: Entry, hint?: Words): Choice {
  return { id, menu: 'sell', looks: () => ({ label, ...(hint && { hint }) }), then: add(entry) };
}

function saleOf(book: BookOfEvents, item: Item, owner: Adventurer | undefined, price: number | undefined): Choice[] {
  if (price === undefined) return [];
  const name = nameOf(item);
  const who = owner && { who: owner.name };
  return [
    sale(
      optionId('sell', item.id),
      { key: 'sale', args: { item: name, price, ...(owner && { whose: owner.name }) } },
      { do: 'sell', item: item.id, name, price, ...who },
      { key: 'thing-use', args: useArgs(book, item) },
    ),
  ];
}

/** Mounts that are ridden or led, and gems (UQ-TRE-09). */
export function otherSalesOf(group: Group, trip: Trip): Choice[] {
  return group.members.flatMap((owner) => [...mountSales(owner, trip), ...gemSales(owner, trip)]);
}

function mountSales(owner: Adventurer, trip: Trip): Choice[] {
  const listed = trip.basket.flatMap((entry) => (entry.do === 'sell-mount' ? [entry.mount] : []));
  return [...(owner.mount ? [owner.mount] : []), ...owner.led].flatMap((mount) => {
    const price = trip.stall.paysForMount(mount);
    if (price === undefined || listed.includes(mount.id)) return [];
    const name = mountName(mount);
    const label = { key: 'sale', args: { item: name, price, whose: owner.name } };
    const entry = { do: 'sell-mount', owner: owner.id, mount: mount.id, name, price } as const;
    return [sale(optionId('sell', mount.id), label, entry, { key: 'thing-use', args: { kind: mount.kind } })];
  });
}

function gemSales(owner: Adventurer, trip: Trip): Choice[] {
  const listed = trip.basket.flatMap((entry) =>
    entry.do === 'sell-gem' && entry.owner === owner.id ? [entry.index] : [],
  );
  return owner.gems.flatMap((value, index) => {
    const price = trip.stall.paysForGem(value);
    if (price === undefined || listed.includes(index)) return [];
    const label = { key: 'sale-gem', args: { who: owner.name, value, price } };
    return [sale(optionId('gem', owner.id, `${index + 1}`), label, { do: 'sell-gem', owner: owner.id, index, price })];
  });
}
