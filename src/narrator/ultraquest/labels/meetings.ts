import { whoAils } from '../ailments.js';
import { gold } from '../../english.js';
import type { Phrases } from '../../phrases.js';

/** Groups that meet: thieves, amends, attacks (UQ-ACT-39, UQ-ACT-50). */
export const MEETING_LABELS: Phrases = {
  'whom-to-rob': (given) => `${given.name('who')} looks over the others' bedrolls. Whose shall it be?`,
  'rob-whom': (given) => `${whoAils(given)} of ${given.name('group')}`,
  'choose-victim': () => 'From whom',
  'which-line': (given) => `Which line of ${given.name('who')}'s sheet?`,
  amends: (given) =>
    `${given.name('who')} of ${given.name('group')} was caught with a hand in the things of ${given.name('victim')}. What do you ask for?`,
  'amends-gold': (given) => `${gold(given.number('gold'))} in amends`,
  'amends-injure': (given) => `A lesson that ${given.name('who')} will feel`,
  'may-attack': () => 'They carry a legendary treasure, and stand higher than you. You could try to take it.',
  'keep-peace': () => 'Keep the peace',
  attack: (given) => `Attack ${given.name('group')}`,
};
