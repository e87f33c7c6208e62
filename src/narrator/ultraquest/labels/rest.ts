import { count, gold } from '../../english.js';
import type { Phrases } from '../../phrases.js';
import { priceText } from '../prices.js';

/** Special actions of a camp or an inn (UQ-ACT). */
export const REST_LABELS: Phrases = {
  'carry-out': () => 'That is the plan',
  'action-do': (given) => `What does ${given.name('who')} do?`,
  // The same key heads the menu and names each of its entries, which say what is trained or learned.
  'action-train': (given) =>
    given.has('attribute')
      ? `Train ${given.text('attribute')}${priceText(given)}`
      : `What does ${given.name('who')} train?`,
  'action-learn': (given) =>
    given.has('skill') ? `Learn ${given.text('skill')}${priceText(given)}` : `What does ${given.name('who')} learn?`,
  'action-rest': () => 'Rest: one injury heals',
  'action-idle': () => 'Nothing, this time',
  'action-heal': () => 'Heal somebody',
  'action-break-curse': () => 'Lift a curse',
  'action-store': (given) => `Store ${given.text('skill')} in the staff`,
  'action-scout': () => 'Scout the land',
  'action-raft': () => 'Build a raft',
  'action-help-raft': () => 'Help with the raft',
  'action-shop': () => 'Go shopping for everybody',
  'action-work': () => 'Work hard',
  'action-audience': () => 'An audience with the king, together',
  'action-hire': (given) => `Hire a ship for ${count(given.number('rounds'), 'turn')}${priceText(given)}`,
  'action-recruit': () => 'Look for recruits, together: roll',
  'action-recruit-native': () => 'Take on a native, together',
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
