import type {
  BodyLostOp,
  FameOp,
  GemOp,
  GiveOp,
  GoldOp,
  HonorOp,
  InheritOp,
  ItemOp,
  LoseItemOp,
  LoseLineOp,
  PayOp,
  RobOp,
  TitheOp,
  TreasureOp,
} from '../contract/wealth.js';
import { amount, takeAs } from './amount.js';
import { opt, type Cursor } from './cursor.js';
import { takeWho, who } from './who.js';

const howMuch = (c: Cursor) => ({ amount: amount(c), ...opt('as', takeAs(c, 'number')) });
const thing = (c: Cursor): string => c.name('item', c.scope.registry.items);

export const gold = (c: Cursor): GoldOp => ({ op: 'gold', ...howMuch(c) });
export const pay = (c: Cursor): PayOp => ({ op: 'pay', ...howMuch(c) });
export const fame = (c: Cursor): FameOp => ({ op: 'fame', ...howMuch(c) });
export const honor = (c: Cursor): HonorOp => ({ op: 'honor', ...howMuch(c) });

export const gem = (c: Cursor): GemOp => ({ op: 'gem', value: amount(c), ...opt('as', takeAs(c, 'number')) });

export const tithe = (c: Cursor): TitheOp => ({
  op: 'tithe',
  part: c.oneOf('part', ['all', 'half', 'third', 'quarter', 'tenth']),
  ...opt('as', takeAs(c, 'number')),
});

export const treasure = (c: Cursor): TreasureOp => ({
  op: 'treasure',
  table: c.oneOf('treasure table', ['NT', 'MT', 'LT']),
  amount: amount(c),
  ...opt('as', takeAs(c, 'word')),
});

export const item = (c: Cursor): ItemOp => ({
  op: 'item',
  item: thing(c),
  ...opt('count', c.take('x') ? amount(c) : undefined),
  ...opt('who', takeWho(c)),
});

export const give = (c: Cursor): GiveOp => ({
  op: 'give',
  item: thing(c),
  ...opt('count', c.take('x') ? c.integer('how many') : undefined),
});

const LINES = ['weapon', 'armor', 'purse', 'saddle', 'backpack', 'mount', 'companion'] as const;

/** `lose line WHO`, `lose mount WHO`, or `lose NAME` of a thing. */
export function lose(c: Cursor): LoseItemOp | LoseLineOp {
  const line = c.take('line') ? 'rolled' : c.takeOneOf(LINES);
  if (!line) return { op: 'lose-item', item: thing(c) };
  return { op: 'lose-line', line, who: who(c), ...opt('as', takeAs(c, 'people')) };
}

export const rob = (): RobOp => ({ op: 'rob' });
export const inherit = (): InheritOp => ({ op: 'inherit' });
export const bodyLost = (): BodyLostOp => ({ op: 'body-lost' });
