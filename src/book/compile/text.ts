import type { Text, TextPart } from '../contract/basics.js';

/** Joins neighbouring strings, makes one space of several, and takes the space off both ends. */
export function tidyText(parts: readonly TextPart[]): Text {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined
    .map((part, i) => (typeof part === 'string' ? trimmed(part, i === 0, i === joined.length - 1) : part))
    .filter((part) => part !== '');
}

function trimmed(text: string, start: boolean, end: boolean): string {
  const spaced = text.replaceAll(/\s+/g, ' ');
  const fromStart = start ? spaced.trimStart() : spaced;
  return end ? fromStart.trimEnd() : fromStart;
}

/** What a place to fill in adds to a length: a name, a number. */
const USUAL_LENGTH = { who: 12, local: 2 } as const;

/** The length of a text as it is read, with names and numbers of usual length. */
export function lengthOf(text: Text): number {
  return plain(text).length;
}

/** The text with something of usual length wherever it is filled in. */
export function plain(text: Text): string {
  return text.map(plainPart).join('');
}

function plainPart(part: TextPart): string {
  if (typeof part === 'string') return part;
  if ('who' in part) return 'N'.repeat(USUAL_LENGTH.who);
  if ('count' in part) return part.many;
  if ('sex' in part) return part.female;
  return '0'.repeat(USUAL_LENGTH.local);
}
