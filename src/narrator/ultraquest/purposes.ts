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
  gold: () => 'dice for Gold',
  fame: () => 'dice for Fame',
  honor: () => 'dice for Honor',
  'treasure NT': () => 'which treasure',
  'treasure MT': () => 'which magic treasure',
  'treasure LT': () => 'which legendary treasure',
  'event tens': () => 'tens of the event',
  'event ones': () => 'ones of the event',
  'random adventurer': () => 'who of you',
  drift: () => 'where the current takes you',
};

/** `STR: Brun` is what is tried and who tries it; `treasure NT` is a table. */
export function purposeText(purpose: string): string {
  const [of = '', who] = purpose.split(': ');
  if (who !== undefined) return `${name(who)}, ${unslug(of)}`;
  return phrase(PURPOSES, purpose);
}
