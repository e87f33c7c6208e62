import { and, count, gold, name } from '../../english.js';
import type { Given, Phrases } from '../../phrases.js';
import { whoAils } from '../ailments.js';
import { inWords } from '../letters.js';
import { thePlace } from '../places.js';
import { priceText } from '../prices.js';
import { skillUse } from '../skill-uses.js';

/** What a night's rest does, by what there is to heal. */
const SLEPT: Readonly<Record<string, string>> = {
  red: 'one injury heals',
  black: 'a cursed injury heals',
  cursed: 'a cursed injury does not heal by it',
  none: 'nothing to heal',
};

/** What a point more of each attribute brings (UQ-ATT-02, UQ-CMB-11, UQ-CMB-12). */
const TRAINED: Readonly<Record<string, string>> = {
  MOV: 'easier to run, climb and keep watch',
  STR: '+1 in fights hand to hand; easier to lift and push',
  DEX: '+1 in fights from a distance; easier to dodge and pick locks',
  INT: 'easier to cast spells, find the way and haggle',
};

/** Special actions of a camp or an inn (UQ-ACT): what each is called, and what comes of it. */
export const ACTION_LABELS: Phrases = {
  'carry-out': () => 'That is the plan',
  'back-to-turn': () => 'Back, without resting',
  'turn-to': (given) => `Plan for ${whoAils(given)}`,
  'action-do': (given) => `What does ${given.name('who')} do?`,
  // The same key heads the menu and names each of its entries, which say what is trained or learned.
  'action-train': (given) =>
    given.has('attribute')
      ? `Train ${inWords(given.text('attribute'))}${priceText(given)}`
      : `What does ${given.name('who')} train?`,
  'action-train-does': (given) =>
    given.has('value')
      ? `${given.number('value')} → ${given.number('value') + 1}, for good: ${TRAINED[given.text('attribute')] ?? ''}`
      : '',
  'action-learn': (given) =>
    given.has('skill')
      ? `Learn ${unknownYet(given.text('skill'))}${priceText(given)}`
      : `What does ${given.name('who')} learn?`,
  'action-learn-does': (given) => skillUse(given.text('skill')),
  'action-rest': (given) => `Rest (${SLEPT[given.text('heals')] ?? 'one injury heals'})`,
  'action-rest-does': (given) => (given.text('heals') === 'red' ? 'without a roll' : ''),
  'action-idle': () => 'Nothing, this time',
  'action-heal': (given) =>
    given.list('whom').length === 1 ? `Heal ${and(given.list('whom').map(name))}` : 'Heal somebody who is injured',
  'action-heal-does': (given) => `${rolled(given)}one injury heals, plain or cursed`,
  'action-break-curse': (given) =>
    given.list('whom').length === 1
      ? `Lift a curse of ${and(given.list('whom').map(name))}`
      : 'Lift a curse of somebody',
  'action-break-curse-does': (given) => `${rolled(given)}a curse is lifted, or a cursed injury turns plain`,
  'action-store': (given) => `Store ${given.text('skill')} in the staff`,
  'action-store-does': () => 'to be let go at any later time, without a roll',
  'action-settle': (given) => `Be at home in ${thePlace(given.text('region'))} as well`,
  'action-settle-does': () => 'at once: you can make camp there from then on; it costs nothing, and takes no action',
  'action-scout': () => 'Scout the land',
  'action-scout-does': (given) => `${rolled(given)}you may choose the tens of the next event here`,
  'action-steal': () => 'Steal from another group',
  'action-steal-does': (given) => `${rolled(given)}a thing, a backpack or a purse; who is caught pays for it`,
  'action-raft': () => 'Build a raft',
  'action-raft-does': () => 'a test of STR or INT; it carries four of you over the water',
  'action-help-raft': () => 'Help with the raft',
  'action-help-raft-does': () => 'one easier for whoever builds it',
  'action-shop': () => 'Go shopping for everybody',
  'action-shop-does': () => 'looking is free; only who buys or sells has spent the action',
  'action-work': (given) => (given.has('pay') ? `Work hard for ${gold(given.number('pay'))}` : 'Work hard'),
  'action-work-does': (given) =>
    `${given.has('by') ? `the pay here is ${inWords(given.text('by'))} less 1; ` : ''}without a roll; not again before you have met another event`,
  'action-audience': () => 'An audience with the king, together',
  'action-audience-does': () =>
    'you give 200 Gold or 3 magic things for 1 Honor, or 1 Fame or magic thing for 50 Gold; all take part',
  'action-hire': (given) => `Hire a ship for ${count(given.number('rounds'), 'turn')}${priceText(given)}`,
  'action-hire-does': () => 'over the Sea with all of you, and back in that time',
  'action-hire-longer': () => 'Hire a ship for longer …',
  'action-hire-longer-does': () => 'for as many turns as you like, at 10 Gold more each; you write the number',
  'hire-rounds-line': () => 'For how many turns?',
  'action-recruit': () => 'Look for recruits, together: roll',
  'action-recruit-does': () => 'a D10 says who comes; costs a tenth of your Honor, and the action of all of you',
  'action-recruit-native': () => 'Take on somebody from here, together',
  'action-recruit-native-does': () => 'of a profession you choose; a tenth of your Honor, and the action of all',
};

/** `if a D6 shows 3 or less: `. */
const rolled = (given: Given): string => (given.has('needs') ? `if a D6 shows ${given.number('needs')} or less: ` : '');

/** Miracles and spells are rolled for. */
const unknownYet = (skill: string): string => (/^[a-z]/.test(skill) ? `a ${skill}` : skill);
