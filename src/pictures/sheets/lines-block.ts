import type { Adventurer } from '../../systems/ultraquest/state.js';
import { mountName } from '../../systems/ultraquest/equipment/items.js';
import { HAND_LINES } from '../../systems/ultraquest/sheet/lines.js';
import { entry, FIRST_LINE, LINE, packed } from './entry.js';
import { heading } from './paper.js';
import { capital, itemWords, purseWords } from './words.js';

interface Row {
  readonly number: string;
  readonly text: string;
}

function rows(values: readonly Row[], x: number, y: number, width: number): string {
  return values.map(({ number, text }, i) => entry(x, y + i * LINE, width, number, text)).join('');
}

function backpackNumbers({ race }: Adventurer): number[] {
  if (race === 'fairy') return [];
  return race === 'centaur' ? [8, 9, 10] : [9, 10];
}

/** Backpack lines; more lines than the sheet numbers are added below. */
function backpackRows(adventurer: Adventurer, width: number): Row[] {
  const numbers = backpackNumbers(adventurer);
  const lines = packed(adventurer.backpack.map(itemWords), width);
  const count = numbers.length === 0 && lines.length === 0 ? 0 : Math.max(numbers.length, lines.length);
  return Array.from({ length: count }, (_, i) => ({ number: String(numbers[i] ?? ''), text: lines[i] ?? '' }));
}

function mountRows({ race, mount, saddle }: Adventurer): Row[] {
  if (race === 'fairy' || race === 'centaur') return [];
  return [
    { number: '', text: mount ? `On a ${mountName(mount)}`.replace(/^On a (?=[aeiou])/, 'On an ') : '' },
    { number: '8', text: itemWords(saddle) },
  ];
}

interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

function sections(adventurer: Adventurer, width: number): Section[] {
  const hand = Array.from({ length: HAND_LINES }, (_, i) => ({
    number: String(i + 1),
    text: itemWords(adventurer.hand[i]),
  }));
  const all = [
    { title: 'At hand', rows: [...hand, { number: '7', text: purseWords(adventurer) }] },
    { title: 'Mount and saddle', rows: mountRows(adventurer) },
    { title: 'Backpack', rows: backpackRows(adventurer, width) },
  ];
  return all.filter((section) => section.rows.length > 0);
}

function heightOf(section: Section): number {
  return FIRST_LINE + (section.rows.length - 1) * LINE + GAP;
}

/** From the last line of a section to the next heading. */
const GAP = 52;

/** Height of the lines below, in pixels. */
export function linesHeight(adventurer: Adventurer, width: number): number {
  return sections(adventurer, width).reduce((sum, section) => sum + heightOf(section), 0) - GAP;
}

/** At hand, purse, mount and saddle, backpack: lines 1-10 (UQ-SHEET-08 to 12, C-18). */
export function linesBlock(adventurer: Adventurer, x: number, top: number, width: number): string {
  let y = top;
  return sections(adventurer, width)
    .map((section) => {
      const drawn = heading(x, y, width, section.title) + rows(section.rows, x, y + FIRST_LINE, width);
      y += heightOf(section);
      return drawn;
    })
    .join('');
}

/** Animals that are led, if any. */
export function ledWords({ led }: Adventurer): string {
  return led.map((mount) => capital(mountName(mount))).join(', ');
}
