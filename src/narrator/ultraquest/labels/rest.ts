import { gold } from '../../english.js';
import type { Phrases } from '../../phrases.js';
import { whoAils } from '../ailments.js';

/** Lines of the sheet that have a name of their own (UQ-SHEET-12). */
const LINES: Readonly<Record<number, string>> = { 7: 'The purse', 8: 'The saddle', 9: 'The whole backpack' };

/** What is asked while special actions are carried out (UQ-ACT). */
export const REST_LABELS: Phrases = {
  'one-of-theirs': (given) => `${whoAils(given)} of ${given.name('group')}`,
  person: whoAils,
  'nobody-after-all': () => 'Nobody after all',
  'whom-to-rob': (given) => `Whose pockets does ${given.name('who')} look into?`,
  'choose-victim': () => 'Whose pockets?',
  'rob-whom': (given) => `${whoAils(given)} of ${given.name('group')}`,
  'which-line': (given) =>
    `It works. Which line of ${given.name('who')}'s is it to be? What is on it shows afterwards.`,
  line: (given) => LINES[given.number('line')] ?? `Line ${given.text('line')}, at hand`,
  amends: (given) =>
    `${given.name('who')} of ${given.name('group')} was caught stealing from ${given.name('victim')}. What do you want for it?`,
  'amends-gold': (given) => `${gold(given.number('gold'))}, as much as your Honor`,
  'amends-injure': (given) => `An injury for ${given.name('who')}`,
  'amends-let-go': (given) => `Nothing: let ${given.name('who')} go`,
  'may-attack': () => 'A group here holds a legendary treasure, and more Honor than you. You could take it.',
  'keep-peace': () => 'Let them be',
  attack: (given) => `Attack ${given.name('group')}`,
  airship: () => 'The land lies below you, and has not looked up yet.',
  'airship-land': () => 'Come down',
  'airship-aloft': () => 'Stay aloft',
  // The king's hall
  audience: (given) =>
    `The king hears you. You have ${gold(given.number('gold'))}, ${given.text('fame')} Fame and ${given.text('honor')} Honor.${given.list('offered').length ? ` On the cushion: ${given.list('offered').join(', ')}.` : ''}`,
  'take-leave': (given) => (given.has('free') ? 'Take your leave, with nothing exchanged' : 'Take your leave'),
  'offer-magic': () => 'Magic treasures to offer',
  offer: (given) => `Offer ${given.text('item')}`,
  offered: (given) => `Take ${given.text('item')} back`,
  'gold-for-honor': (given) => `${gold(given.number('gold'))} for 1 Honor`,
  'fame-for-gold': (given) => `1 Fame for ${gold(given.number('gold'))}`,
  'magic-for-gold': (given) => `The treasure for ${gold(given.number('gold'))}`,
  'magic-for-honor': (given) => `${given.text('count')} treasures for 1 Honor`,
  'give-legendary': (given) => `Lay ${given.text('item')} before the king`,
};
