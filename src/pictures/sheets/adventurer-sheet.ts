import type { Adventurer, Group } from '../../systems/ultraquest/state.js';
import { ATTRIBUTES, type Attribute } from '../../systems/ultraquest/names.js';
import { RACE_TRAITS } from '../../systems/ultraquest/races.js';
import { armorRating, melee, ranged } from '../../systems/ultraquest/sheet/strength.js';
import { at, svg } from '../svg/element.js';
import { letter } from '../svg/lettering.js';
import { entry, FIRST_LINE, LINE } from './entry.js';
import { homeView } from './home-view.js';
import { ledWords, linesBlock, linesHeight } from './lines-block.js';
import { attributePoint, box, curseToken, drop } from './marks.js';
import { caption, heading, MARGIN, paper, PEN_INK, ruled, SHEET_WIDTH } from './paper.js';
import { portrait } from './portrait.js';
import { capital, linelessWords, nativeWords, regionWords, skillWords } from './words.js';

const LEFT = MARGIN;
const COLUMN = 530;
const RIGHT = SHEET_WIDTH - MARGIN - COLUMN;
const SKILL_LINES = 6;
/** Top of the lower half, where skills and lines begin. */
const LOWER = 620;

function head(adventurer: Adventurer): string {
  const { name, race, profession, sex } = adventurer;
  const fields = [race, profession, sex].map((text, i) => {
    const x = 268 + i * 296;
    return (
      letter(x, 206, capital(text), { face: 'hand', size: 40, fill: PEN_INK, within: 270 }) +
      ruled(x, 220, 270) +
      caption(x, 248, ['Race', 'Profession', 'Sex'][i] ?? '')
    );
  });
  return [
    at(152, 152, portrait(race, sex, profession, 'face')),
    letter(268, 108, name, { face: 'hand', size: 66, smallest: 34, fill: PEN_INK, within: 860 }),
    ruled(268, 126, 862),
    caption(268, 154, 'Name'),
    ...fields,
  ].join('');
}

function attributeRow(adventurer: Adventurer, attribute: Attribute, y: number): string {
  const value = adventurer.attributes[attribute];
  const { start, prices } = RACE_TRAITS[adventurer.race].growth[attribute];
  const owned = Array.from({ length: value }, () => attributePoint());
  const toBuy = prices.slice(Math.max(0, value - start)).map((price) => attributePoint(price));
  return [
    letter(LEFT, y + 12, attribute, { face: 'bold', size: 38 }),
    ...[...owned, ...toBuy].map((mark, i) => at(LEFT + 136 + i * 50, y, mark)),
    letter(LEFT + COLUMN - 30, y + 16, String(value), { face: 'hand', size: 46, anchor: 'end', fill: PEN_INK }),
  ].join('');
}

function attributes(adventurer: Adventurer): string {
  const rows = ATTRIBUTES.map((attribute, i) => attributeRow(adventurer, attribute, 386 + i * 56));
  return (
    heading(LEFT, 326, COLUMN, 'Attributes') +
    caption(LEFT + COLUMN, 326, 'rings: price in Fame', 'end') +
    rows.join('')
  );
}

function sums(adventurer: Adventurer): string {
  const values = [
    ['ME', 'melee', melee(adventurer).total],
    ['RA', 'ranged', ranged(adventurer).total],
    ['AR', 'armor', armorRating(adventurer).total],
  ] as const;
  return values.map(([name, words, total], i) => box(RIGHT + i * 184, 296, 162, [name, words], String(total))).join('');
}

/** Printed drops for two injuries; more are drawn beside them. */
const PRINTED_DROPS = 2;

