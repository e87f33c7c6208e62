const AND = new Intl.ListFormat('en', { type: 'conjunction' });
const OR = new Intl.ListFormat('en', { type: 'disjunction' });

/** Makes a name that somebody typed show as typed, whatever it holds. Done once, where a name enters a sentence. */
export function name(typed: string): string {
  return typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\*_~`|<>#[\]():@-]/g, '\\$&');
}

/** `2 rounds`, `1 round`; `many` for those that do not take an s. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${Math.abs(amount) === 1 ? one : many}`;
}

const SOUNDS_LIKE_A_VOWEL = /^(?:[aeio]|u(?!ni|se|sa|ti|ro)|hono|hour|heir|8|11|18)/i;

/** `an axe`, `a unicorn`, `an hour`. */
export function a(noun: string): string {
  return `${SOUNDS_LIKE_A_VOWEL.test(noun) ? 'an' : 'a'} ${noun}`;
}

export const and = (parts: readonly string[]): string => AND.format(parts);
export const or = (parts: readonly string[]): string => OR.format(parts);

/** `+2`, `-1`, with a true minus for the eye. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A slug in words: `iron-weapon` is an iron weapon; what has capitals or spaces is a name already. */
export const unslug = (slug: string): string =>
  /^[a-z0-9-]+$/.test(slug) ? slug.replaceAll(/(?<!\bhalf)-/g, ' ') : slug;

/** English for an amount of Gold: `4 Gold` in any number, as the rulebook counts it. */
export const gold = (amount: number): string => `${amount} Gold`;
