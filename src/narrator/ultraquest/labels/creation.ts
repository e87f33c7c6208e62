import { and, capital, gold, or } from '../../english.js';
import type { Phrases } from '../../phrases.js';
import { peopleShort, professionShort } from '../kinds-of-people.js';
import { place, thePlace } from '../places.js';
import { thing } from '../things.js';

/** Making up a group of one's own (UQ-START-17). */
export const CREATION_LABELS: Phrases = {
  'creation-group': (given) => `${given.name('group')} will begin in ${thePlace(given.text('place'))}. Is that so?`,
  'creation-next': () => 'Go on',
  'creation-back': () => 'Back',
  'creation-name-group': () => 'Name the group',
  'creation-group-line': () => 'What is your group called?',
  'creation-place': (given) => `Begin in ${place(given.text('place'))}`,
  // One of the four
  'creation-person': (given) =>
    `Adventurer ${given.text('number')} of 4: ${given.name('who')}. Change what you like; the green button goes on.`,
  'creation-race': (given) => `People: ${capital(given.text('now'))}`,
  'creation-sex': (given) => `Sex: ${capital(given.text('now'))}`,
  'creation-profession': (given) => `Profession: ${capital(given.text('now'))}`,
  sex: (given) => capital(given.text('name')),
  'creation-attributes': (given) =>
    [
      `MOV ${given.text('MOV')}, STR ${given.text('STR')}, DEX ${given.text('DEX')}, INT ${given.text('INT')}`,
      peopleShort(given.text('race')),
    ]
      .filter(Boolean)
      .join(' · '),
  'creation-skills-of': (given) =>
    capital(
      [professionShort(given.text('profession')), `by the dice: ${or(given.list('skills'))}`]
        .filter(Boolean)
        .join(' · '),
    ),
  'creation-name': () => 'Write a name of your own',
  'creation-name-line': () => 'What is the adventurer called?',
  'creation-other-name': (given) => `Another name: ${given.name('who')}`,
  'creation-roll-skills': (given) => `Roll what ${given.name('who')} has learned`,
  'creation-water': (given) => `${given.name('who')} grew up on the water. On which?`,
  // Gold, a gift, the shop
  'creation-gold': (given) =>
    given.number('more')
      ? `What do you set out with? Whichever you choose, Trading adds ${gold(given.number('more'))} to it.`
      : 'What do you set out with?',
  'creation-gold-fixed': (given) => `${gold(given.number('gold'))}, for certain`,
  'creation-gold-rolled': () => 'Roll for it: 1 to 100 Gold',
  'creation-gold-keep': (given) => `The ${gold(given.number('gold'))} that you rolled`,
  'creation-gift': () =>
    'And one thing for the way: a potion that heals an injury, an antidote against poison, or a talisman that rolls one die again. Each works once.',
  'creation-take': (given) => capital(thing(given.text('item'))),
  // The whole
  'creation-overview': () => 'These are your four. Shall they set out?',
  'creation-confirm': () => 'Take a seat with them',
  'creation-change': () => 'Change something',
  'creation-to-group': () => 'The group’s name, and where it begins',
  'creation-to-person': (given) => `${given.name('who')}: people, profession, name`,
  'creation-to-gold': () => 'Gold',
  'creation-to-gift': () => 'The gift',
  'creation-to-shop': () => 'Go shopping',
};

/** What somebody has learned, before the dice fell or after. */
export const learnedText = (skills: readonly string[] | null): string =>
  skills === null ? 'skills not rolled yet' : and(skills);