function harm({ injuries, curses }: Adventurer): string {
  const drops = [
    ...Array.from({ length: injuries.red }, () => 'red' as const),
    ...Array.from({ length: injuries.black }, () => 'black' as const),
  ];
  const empty = Array.from({ length: Math.max(0, PRINTED_DROPS - drops.length) }, () => undefined);
  const marks = [...drops, ...empty];
  const step = Math.min(44, 220 / Math.max(1, marks.length));
  const tokens = Array.from({ length: curses }, (_, i) =>
    at(RIGHT + 420 + i * Math.min(54, 110 / Math.max(1, curses - 1)), 532, curseToken()),
  );
  return [
    caption(RIGHT, 488, 'Injuries'),
    ...marks.map((colour, i) => at(RIGHT + 22 + i * step, 532, drop(colour))),
    caption(RIGHT + 390, 488, curses > 0 ? 'Curses' : 'No curse'),
    ...tokens,
  ].join('');
}

function skills(adventurer: Adventurer): string {
  const words = skillWords(adventurer);
  const lines = Array.from({ length: skillLines(adventurer) }, (_, i) =>
    entry(LEFT, LOWER + FIRST_LINE + i * LINE, COLUMN, '', words[i] ?? ''),
  );
  const lineless = linelessWords(adventurer).join(', ');
  const beside = lineless ? caption(LEFT + COLUMN, LOWER, `and ${lineless}`, 'end') : '';
  return heading(LEFT, LOWER, COLUMN, 'Skills') + beside + lines.join('');
}

function skillLines(adventurer: Adventurer): number {
  return Math.max(SKILL_LINES, skillWords(adventurer).length);
}

/** What is noted below the skills: title and text. */
function notes(adventurer: Adventurer, group: Group): (readonly [string, string])[] {
  const lasting = adventurer.effects.map(({ source }) => capital(source)).join(', ');
  const all = [
    ['For a while', lasting],
    ['Spell kept in the staff', adventurer.stored ?? ''],
    ['At home by your Honor', regionWords(group.tamed.filter((region) => !adventurer.home.includes(region)))],
    ['Led', ledWords(adventurer)],
    ['In the group of', group.name],
  ] as const;
  return all.filter(([, text]) => text !== '');
}

const NOTE = 94;

function nativeTop(adventurer: Adventurer): number {
  return LOWER + FIRST_LINE + (skillLines(adventurer) - 1) * LINE + 54;
}

function native(adventurer: Adventurer, group: Group): string {
  const top = nativeTop(adventurer);
  return [
    heading(LEFT, top, COLUMN, 'At home in'),
    entry(LEFT, top + FIRST_LINE, COLUMN, '', nativeWords(adventurer)),
    ...notes(adventurer, group).flatMap(([title, text], i) => [
      caption(LEFT, top + FIRST_LINE + 44 + i * NOTE, title),
      entry(LEFT, top + FIRST_LINE + NOTE + i * NOTE, COLUMN, '', text),
    ]),
  ].join('');
}

function leftBottom(adventurer: Adventurer, group: Group): number {
  return nativeTop(adventurer) + FIRST_LINE + notes(adventurer, group).length * NOTE;
}

/** Height of an adventurer's sheet, in pixels: it grows with what is noted. */
export function adventurerHeight(adventurer: Adventurer, group: Group): number {
  return Math.max(LOWER + linesHeight(adventurer, COLUMN), leftBottom(adventurer, group)) + 84;
}

/** A view of home, where the sheet has room for it. */
function vignette(adventurer: Adventurer, group: Group, height: number): string {
  const top = leftBottom(adventurer, group) + 30;
  const tall = height - 76 - top;
  const home = adventurer.home[0];
  return home && tall > 110 ? homeView(home, LEFT + COLUMN / 2, top + tall / 2, COLUMN - 40, Math.min(tall, 200)) : '';
}

/** The sheet of one adventurer, filled in (UQ-SHEET-01 to 14). */
export function adventurerSheet(group: Group, adventurer: Adventurer): string {
  const height = adventurerHeight(adventurer, group);
  const parts = [
    paper(height),
    head(adventurer),
    attributes(adventurer),
    sums(adventurer),
    harm(adventurer),
    skills(adventurer),
    native(adventurer, group),
    vignette(adventurer, group, height),
    linesBlock(adventurer, RIGHT, LOWER, COLUMN),
  ];
  return svg(SHEET_WIDTH, height, parts.join(''));
}
