import { widthOf } from '../fonts.js';
import { fit, letter, wrap } from '../svg/lettering.js';
import { PEN_INK, ruled } from './paper.js';

/** Height of a line of the sheet, and from a heading to the first line below it, in pixels. */
export const LINE = 56;
export const FIRST_LINE = 74;

const ONE_LINE = { face: 'hand', size: 34, smallest: 27 } as const;
const TWO_LINES = { face: 'hand', size: 26, smallest: 21 } as const;

/** What stands on a line, written by hand: on one line, or small on two if it is long. `y` is the rule's height. */
export function written(x: number, y: number, width: number, text: string, fill = PEN_INK): string {
  if (text === '') return '';
  const one = { ...ONE_LINE, fill, within: width };
  if (!fit(text, one).text.endsWith('…')) return letter(x, y - 10, text, one);
  const lines = wrap(text, { ...TWO_LINES, within: width }, 2);
  const first = lines.length === 1 ? y - 10 : y - 32;
  return lines.map((line, i) => letter(x, first + i * 25, line, { ...TWO_LINES, fill, within: width })).join('');
}

/** A ruled line with its number, and what stands on it. */
export function entry(x: number, y: number, width: number, number: string, text: string): string {
  const indent = number === '' ? 6 : 52;
  const printed =
    number === '' ? '' : letter(x + 40, y - 9, number, { face: 'hand', size: 29, anchor: 'end', fill: '#8d2b20' });
  return printed + ruled(x, y, width) + written(x + indent, y, width - indent, text);
}

/** Things in as few lines of this width as hold them, no thing broken; small as they stand there. */
export function packed(things: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const thing of things) {
    const line = lines.at(-1);
    const longer = line === undefined ? thing : `${line}, ${thing}`;
    if (line !== undefined && widthOf(longer, 'hand', ONE_LINE.smallest) <= width - 52)
      lines[lines.length - 1] = longer;
    else lines.push(thing);
  }
  return lines;
}
