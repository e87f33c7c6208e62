import type { Attribute } from '../../systems/ultraquest/names.js';

/** The attributes in words. */
const ATTRIBUTE_WORDS: Readonly<Record<Attribute, string>> = {
  MOV: 'movement',
  STR: 'strength',
  DEX: 'dexterity',
  INT: 'intelligence',
};

/** `STR (strength)`; what is no attribute is a word already. */
export const inWords = (letters: string): string =>
  Object.hasOwn(ATTRIBUTE_WORDS, letters) ? `${letters} (${ATTRIBUTE_WORDS[letters as Attribute]})` : letters;

/** What the letters of the attributes mean, in one line of fine print. */
export const ATTRIBUTE_LETTERS = Object.entries(ATTRIBUTE_WORDS)
  .map(([letters, word]) => `${letters} ${word}`)
  .join(' · ');
