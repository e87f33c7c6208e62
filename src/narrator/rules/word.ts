import { parse } from 'yaml';
import { z } from 'zod';

/** A word of the game and what it means, in a few sentences; `also` are other words that are asked for and mean it. */
const word = z.strictObject({
  word: z.string().min(1),
  also: z.array(z.string().min(1)).exactOptional(),
  says: z.string().min(1),
  /** Rules that belong to it. */
  see: z.array(z.string()).exactOptional(),
});

const wordsFile = z.strictObject({ words: z.array(word).min(1) });

export type Word = z.infer<typeof word>;

/** Reads the words of the game. Throws if they are not written as they should be. */
export function readWords(text: string): Word[] {
  return wordsFile.parse(parse(text)).words;
}

/** What a question is made of beside the word that it asks for. */
const ASKING = new Set(
  'a am an and are can do does for get have how i in is it me mean means my of on our the to us we what when where which who why work works you your'.split(
    ' ',
  ),
);

/**
 * The word that is asked for: `ME`, `what is Fame`, `gold talisman`, `how do i heal`. Undefined where something more
 * particular is asked. Letters such as ME are told from `me` by nothing else being asked for.
 */
export function wordAskedFor(words: readonly Word[], typed: string): Word | undefined {
  const parts = typed.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const kept = parts.filter((part) => !ASKING.has(part));
  const asked = [parts.join(' '), kept.join(' '), parts.at(-1) ?? ''].slice(0, kept.length ? 2 : 3);
  return asked.map((text) => named(words, text)).find((found) => found !== undefined);
}

function named(words: readonly Word[], text: string): Word | undefined {
  const meant = (one: string) => [one.toLowerCase(), `${one.toLowerCase()}s`].includes(text);
  return words.find((one) => meant(one.word)) ?? words.find(({ also = [] }) => also.some(meant));
}
