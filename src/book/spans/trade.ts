import { amountOf, ATTRIBUTES, type DiceAmount } from '../contract/basics.js';
import type { LadderOp } from '../contract/risk.js';
import type { BuysOp, EnchantOp, MarketOp, OfferOp, RecruitOp, WorkOp } from '../contract/trade.js';
import { joinNames } from '../names.js';
import { amount } from './amount.js';
import { opt, type Cursor } from './cursor.js';
import { takeWho, who } from './who.js';

const count = (c: Cursor) => opt('count', c.take('x') ? c.integer('how many') : undefined);

export const market = (c: Cursor): MarketOp => ({
  op: 'market',
  market: c.name('market', joinNames(c.scope.registry.markets, c.scope.registry.regions)),
});

export const offer = (c: Cursor): OfferOp => ({
  op: 'offer',
  item: c.name('item', joinNames(c.scope.registry.items, c.scope.registry.mounts)),
  price: c.integer('the price'),
  ...count(c),
});

const KINDS = ['gems', 'weapons', 'armor', 'mounts', 'potions', 'magic', 'anything'] as const;
const TIMES = { half: 0.5, full: 1, double: 2 } as const;

export function buys(c: Cursor): BuysOp {
  const kind = c.takeOneOf(KINDS);
  const { items, mounts } = c.scope.registry;
  const goods = kind ? { kind } : { item: c.name('item', joinNames(items, mounts)) };
  const times = c.takeOneOf(['half', 'full', 'double']);
  return { op: 'buys', goods, price: times ? { times: TIMES[times] } : { gold: c.integer('the price') } };
}

export const enchant = (c: Cursor): EnchantOp => ({
  op: 'enchant',
  thing: c.oneOf('thing', ['weapon', 'armor', 'either']),
  how: c.oneOf('way', ['magic', 'silver', 'masterwork']),
  price: c.integer('the price'),
});

/** `5 each`, `D6 any`, `STR-1 any`. */
export function work(c: Cursor): WorkOp {
  const [, attribute, plus] = /^(MOV|STR|DEX|INT)([+-]\d+)?$/.exec(c.peek()) ?? [];
  const code = ATTRIBUTES.find((known) => known === attribute);
  let pay: DiceAmount = amountOf(Number(plus ?? 0));
  if (code) c.word('pay');
  else pay = amount(c);
  return { op: 'work', pay, ...opt('attribute', code), who: takeWho(c) ?? who(c) };
}

export const recruit = (): RecruitOp => ({ op: 'recruit' });

/** `STR drinker: 0, 0, -1; 2, 3, 5 Gold`. */
export function ladder(c: Cursor): LadderOp {
  const attribute = c.oneOf('attribute', ATTRIBUTES);
  const climber = who(c, { attribute });
  c.expect(':', 'ladder STR WHO: 0, 0, -1; 2, 3, 5 Gold');
  const modifiers = integers(c, 'a modifier');
  c.expect(';', 'the stakes stand after a semicolon');
  const stakes = integers(c, 'a stake');
  if (modifiers.length !== stakes.length) {
    c.fail('span', `${modifiers.length} rungs and ${stakes.length} stakes`, 'one stake for each rung');
  }
  return {
    op: 'ladder',
    attribute,
    who: climber,
    modifiers,
    stakes,
    unit: c.oneOf('unit', ['Gold', 'Fame', 'Honor', 'rounds']),
  };
}

function integers(c: Cursor, what: string): number[] {
  const numbers = [c.integer(what)];
  while (c.take(',')) numbers.push(c.integer(what));
  return numbers;
}
