import { gold } from '../english.js';
import type { Given } from '../phrases.js';

/** ` for 30 Gold and 1 Fame`; nothing where nothing is asked. */
export function priceText(given: Given): string {
  const parts = [
    ...(given.number('gold') ? [gold(given.number('gold'))] : []),
    ...(given.number('fame') ? [`${given.number('fame')} Fame`] : []),
  ];
  return parts.length ? ` for ${parts.join(' and ')}` : '';
}
