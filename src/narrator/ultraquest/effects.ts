import type { Json } from '../../engine/words.js';
import { unslug } from '../english.js';
import { phrase, type Given, type Phrases } from '../phrases.js';

/** ` (5, and more than armor 3 was needed)`. */
const overArmor = (given: Given): string =>
  given.has('armor') ? ` (${given.text('total')}, and more than armor ${given.text('armor')} was needed)` : '';

/** What a skill, a spell or a potion did or would do, by the key that the rules give. What follows a colon names somebody. */
export const EFFECTS: Phrases = {
  works: () => 'it works',
  rage: () => 'rages hand to hand in every round, and takes an injury once it is over',
  'rage-mastered': () => 'rages hand to hand in every round; a test of STR or an injury once it is over',
  assassinate: (given) =>
    `kills ${given.has('whom') ? given.name('whom') : 'one'} whose armor the blow beats; both missed: an injury`,
  assassinated: (given) => `one of them is dead before the others look up${overArmor(given)}`,
  'armor-held': (given) => `their armor was thicker than the knife was long${overArmor(given)}`,
  'holy-ray': (given) => `${given.has('whom') ? given.name('whom') : 'one of the undead'} falls to dust`,
  healing: (given) => `one injury of ${given.name('whom')} is healed`,
  destroyed: () => 'they fall to dust',
  'holy-armor': (given) => `for ${given.name('whom')}, for this turn`,
  'holy-armor-all': () => 'for everybody, for this turn',
  raise: (given) => `for ${given.name('whom')}, for this turn`,
  'raise-all': () => 'for everybody, for this turn',
  'magic-arrow': () => 'for one round',
  fireball: () => 'for one round; it burns',
  'ice-storm': () => 'for one round, their sixes are rolled again',
  'dragon-skin': () => 'scales, for the whole fight',
  gills: () => 'water is as good as air',
  flight: (given) => `${given.name('whom')} takes to the air`,
  'flight-now': (given) => `${given.name('whom')} takes to the air at once, and can come to blows with them`,
  sphere: (given) => `armor 3 for ${given.name('whom')} against shots and throws`,
  draught: (given) => `drink it: ${given.name('whom')}`,
  'one-shot': () => 'a second die in the first round, and no aim in it or after',
  retreat: () => 'the way back is covered',
  'tactics-kind': () => 'the fight goes as you would have it',
  voluntary: () => 'you saw them first; the fight is yours to refuse',
  foiled: () => 'nothing goes unnoticed',
  disarmed: () => 'the trap is found and unmade',
  'found-the-way': () => 'the way is found',
  crossed: () => 'a shortcut, and nobody to meet on it',
  shift: (given) => `the number is ${given.text('number') || 'another one'} now`,
  scouted: (given) => `the land ahead is known${given.has('tens') ? `: tens ${given.text('tens')}` : ''}`,
  opened: () => 'it is open',
  'foe-arrow': (given) => `an arrow of magic flies at ${given.name('whom')}; only magic armor counts against it`,
  'arrow-stopped': (given) => `the arrow of ${given.name('by')} goes out on the way`,
  released: () => 'the staff lets it go',
  stored: () => 'it is kept in the staff',
  away: () => 'gone, and out of it all',
  'healing-draught': () => 'drink it: one injury is healed',
  shield: () => 'the shield comes up in time',
  armor: () => 'armor',
  'safe-from-magic': () => 'no spell, curse or rune gets through',
  injured: () => 'injured, and no help in a fight',
};

/** An effect that names somebody or something after a colon is given it as `whom`. */
export function effectText(key: string, args?: Readonly<Record<string, Json>>): string {
  const [effect = key, whom] = key.split(':');
  const known = Object.hasOwn(EFFECTS, effect);
  if (!known) return unslug(key);
  return phrase(EFFECTS, effect, whom === undefined ? args : { ...args, whom });
}
