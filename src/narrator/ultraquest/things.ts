import { a, unslug } from '../english.js';

/** A thing by its own name (`The Warm Honeycomb`) or in words by its kind (`iron weapon`). */
export const thing = (item: string): string => unslug(item);

/** Whether a thing has a name of its own: `Far bank's clapper`. */
export const isNamed = (item: string): boolean => /^\p{Lu}/u.test(thing(item));

/** `an iron weapon`; a thing with a name of its own takes no article, and neither does armor. */
export function aThing(item: string): string {
  const words = thing(item);
  return isNamed(item) || /\barmor$/.test(words) ? words : a(words);
}
