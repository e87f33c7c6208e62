import { unslug } from '../english.js';

/** What did it, by the name the rules give it: a hazard, a source of an injury, a cause of death. */
const CAUSES: Readonly<Record<string, string>> = {
  fight: 'in the fight',
  flight: 'in the flight',
  drown: 'water',
  burn: 'fire',
  freeze: 'cold',
  fall: 'a fall',
  poison: 'poison',
  event: 'as the book says',
};

export const causeText = (cause: string): string => CAUSES[cause] ?? unslug(cause);
