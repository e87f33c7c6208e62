import { capital } from '../../english.js';
import type { Given, Phrases } from '../../phrases.js';
import { peopleShort, professionShort } from '../kinds-of-people.js';
import { place } from '../places.js';
import { priceText } from '../prices.js';
import { skillUse } from '../skill-uses.js';

/** Learning: lessons, dice for miracles and spells, lands. */
export const GROWING_LABELS: Phrases = {
  lessons: (given) =>
    `${given
      .list('skills')
      .map((skill) => `${skill}: ${skillUse(skill)}.`)
      .join(' ')} What do you do?`,
  'take-lesson': (given) => `${given.name('who')} learns ${given.text('skill')}${priceText(given)}`,
  'take-mastery': (given) => `${given.name('who')} masters ${given.text('skill')}${priceText(given)}`,
  'choose-lesson': () => 'Who learns what',
  'erase-skill': (given) =>
    `${given.name('who')} has no room for another skill. What is forgotten, for ${given.text('skill')}?`,
  'keep-all-skills': () => 'Nothing: learn nothing new',
  erase: (given) => `Forget ${given.text('skill')}`,
  'which-miracle': (given) => `${given.name('who')} may choose the miracle.`,
  'which-spell': (given) => `${given.name('who')} may choose the spell.`,
  skill: (given) => given.text('skill'),
  'spell-dice': (given) => `How does ${given.name('who')} roll for the spell?`,
  'roll-d10': () => 'D10',
  'roll-d10-plus-2': () => 'D10 and 2 more',
  'which-home': (given) => `Where is ${given.name('who')} at home as well?`,
  'which-region': (given) => `Which land does ${given.name('who')} get to know?`,
  region: (given) => place(given.text('region')),
  // Recruiting
  candidate: (given) => candidate(given),
  'take-candidate': (given) => `Take ${given.name('who')} on`,
  'refuse-candidate': (given) => `Send them home with ${given.text('gold')} Gold for the way`,
  'recruit-again': () => 'There is room for another. Roll again?',
  'enough-recruits': () => 'That will do',
  'roll-again': () => 'Roll again',
  'which-race': () => 'Of which people?',
  'which-profession': () => 'Of which profession?',
  'which-sex': () => 'A man or a woman?',
  race: (given) => capital(given.text('name')),
  'race-is': (given) => peopleShort(given.text('name')),
  profession: (given) => capital(given.text('name')),
  'profession-is': (given) => professionShort(given.text('name')),
  sex: (given) => (given.text('name') === 'female' ? 'A woman' : 'A man'),
};

function candidate(given: Given): string {
  const skills = given.has('skills') ? ` with ${given.text('skills')}` : '';
  return `${given.name('who')}, ${given.text('race')} ${given.text('profession')}${skills}, would join you.`;
}
