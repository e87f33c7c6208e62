import { and, count, name, signed } from '../../english.js';
import type { Given, Phrases } from '../../phrases.js';
import { onD6, powerText } from '../power-figures.js';

const people = (given: Given): string => and(given.list('who').map(name));

/** What the whole group rolls then; questions of older builds do not say. */
const together = (given: Given): string => (given.has('ours') ? `; together ${given.text('ours')}` : '');

/** The row stays closed: who else changes along. */
function along(given: Given, one: string, many: string): string {
  const others = given.list('along').map(name);
  return others.length ? `; ${and(others)} ${others.length === 1 ? one : many} too` : '';
}

const AGAINST = ['assassinate', 'holy-ray'];

/** ` for Brun`: whom a miracle or a spell is for or against, by its effect `holy-armor:Brun`. A potion is for who drinks it. */
function forWhom(effect: string): string {
  const [key, whom] = effect.split(':');
  if (key?.endsWith('-all')) return ' for everybody';
  if (whom === undefined || key === 'draught') return '';
  return AGAINST.includes(key ?? '') ? ` against the ${whom}` : ` for ${whom}`;
}

const die = (plus: number): string => `D6${plus ? signed(plus) : ''}`;

/** Fights: the plan, the blow that is about to fall, ties. */
export const FIGHT_LABELS: Phrases = {
  fight: () => 'Fight like this',
  decline: () => 'Do not fight',
  reset: () => 'Undo all my changes',
  'menu-stance': () => 'Change who fights how',
  'menu-power': () => 'Use a skill, spell or potion',
  'stance-me': (given) => `${given.name('who')}: fight hand to hand`,
  'stance-ra': (given) => `${given.name('who')}: fight from a distance`,
  'stance-out': (given) => `${given.name('who')}: stay out of it`,
  strength: (given) =>
    `adds ${given.has('noDie') ? signed(given.number('total')) : die(given.number('total'))}${together(given)}${along(given, 'fights', 'fight')}`,
  'not-felt': (given) => `adds nothing, for want of a magic weapon${together(given)}${along(given, 'fights', 'fight')}`,
  'stays-out': (given) => `adds nothing and is not hit${together(given)}${along(given, 'stays out', 'stay out')}`,
  'power-on': (given) => `${given.name('who')}: ${given.text('power')}${forWhom(given.text('effect'))}`,
  'power-off': (given) => `${given.name('who')}: no ${given.text('power')}${forWhom(given.text('effect'))} after all`,
  power: ({ all }) => powerText(all),
  'damage-preview': (given) =>
    `The round is lost by ${count(given.number('damage'), 'point')}. That would hurt ${people(given)}.`,
  'flight-preview': (given) => `${people(given)} would be caught on the way.`,
  'injury-preview': (given) => `${people(given)} would be injured.`,
  'take-it': () => 'Bear it',
  teleport: (given) => `${given.name('who')}: ${given.text('skill')}${onD6(given)}, for ${given.name('whom')}`,
  endure: (given) => `${people(given)} is hit and could fight on all the same.`,
  withdraw: () => 'Withdraw from the fight',
  'fight-on': () => 'Fight on',
  flee: () => 'Run away',
  retreat: (given) => `Retreat in good order, led by ${given.name('who')}${onD6(given)}`,
};
