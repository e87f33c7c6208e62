import { questName } from '../../narrator/ultraquest/group-sheet.js';
import { HOME_TO_ALL } from '../../systems/ultraquest/board/regions.js';
import { spaceAt } from '../../systems/ultraquest/board/spaces.js';
import { groupSums, melee, ranged } from '../../systems/ultraquest/sheet/strength.js';
import type { Adventurer, Group } from '../../systems/ultraquest/state.js';
import { GOLD, INK } from '../colours.js';
import { cone } from '../map/cone.js';
import { at, el, svg } from '../svg/element.js';
import { letter } from '../svg/lettering.js';
import { entry, FIRST_LINE, LINE, written } from './entry.js';
import { honorTrack, TRACK_HEIGHT } from './honor-track.js';
import { box, curseToken, drop, mound } from './marks.js';
import { caption, heading, MARGIN, paper, PEN_INK, ruled, SHEET_WIDTH } from './paper.js';
import { portrait } from './portrait.js';
import { capital, itemList, regionWords } from './words.js';

/** What the sheet shows beside the group itself. */
export interface GroupView {
  /** Place in the order of the seats, from 0; it decides the piece's colour. */
  readonly seat?: number;
}

const WIDTH = SHEET_WIDTH - 2 * MARGIN;
/** UQ-SHEET-16, UQ-SHEET-18. */
const NAME_LINES = 7;
const QUEST_LINES = 3;
const HONOR_TOP = 320;
const NAMES_TOP = HONOR_TOP + TRACK_HEIGHT + 96;
const MEMBER = 64;
const BELOW_NAMES = NAMES_TOP + 76 + (NAME_LINES - 1) * MEMBER + 58;
export const GROUP_HEIGHT = BELOW_NAMES + FIRST_LINE + (QUEST_LINES - 1) * LINE + 196;

function head(group: Group, { seat = 0 }: GroupView): string {
  const place = spaceAt(group.place);
  return [
    at(118, 176, el('g', { transform: 'scale(2.1)' }, cone(group.name, seat))),
    letter(206, 104, group.name, { face: 'hand', size: 64, smallest: 32, fill: PEN_INK, within: 930 }),
    ruled(206, 122, 940),
    caption(206, 150, 'Group'),
    written(206, 216, 430, group.player),
    ruled(206, 218, 430),
    caption(206, 246, 'Player'),
    letter(666, 204, place.name, {
      face: 'hand',
      size: 38,
      smallest: 24,
      fill: PEN_INK,
      within: 470,
    }),
    ruled(666, 218, 480),
    caption(666, 246, 'Place'),
  ].join('');
}

function honor({ honor, fame }: Group): string {
  const star = el('path', {
    d: 'M0 -22L6 -7L22 -7L9 3L14 19L0 9L-14 19L-9 3L-22 -7L-6 -7Z',
    fill: GOLD,
    stroke: INK,
    'stroke-width': 2.2,
  });
  return [
    heading(MARGIN, HONOR_TOP, WIDTH, `Honor`),
    letter(MARGIN + 130, HONOR_TOP + 2, String(honor), { face: 'hand', size: 44, fill: PEN_INK }),
    at(SHEET_WIDTH - MARGIN - 210, HONOR_TOP - 14, star),
    letter(SHEET_WIDTH - MARGIN - 178, HONOR_TOP, 'Fame', { face: 'bold', size: 34 }),
    letter(SHEET_WIDTH - MARGIN - 8, HONOR_TOP + 2, String(fame), {
      face: 'hand',
      size: 44,
      fill: PEN_INK,
      anchor: 'end',
    }),
    at(MARGIN + 44, HONOR_TOP + 60, honorTrack(honor)),
  ].join('');
}

/** Injuries and curses at the end of a name line, as small marks. */
function marks({ injuries, curses }: Adventurer): string {
  const all = [
    ...Array.from({ length: injuries.red }, () => drop('red')),
    ...Array.from({ length: injuries.black }, () => drop('black')),
    ...Array.from({ length: curses }, () => curseToken()),
  ];
  const step = Math.min(32, 120 / Math.max(1, all.length));
  return all.map((mark, i) => at(i * step, 0, el('g', { transform: 'scale(0.72)' }, mark))).join('');
}

const COLUMNS = { people: MARGIN + 420, marks: MARGIN + 800, melee: MARGIN + 978, ranged: MARGIN + 1068 } as const;

