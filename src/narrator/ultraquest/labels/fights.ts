import { and, count, name } from '../../english.js';
import type { Given, Phrases } from '../../phrases.js';
import { effectText } from '../effects.js';

const people = (given: Given): string => and(given.list('who').map(name));

/** Fights: the plan, the blow that is about to fall, ties. */
export const FIGHT_LABELS: Phrases = {
  fight: () => 'To arms',
  decline: () => 'Do not fight',
  reset: () => 'Begin the plan anew',
  'menu-stance': () => 'Who fights how',
  'menu-power': () => 'Skills, spells and potions',
  'stance-me': (given) => `${given.name('who')}: hand to hand`,
  'stance-ra': (given) => `${given.name('who')}: from a distance`,
  'stance-out': (given) => `${given.name('who')}: stay out of it`,
  strength: (given) => `D6+${given.text('total')} then`,
  'power-on': (given) => `${given.name('who')}: ${given.text('power')}`,
  'power-off': (given) => `${given.name('who')}: no ${given.text('power')} after all`,
  power: (given) => effectText(given.text('effect')),
  'damage-preview': (given) =>
    `The round is lost by ${count(given.number('damage'), 'point')}. That would hurt ${people(given)}.`,
  'flight-preview': (given) => `${people(given)} would be caught on the way.`,
  'injury-preview': (given) => `${people(given)} would be injured.`,
  'take-it': () => 'Take it',
  teleport: (given) => `${given.name('who')}: ${given.text('skill')}, for ${given.name('whom')}`,
  endure: (given) => `${people(given)} is hit and could fight on all the same.`,
  withdraw: () => 'Withdraw',
  'fight-on': () => 'Fight on',
  flee: () => 'Run for it',
  retreat: (given) => `Retreat in good order, led by ${given.name('who')}`,
};
