import { name, unslug } from '../english.js';
import { phrase, type Phrases } from '../phrases.js';

/** What dice were rolled for, by the purpose that the rules give. Names that the book binds are words already. */
export const PURPOSES: Phrases = {
  event: () => 'the event',
  'event-again': () => 'D100 again',
  talisman: () => 'the talisman, once more',
  roll: () => 'the die',
  flight: () => 'who is caught running',
  'scouted tens': () => 'the tens of the next event',
  recruit: () => 'who is looking for work',
  'starting skill': () => 'what they have learned',
  assassinate: () => 'the knife in the dark',
  miracle: () => 'which miracle',
  spell: () => 'which spell',
  gold: () => 'Gold',
  fame: () => 'Fame',
  honor: () => 'Honor',
  'treasure NT': () => 'number of the normal treasure',
  'treasure MT': () => 'number of the magic treasure',
  'treasure LT': () => 'number of the legendary treasure',
};

/** `STR: Brun` is what is tried and who tries it; `treasure NT` is a table. */
export function purposeText(purpose: string): string {
  const [of = '', who] = purpose.split(': ');
  if (who !== undefined) return `${name(who)}, ${unslug(of)}`;
  return phrase(PURPOSES, purpose);
}
