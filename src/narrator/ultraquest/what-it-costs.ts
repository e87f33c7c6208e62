import type { Json, Words } from '../../engine/words.js';
import { and, gold, unslug } from '../english.js';
import { Given } from '../phrases.js';

const WHOSE: Readonly<Record<string, string>> = {
  each: 'each of you',
  first: 'the first of you',
  last: 'the last of you',
  random: 'one of you, by lot',
};

/** `8 Gold`, `the action of each of you in your next rest`: what an option takes for certain; empty where that is nothing. */
export function costsOf(hint: Words): string {
  if (!('key' in hint) || hint.key !== 'what-it-takes') return '';
  return and(new Given(hint.args).records('costs').map(cost).filter(Boolean));
}

function cost({ what, who, amount, item }: Readonly<Record<string, Json>>): string {
  const whose = WHOSE[typeof who === 'string' ? who : ''] ?? 'one of you';
  const many = typeof amount === 'number' ? amount : undefined;
  switch (what) {
    case 'gold':
      return many === undefined ? 'some Gold' : gold(many);
    case 'fame':
      return `${many ?? 'some'} Fame`;
    case 'honor':
      return `${many ?? 'some'} Honor`;
    case 'thing':
      return typeof item === 'string' ? unslug(item) : 'a thing';
    case 'lose-line':
      return `a thing of ${whose}`;
    case 'lose-action':
      return `the action of ${whose} in your next rest`;
    case 'injure':
      return `an injury for ${whose}`;
    case 'curse':
      return `a curse on ${whose}`;
    case 'skip-turn':
      return 'your next turn';
    default:
      return '';
  }
}