function memberLine(member: Adventurer, y: number): string {
  const figure = (x: number, value: number) =>
    letter(x, y - 12, String(value), { face: 'hand', size: 36, anchor: 'middle', fill: PEN_INK });
  return [
    at(
      MARGIN + 78,
      y - 31,
      el('g', { transform: 'scale(0.25)' }, portrait(member.race, member.sex, member.profession, `face-${member.id}`)),
    ),
    written(MARGIN + 112, y - 2, 300, member.name),
    letter(COLUMNS.people, y - 13, `${capital(member.race)} ${member.profession}`, {
      face: 'print',
      size: 30,
      within: 360,
      smallest: 24,
    }),
    at(COLUMNS.marks, y - 26, marks(member)),
    figure(COLUMNS.melee, melee(member).total),
    figure(COLUMNS.ranged, ranged(member).total),
  ].join('');
}

function graveLine({ name, cause, turn }: Group['graves'][number], y: number): string {
  const text = written(MARGIN + 132, y - 2, 280, name, '#77675a');
  const how = letter(COLUMNS.people, y - 13, `${capital(cause)}, turn ${turn}`, {
    face: 'italic',
    size: 28,
    fill: '#77675a',
    within: 650,
    smallest: 22,
  });
  return at(MARGIN + 90, y - 4, mound()) + text + how;
}

function names({ members, graves }: Group): string {
  const living = members.map((member) => (y: number) => memberLine(member, y));
  const dead = graves.map((grave) => (y: number) => graveLine(grave, y));
  const filled = [...living, ...dead];
  const lines = Array.from({ length: Math.max(NAME_LINES, filled.length) }, (_, i) => {
    const y = NAMES_TOP + 76 + i * MEMBER;
    const number = letter(MARGIN + 36, y - 12, String(i + 1), {
      face: 'hand',
      size: 29,
      anchor: 'end',
      fill: '#8d2b20',
    });
    return number + ruled(MARGIN, y, WIDTH) + (filled[i]?.(y) ?? '');
  });
  return [
    heading(MARGIN, NAMES_TOP, WIDTH, 'Adventurers'),
    letter(COLUMNS.melee, NAMES_TOP, 'ME', { face: 'bold', size: 30, anchor: 'middle' }),
    letter(COLUMNS.ranged, NAMES_TOP, 'RA', { face: 'bold', size: 30, anchor: 'middle' }),
    ...lines,
  ].join('');
}

function quests(group: Group): string {
  const lines = Array.from({ length: QUEST_LINES }, (_, i) => {
    const quest = group.quests[i];
    return entry(MARGIN, BELOW_NAMES + FIRST_LINE + i * LINE, 590, String(i + 1), quest ? questName(quest) : '');
  });
  return heading(MARGIN, BELOW_NAMES, 590, 'Quests') + lines.join('');
}

function sums(group: Group): string {
  const { ME, RA, 'ME+RA': both } = groupSums(group);
  const x = MARGIN + 640;
  const boxes = [
    ['ME', 'melee', ME],
    ['RA', 'ranged', RA],
    ['ME+RA', 'each one’s best', both],
  ] as const;
  return boxes
    .map(([name, words, value], i) => box(x + i * 156, BELOW_NAMES - 22, 144, [name, words], String(value)))
    .join('');
}

function foot(group: Group): string {
  const y = BELOW_NAMES + FIRST_LINE + (QUEST_LINES - 1) * LINE;
  const cargo = itemList(group.cargo);
  const native = [...HOME_TO_ALL, ...group.tamed];
  return [
    caption(MARGIN, y + 48, 'Wagon, boat and load'),
    entry(MARGIN, y + 104, 590, '', cargo),
    caption(MARGIN + 640, y + 48, 'All are at home in'),
    entry(MARGIN + 640, y + 104, 456, '', regionWords(native)),
  ].join('');
}

/** The sheet of a group, filled in (UQ-SHEET-15 to 21). */
export function groupSheet(group: Group, view: GroupView = {}): string {
  const parts = [
    paper(GROUP_HEIGHT),
    head(group, view),
    honor(group),
    names(group),
    quests(group),
    sums(group),
    foot(group),
  ];
  return svg(SHEET_WIDTH, GROUP_HEIGHT, parts.join(''));
}
