import type { Words } from '../../engine/words.js';
import { phrase } from '../phrases.js';
import { LABELS } from './labels.js';

/** Words of the rules in English: prose of the book as it stands, keys by the table of labels. */
export function words(said: Words): string {
  return 'text' in said ? said.text : phrase(LABELS, said.key, said.args);
}
