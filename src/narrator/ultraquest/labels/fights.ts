import { and, count, name, signed } from '../../english.js';
import type { Given, Phrases } from '../../phrases.js';
import { effectText } from '../effects.js';

const people = (given: Given): string => and(given.list('who').map(name));

/** `+3 for the round`, `armor +1`, `works on 4 or less`: what a power adds, and what must be rolled for it. */
function figures(given: Given): readonly string[] {
  const said = (key: string, words: (n: number) => string) => (given.has(key) ? [words(given.number(key))] : []);
  return [
    ...said('dice', (dice) => `+${dice}D6`),
    ...said('sum', (sum) => `${signed(sum)} on the sum`),
    ...['armor', 'MOV', 'STR', 'DEX'].flatMap((key) => said(key, (value) => `${key} ${signed(value)}`)),
    ...said('needs', (face) => (face < 1 ? 'cannot work' : face > 5 ? 'sure to work' : `works on ${face} or less`)),
  ];
}

const AGAINST = ['assassinate', 'holy-ray'];

/** ` for Brun`: whom a miracle or a spell is for or against, by its effect `holy-armor:Brun`. A potion is for who drinks it. */
function forWhom(effect: string): string {
  const [key, whom] = effect.split(':');
  if (key?.endsWith('-all')) return ' for everybody';
  if (whom === undefined || key === 'draught') return '';
  return AGAINST.includes(key ?? '') ? ` against the ${whom}` : ` for ${whom}`;
}

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
  'power-on': (given) => `${given.name('who')}: ${given.text('power')}${forWhom(given.text('effect'))}`,
  'power-off': (given) => `${given.name('who')}: no ${given.text('power')}${forWhom(given.text('effect'))} after all`,
  power: (given) => [effectText(given.text('effect')), ...figures(given)].join(' · '),
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
