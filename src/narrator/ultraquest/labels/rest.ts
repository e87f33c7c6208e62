import { count, gold } from '../../english.js';
import type { Phrases } from '../../phrases.js';
import { thePlace } from '../places.js';
import { priceText } from '../prices.js';

/** Lines of the sheet that have a name of their own (UQ-SHEET-12). */
const LINES: Readonly<Record<number, string>> = { 7: 'The purse', 8: 'The saddle', 9: 'The whole backpack' };

/** Special actions of a camp or an inn (UQ-ACT). */
export const REST_LABELS: Phrases = {
  'carry-out': () => 'That is the plan',
  'turn-to': (given) => `Plan for ${given.name('who')}`,
  'action-do': (given) => `What does ${given.name('who')} do?`,
  // The same key heads the menu and names each of its entries, which say what is trained or learned.
  'action-train': (given) =>
    given.has('attribute')
      ? `Train ${given.text('attribute')}${priceText(given)}`
      : `What does ${given.name('who')} train?`,
  'action-learn': (given) =>
    given.has('skill') ? `Learn ${given.text('skill')}${priceText(given)}` : `What does ${given.name('who')} learn?`,
  'action-rest': () => 'Rest (one injury heals)',
  'action-idle': () => 'Nothing, this time',
  'action-heal': () => 'Heal somebody',
  'action-break-curse': () => 'Lift a curse',
  'action-store': (given) => `Store ${given.text('skill')} in the staff`,
  'one-of-theirs': (given) => `${given.name('who')} of ${given.name('group')}`,
  'nobody-after-all': () => 'Nobody after all',
  'action-settle': (given) => `Be at home in ${thePlace(given.text('region'))} as well`,
  'action-scout': () => 'Scout the land',
  'action-steal': () => 'Steal from another group',
  'whom-to-rob': (given) => `Whose pockets does ${given.name('who')} look into?`,
  'choose-victim': () => 'Whose pockets?',
  'rob-whom': (given) => `${given.name('who')} of ${given.name('group')}`,
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
  'action-raft': () => 'Build a raft',
  'action-help-raft': () => 'Help with the raft',
  'action-shop': () => 'Go shopping for everybody',
  'action-work': () => 'Work hard',
  'action-audience': () => 'An audience with the king, together',
  'action-hire': (given) => `Hire a ship for ${count(given.number('rounds'), 'turn')}${priceText(given)}`,
  'action-recruit': () => 'Look for recruits, together: roll',
  'action-recruit-native': () => 'Take on a native, together',
  airship: () => 'The land lies below you, and has not looked up yet.',
  'airship-land': () => 'Come down',
  'airship-aloft': () => 'Stay aloft',
  // The king's hall
  audience: (given) =>
    `The king hears you. You have ${gold(given.number('gold'))}, ${given.text('fame')} Fame and ${given.text('honor')} Honor.${given.list('offered').length ? ` On the cushion: ${given.list('offered').join(', ')}.` : ''}`,
  'take-leave': () => 'Take your leave',
  'offer-magic': () => 'Magic treasures to offer',
  offer: (given) => `Offer ${given.text('item')}`,
  offered: (given) => `Take ${given.text('item')} back`,
  'gold-for-honor': (given) => `${gold(given.number('gold'))} for 1 Honor`,
  'fame-for-gold': (given) => `1 Fame for ${gold(given.number('gold'))}`,
  'magic-for-gold': (given) => `The treasure for ${gold(given.number('gold'))}`,
  'magic-for-honor': (given) => `${given.text('count')} treasures for 1 Honor`,
  'give-legendary': (given) => `Lay ${given.text('item')} before the king`,
};
