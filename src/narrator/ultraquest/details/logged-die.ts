import type { LoggedDie } from '../../../dice/dice.js';
import { purposeText } from '../purposes.js';

const AGAIN = 'talisman: ';

/** `which treasure, rolled again by a talisman: D10 5`. A die for tens or ones that shows its 10 is read as 0, as on the page (UQ-DICE-04). */
export function loggedDie({ purpose, sides, face }: LoggedDie): string {
  const isAgain = purpose.startsWith(AGAIN);
  const what = isAgain ? purpose.slice(AGAIN.length) : purpose;
  const shown = /\b(tens|ones)\b/.test(what) ? face % 10 : face;
  return `${purposeText(what)}${isAgain ? ', rolled again by a talisman' : ''}: D${sides} ${shown}`;
}
