import { a, unslug } from '../english.js';

/** A thing by its own name (`The Warm Honeycomb`) or in words by its kind (`iron weapon`). */
export const thing = (item: string): string => unslug(item);

/** `an iron weapon`; a thing with a name of its own takes no article, and neither does armor. */
export function aThing(item: string): string {
  const words = thing(item);
  return /^\p{Lu}/u.test(words) || /\barmor$/.test(words) ? words : a(words);
}
