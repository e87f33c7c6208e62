import { capital, gold, signed, unslug } from '../../english.js';
import type { Given, Phrases } from '../../phrases.js';
import { whoAils } from '../ailments.js';
import { useWords } from '../good-for.js';
import { thing } from '../things.js';

const MAKES: Readonly<Record<string, string>> = {
  plain: 'as it is',
  masterwork: 'masterwork',
  light: 'masterwork, lighter',
  silver: 'silver',
  'silver-masterwork': 'silver masterwork',
  magic: 'magic',
  'magic-masterwork': 'magic masterwork',
  'magic-light': 'magic masterwork, lighter',
  'magic-silver': 'magic silver',
  'magic-silver-masterwork': 'magic silver masterwork',
  fast: 'noble, fast',
  strong: 'noble, strong',
};

/** What each make does, and what it costs (UQ-EQP-50 to 58). */
const MAKING: Readonly<Record<string, string>> = {
  masterwork: 'masterwork: 1 better, three times the price',
  light: 'masterwork, lighter: in plate armor one can carry another heavy thing; three times the price',
  silver: 'silver: 1 better against undead, twice the price',
  'silver-masterwork': 'silver masterwork: both, six times the price',
  magic: 'magic: works against ghosts and demons, 100 Gold more (armor: 200 more)',
  'magic-masterwork': 'masterwork and magic: three times the price, and 100 Gold more (armor: 200 more)',
  'magic-light': 'masterwork, lighter, and magic: three times the price, and 200 Gold more',
  'magic-silver': 'silver and magic: twice the price, and 100 Gold more (armor: 200 more)',
  'magic-silver-masterwork': 'silver masterwork and magic: six times the price, and 100 Gold more (armor: 200 more)',
  fast: 'noble mounts, fast: movement 1 better, three times the price',
  strong: 'noble mounts, strong: melee 1 better, three times the price',
};

const make = (slug: string): string => MAKES[slug] ?? unslug(slug);

/** Buying, selling, having things improved. */
export const SHOP_LABELS: Phrases = {
  ware: (given) => `${capital(thing(given.text('item')))}${made(given)}, ${gold(given.number('price'))}`,
  'what-for': whatFor,
  sale: (given) =>
    `Sell ${thing(given.text('item'))}${given.has('whose') ? ` of ${given.name('whose')}` : ''} for ${gold(given.number('price'))}`,
  'thing-use': useWords,
  'sale-gem': (given) => `Sell the gem of ${given.name('who')} for ${gold(given.number('price'))}`,
  'break-curse': (given) => `Have a curse of ${given.name('who')} lifted, ${gold(given.number('price'))}`,
  'buy-for': (given) => `Buy for ${whoAils(given)}`,
  make: (given) => MAKING[given.text('make')] ?? make(given.text('make')),
  settle: () => 'Pay and leave',
  'empty-basket': () => 'Put everything back',
  'leave-shop': () => 'Leave the shop',
  'back-from-shop': () => 'Back, with nothing bought',
  'shop-weapons': () => 'Weapons',
  'shop-armor': () => 'Armor',
  'shop-mounts': () => 'Mounts and wagons',
  'shop-goods': () => 'Other goods',
  'shop-sell': () => 'Sell something',
  'shop-for': (given) => `For ${given.name('who')}. Buy for somebody else`,
  'shop-make': () => 'Better make (costs more)',
  improve: (given) =>
    `${given.name('who')}: ${thing(given.text('item'))}, ${make(given.text('how'))}${given.number('price') ? `, ${gold(given.number('price'))}` : ''}`,
  'choose-thing': () => 'Which thing?',
};

function whatFor(given: Given): string {
  if (given.has('lacks')) return `of no use: ${given.name('who')} does not know ${given.text('lacks')}`;
  if (given.text('kind') === 'wagon' || (!given.has('mov') && !given.has('none') && !isArmor(given)))
    return useWords(given);
  if (given.has('mov')) return mount(given);
  const changed = (['melee', 'ranged', 'armor'] as const).flatMap((strength) => {
    const [was, would] = given.numbers(strength);
    return was === undefined || would === undefined ? [] : [`${strength} ${was} → ${would}`];
  });
  const hands = given.number('hands') === 2 ? ['two hands'] : [];
  const none = given.has('none') ? [`makes ${given.name('who')} no stronger`] : [];
  const against = [
    ...(given.has('silver') ? ['+1 against undead'] : []),
    ...(given.has('magic') ? ['works on ghosts and demons'] : []),
  ];
  return [...changed, ...none, ...hands, ...against].join(', ');
}

/** `movement 2 → 4, melee +1`: what riding brings whoever is to ride; questions of older builds do not say what is without. */
function mount(given: Given): string {
  const [now, mov] = [given.number('now'), given.number('mov')];
  const fights = given.number('rider') ? [`melee ${signed(given.number('rider'))}`] : [];
  if (given.has('now') && mov <= now) return [`makes ${given.name('who')} no faster`, ...fights].join(', ');
  return [`movement (MOV) ${given.has('now') ? `${now} → ` : ''}${mov}`, ...fights].join(', ');
}

const isArmor = (given: Given): boolean => given.has('armor') || given.has('melee') || given.has('ranged');

const made = (given: Given): string =>
  given.has('make') && given.text('make') !== 'plain' ? ` (${make(given.text('make'))})` : '';
