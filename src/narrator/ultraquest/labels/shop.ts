import { capital, gold, unslug } from '../../english.js';
import type { Given, Phrases } from '../../phrases.js';
import { thing } from '../things.js';

const MAKES: Readonly<Record<string, string>> = {
  plain: 'as it is',
  masterwork: 'masterwork',
  light: 'masterwork, lighter',
  silver: 'silver',
  'silver-masterwork': 'silver masterwork',
  magic: 'magic',
  fast: 'noble, fast',
  strong: 'noble, strong',
};

const make = (slug: string): string => MAKES[slug] ?? unslug(slug);

/** Buying, selling, having things improved. */
export const SHOP_LABELS: Phrases = {
  ware: (given) => `${capital(thing(given.text('item')))}${made(given)}, ${gold(given.number('price'))}`,
  sale: (given) => `Sell ${thing(given.text('item'))} for ${gold(given.number('price'))}`,
  'sale-gem': (given) => `Sell the gem of ${given.name('who')} for ${gold(given.number('price'))}`,
  'break-curse': (given) => `Have a curse of ${given.name('who')} lifted, ${gold(given.number('price'))}`,
  'buy-for': (given) => `Buy for ${given.name('who')}`,
  make: (given) => make(given.text('make')),
  settle: () => 'Pay and leave',
  'empty-basket': () => 'Put everything back',
  'leave-shop': () => 'Leave the shop',
  'shop-weapons': () => 'Weapons',
  'shop-armor': () => 'Armor',
  'shop-mounts': () => 'Mounts and wagons',
  'shop-goods': () => 'Other goods',
  'shop-sell': () => 'Sell something',
  'shop-for': (given) => `For ${given.name('who')}. Buy for somebody else`,
  'shop-make': () => 'Have it made finer',
  improve: (given) =>
    `${given.name('who')}: ${thing(given.text('item'))}, ${make(given.text('how'))}${given.number('price') ? `, ${gold(given.number('price'))}` : ''}`,
  'choose-thing': () => 'Which thing?',
};

const made = (given: Given): string =>
  given.has('make') && given.text('make') !== 'plain' ? ` (${make(given.text('make'))})` : '';
