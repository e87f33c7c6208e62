import { parse } from 'yaml';
import { z } from 'zod';

/** A word of the game and what it means, in a few sentences; `also` are other words that are asked for and mean it. */
const word = z.strictObject({
  word: z.string().min(1),
  also: z.array(z.string().min(1)).exactOptional(),
  says: z.string().min(1),
  /** Rules that belong to it. */
  see: z.array(z.string()).exactOptional(),
  /** The chapter that treats of it. */
  chapter: z.string().exactOptional(),
});

const wordsFile = z.strictObject({ words: z.array(word).min(1) });

export type Word = z.infer<typeof word>;

/** Reads the words of the game. Throws if they are not written as they should be. */
export function readWords(text: string): Word[] {
  return wordsFile.parse(parse(text)).words;
}

/** What a question is made of beside the word that it asks for. */
const ASKING = new Set(
  'a about am an and another are at be by can could did do does for from get have how i if in is it many may me mean means much must my of on or our should tell that the there this to us we what whats when where which who why will with work works would you your happen happens if'.split(
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

/** The words of a question that ask for something, in small letters. */
export function askedWords(typed: string): readonly string[] {
  const parts = typed.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];
  const kept = parts.filter((part) => !ASKING.has(part));
  return kept.length > 0 ? kept : parts;
}

/** The word of the game that a question holds beside others: `leave dungeon`, `attack another player`. The longest name counts. */
export function wordWithin(words: readonly Word[], typed: string): Word | undefined {
  const asked = ` ${askedWords(typed).join(' ')} `;
  const names = words.flatMap((one) =>
    [one.word, ...(one.also ?? [])].map((text) => ({ one, text: askedWords(text).join(' ') })),
  );
  return names
    .toSorted((a, b) => b.text.length - a.text.length)
    .find(({ text }) => asked.includes(` ${text} `) || asked.includes(` ${text}s `))?.one;
}

function named(words: readonly Word[], text: string): Word | undefined {
  const meant = (one: string) => [one.toLowerCase(), `${one.toLowerCase()}s`].includes(text);
  return words.find((one) => meant(one.word)) ?? words.find(({ also = [] }) => also.some(meant));
}
