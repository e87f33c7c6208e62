import { count } from '../english.js';
import type { Given } from '../phrases.js';

/** `injured, 2 curses`: what is wrong with somebody, in a few words. */
export function ailmentWords(given: Given): readonly string[] {
  const [injuries, cursed, curses] = ['injuries', 'cursed', 'curses'].map((each) => given.number(each));
  return [
    ...(injuries ? [injuries > 1 ? `${injuries} injuries` : 'injured'] : []),
    ...(cursed ? [cursed > 1 ? `${cursed} cursed injuries` : 'a cursed injury'] : []),
    ...(curses ? [curses > 1 ? count(curses, 'curse') : 'cursed'] : []),
    ...(given.number('idle') ? ['can do nothing in the next rest'] : []),
  ];
}

/** `Brun (injured)`; who is well is just called. */
export function whoAils(given: Given): string {
  const words = ailmentWords(given);
  return `${given.name('who')}${words.length ? ` (${words.join(', ')})` : ''}`;
}

/** The same where the name is said apart. */
export const inBrackets = (words: readonly string[]): string => (words.length ? ` (${words.join(', ')})` : '');
