/**
 * What somebody has just written or chosen, and what is put right at once: why it could not be done needs no introduction.
 * What goes with the question is asked for once more; what stays is over.
 */
const PUT_RIGHT: Readonly<Record<string, 'goes' | 'stays'>> = { name: 'goes', hire: 'goes', lesson: 'stays' };

/** What stands before the reason. */
export const notDoneYet = (what: string): string =>
  Object.hasOwn(PUT_RIGHT, what) ? '' : 'Could not be done after all: ';

/** Whether the reason is said with the question that is put once more, and goes with it. */
export const goesWithQuestion = (what: string): boolean => Object.hasOwn(PUT_RIGHT, what) && PUT_RIGHT[what] === 'goes';
