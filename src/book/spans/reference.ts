import type { TextPart } from '../contract/basics.js';
import { didYouMean } from '../names.js';
import type { Locals } from './locals.js';

/** What `{NAME}`, `{n|goblin|goblins}` or `{drinker|he/she}` reads, or why it cannot. */
export function referenceTo(inside: string, locals: Locals): { part: TextPart } | { message: string; hint?: string } {
  const [name = '', ...forms] = inside.split('|').map((text) => text.trim());
  const kind = locals.kindOf(name);
  if (kind === undefined) {
    const known = [...locals.names('number'), ...locals.names('people'), ...locals.names('word')];
    const hint = didYouMean(name, known) ?? 'bind it before, with `as NAME`';
    return { message: `{${name}} was not bound before this`, hint };
  }
  if (forms.length === 0) return { part: kind === 'people' ? { who: name } : { local: name } };
  const [one = '', many] = forms;
  if (forms.length === 2 && many !== undefined && kind !== 'word') return { part: { count: name, one, many } };
  const [male, female, ...more] = one.split('/');
  if (forms.length === 1 && kind === 'people' && male !== undefined && female !== undefined && more.length === 0) {
    return { part: { sex: name, male, female } };
  }
  return {
    message: `{${inside}} cannot be read`,
    hint: '{n|one|many} by a number, {name|he/she} by the sex of somebody',
  };
}
