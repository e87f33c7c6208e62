import { change } from '../block.js';
import { name, signed, unslug } from '../english.js';
import type { FactWords } from './fact-words.js';

const UNTIL: Readonly<Record<string, string>> = {
  fight: 'until the fight is over',
  event: 'until the event is over',
  turn: 'until the next turn',
  round: 'until the next turn of the group begins',
};

/** What heals and helps. */
export const HELP: FactWords<'healed' | 'curse-lifted' | 'effect'> = {
  healed: (fact) => [
    change(
      fact.by === 'rest'
        ? `💚 **${name(fact.who)}** rests, and ${fact.colour === 'black' ? 'a cursed injury' : 'an injury'} heals.`
        : `💚 **${name(fact.who)}** is healed of ${fact.colour === 'black' ? 'a cursed injury' : 'an injury'}: ${unslug(fact.by)}.`,
    ),
  ],
  'curse-lifted': (fact) => [change(`A curse leaves **${name(fact.who)}**: ${unslug(fact.by)}.`)],
  effect: (fact) => [
    change(
      `**${name(fact.who)}**: ${unslug(fact.effect)}${fact.amount ? ` ${signed(fact.amount)}` : ''}, ${UNTIL[fact.until] ?? unslug(fact.until)}.`,
    ),
  ],
};
