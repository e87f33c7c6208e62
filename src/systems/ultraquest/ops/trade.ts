import type { UltraQuestOp } from '../../../book/contract/op.js';
import type { Option } from '../../../engine/ask.js';
import { enchantable, enchant as improve } from '../actions/enchanting.js';
import { recruitByRoll, whyNotRecruit } from '../actions/recruiting.js';
import { visitStall } from '../actions/shopping.js';
import { marketStall, nothingBought, sectionOf, type Stall } from '../actions/stall.js';
import { tellAmount } from '../amounts.js';
import { attributeValue } from '../attributes.js';
import type { BookOfEvents } from '../book-of-events.js';
import { isMagic, nameOf, wareOf } from '../equipment/items.js';
import { fullPrice, mountPrice } from '../equipment/price.js';
import { optionId } from '../option-id.js';
import type { Adventurer, Item } from '../state.js';
import type { Rule, Tale } from '../tale.js';
import { isThing } from '../things.js';
import { changeGold, whyNotPay } from '../wealth.js';
import { choose, groupOf, present } from '../who.js';
import { branch, NEXT, pressToRoll, rule } from './rule.js';

type OpOf<N extends UltraQuestOp['op']> = Extract<UltraQuestOp, { op: N }>;

/** UQ-RACE-26: a Fairy never shops. */
function shopper(t: Tale): Adventurer | undefined {
  return present(groupOf(t)).find((member) => member.race !== 'fairy');
}

function market(book: BookOfEvents): Rule {
  return rule<OpOf<'market'>>(1, function* (op, t) {
    const stall = marketStall(book, op.market);
    const buyer = shopper(t);
    if (stall && buyer) yield* visitStall(book, t, { ...stall, everybody: true }, buyer);
    return NEXT;
  });
}

function offer(book: BookOfEvents): Rule {
  return rule<OpOf<'offer'>>(1, function* (op, t) {
    const buyer = shopper(t);
    const id = op.item;
    const good = { id, section: sectionOf(id), price: op.price, stock: op.count ?? 1 };
    const stall: Stall = { ...nothingBought('offer'), goods: [good], everybody: true };
    const bought = buyer ? yield* visitStall(book, t, stall, buyer) : false;
    return branch(op, bought ? 'bought' : 'left');
  });
}

type Goods = OpOf<'buys'>['goods'];

/** Whether somebody who buys these goods wants a thing. */
function isWanted(goods: Goods, item: Item): boolean {
  if ('item' in goods) return isThing(item, goods.item);
  const ware = wareOf(item);
  switch (goods.kind) {
    case 'weapons':
      return ware.melee !== undefined || ware.ranged !== undefined;
    case 'armor':
      return ware.armor !== undefined;
    case 'potions':
      return ware.use === 'potion' || item.effect?.kind === 'potion';
    case 'magic':
      return isMagic(item);
    case 'anything':
      return true;
    default:
      return false;
  }
}

function buys(book: BookOfEvents): Rule {
  return rule<OpOf<'buys'>>(1, function* (op, t) {
    const kind = 'kind' in op.goods ? op.goods.kind : undefined;
    const times = 'times' in op.price ? op.price.times : undefined;
    const gold = 'gold' in op.price ? op.price.gold : undefined;
    const paid = (full: number | undefined) =>
      gold ?? (full === undefined ? undefined : Math.floor(full * (times ?? 1)));
    const full = (item: Item) => item.worth ?? book.thing(item.thing ?? item.kind)?.price ?? fullPrice(item);
    const stall: Stall = {
      ...nothingBought('buys'),
      pays: (item) => (isWanted(op.goods, item) ? paid(full(item)) : undefined),
      paysForMount: (mount) => (kind === 'mounts' || kind === 'anything' ? paid(mountPrice(mount)) : undefined),
      paysForGem: (value) => (kind === 'gems' || kind === 'anything' ? paid(value) : undefined),
    };
    const buyer = present(groupOf(t))[0];
    const sold = buyer ? yield* visitStall(book, t, stall, buyer) : false;
    return branch(op, sold ? 'sold' : 'kept');
  });
}

/** UQ-EQP-50 to 58: one thing of the group is made better. */
const enchant = rule<OpOf<'enchant'>>(1, function* (op, t) {
  const refused = whyNotPay(t, op.price);
  const things = enchantable(groupOf(t), op.thing, op.how);
  const options: Option[] = things.map(({ item, owner }) => ({
    id: optionId('thing', item.id),
    label: { key: 'improve', args: { who: owner.name, item: nameOf(item), how: op.how, price: op.price } },
    menu: 'thing',
    ...(refused && { refused }),
  }));
  if (options.length === 0) return branch(op, 'left');
  const answer = yield* t.ask({
    name: 'enchant',
    kind: 'choice',
    options: [...options, { id: 'leave', label: { key: 'leave' }, tone: 'quiet' }],
    menus: [{ id: 'thing', placeholder: { key: 'choose-thing' }, min: 1, max: 1 }],
    default: 'leave',
  });
  const chosen = things.find(({ item }) => optionId('thing', item.id) === answer.options[0]);
  if (!chosen) return branch(op, 'left');
  if (op.price > 0) changeGold(t, -op.price, 'enchant');
  improve(chosen.item, op.how);
  t.tell({ kind: 'item-gained', who: chosen.owner.name, item: nameOf(chosen.item) });
  return branch(op, 'done');
});

/** UQ-ACT-20, UQ-ACT-22: pay for each, never below 0; Fairies never work. */
const work = rule<OpOf<'work'>>(1, function* (op, t) {
  for (const worker of (yield* choose(op.who, t)).filter(({ race }) => race !== 'fairy')) {
    const own = op.attribute ? attributeValue(worker, op.attribute) : 0;
    const pay = Math.max(0, tellAmount(t, op.pay, `work: ${worker.name}`) + own);
    t.tell({ kind: 'worked', who: worker.name, pay });
    changeGold(t, pay, 'work');
  }
  return NEXT;
});

function recruit(book: BookOfEvents): Rule {
  return rule<OpOf<'recruit'>>(
    2,
    function* (op, t) {
      yield* pressToRoll(op, t, { key: 'roll', args: { what: 'recruit' } });
      return branch(op, yield* recruitByRoll(book, t));
    },
    (_, t) => whyNotRecruit(groupOf(t)),
  );
}

/** Markets, offers, buyers, smiths, work and recruits on the road. */
export function tradeOps(book: BookOfEvents): Readonly<Record<string, Rule>> {
  return { market: market(book), offer: offer(book), buys: buys(book), enchant, work, recruit: recruit(book) };
}
