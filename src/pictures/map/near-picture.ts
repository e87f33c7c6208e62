import { INK, PAPER, RED } from '../colours.js';
import { place } from '../../narrator/ultraquest/places.js';
import { at, el, svg } from '../svg/element.js';
import { letter, wrap } from '../svg/lettering.js';
import { cone } from './cone.js';
import { whereOf } from './alt.js';
import { dashSign, hereSign } from './legend.js';
import { names } from './names.js';
import { isSeen } from './neighbourhood.js';
import { pieces } from './pieces.js';
import type { Clearing } from './scenery.js';
import type { MapView, Piece } from './view.js';
import { arrows, goals, here } from './ways.js';

/** Width of the picture, in pixels; on a phone it is shown at 390 or so. */
const WIDTH = 1000;
/** Tall lands are shown smaller rather than in a picture that no screen holds. */
const TALLEST = 1300;
/** Pieces are a little smaller than the land grows, so that names stay free. */
const PIECES = 0.8;

const LEFT = 36;
const ROW = 82;
const NAME = { face: 'hand', size: 44, within: 800, smallest: 32 } as const;
const TEXT = { face: 'print', size: 38, within: WIDTH - 2 * LEFT, smallest: 38 } as const;
const LINE = 48;
const SIGN_ROW = 56;

interface Legend {
  readonly drawn: string;
  readonly height: number;
}

function groupRow(piece: Piece): string {
  const picture = at(32, 68, cone(piece.group, piece.seat), ' scale(1.25)');
  return picture + letter(76, 36, piece.group, NAME) + letter(76, 74, whereOf(piece), { ...TEXT, within: NAME.within });
}

function waysInWords({ from, open = [] }: MapView): readonly string[] {
  const names = open.filter((code) => code !== from).map(place);
  return names.length === 0
    ? []
    : wrap(`You can go to: ${names.join('; ')}. Anything farther takes more than one turn.`, TEXT, 6);
}

/** What the letters in boxes are, and their two colours. */
function codes({ from = '', open = [] }: MapView): string {
  const dark = codeBox(from, INK) + letter(94, 12, 'its code, for /move', TEXT);
  const [reached] = open.filter((code) => code !== from);
  return dark + (reached === undefined ? '' : at(480, 0, codeBox(reached, RED) + letter(94, 12, 'in reach now', TEXT)));
}

/** What the figures beside a code are (UQ-EVT-04, UQ-HOME-18). */
const figures = (): string =>
  letter(0, 12, '2–50', { face: 'hand', size: 40 }) +
  letter(106, 12, 'too hard below 2 Honor, no events from 50', TEXT);

function codeBox(code: string, fill: string): string {
  const box = { x: 0, y: -24, width: 80, height: 44, rx: 11, fill };
  return el('rect', box) + letter(40, 10, code, { face: 'bold', size: 34, anchor: 'middle', fill: PAPER });
}

/** What the piece of the map shows, in words large enough for a phone. */
function legend(view: MapView): Legend {
  const seated = view.pieces.toSorted((a, b) => a.seat - b.seat);
  const groups = seated.map((piece, i) => at(LEFT, 20 + i * ROW, groupRow(piece)));
  const signsAt = 20 + seated.length * ROW + 34;
  const signs = [
    at(LEFT, signsAt, hereSign()) + letter(LEFT + 58, signsAt + 12, 'you are here', TEXT),
    at(LEFT + 370, signsAt, dashSign()) + letter(LEFT + 446, signsAt + 12, 'you can go here', TEXT),
  ];
  const meant = [codes(view), figures()].map((row, i) => at(LEFT, signsAt + (i + 1) * SIGN_ROW, row));
  const wordsAt = signsAt + meant.length * SIGN_ROW + 12;
  const lines = waysInWords(view);
  const words = lines.map((text, i) => letter(LEFT, wordsAt + (i + 1) * LINE, text, TEXT));
  return {
    drawn: [...groups, ...signs, ...meant, ...words].join(''),
    height: wordsAt + lines.length * LINE + 26,
  };
}

/** How large a piece of the map is drawn, in pixels. */
export function sizeOfNear(box: Clearing): { width: number; height: number } {
  const scale = Math.min(WIDTH / box.width, TALLEST / box.height);
  return { width: box.width * scale, height: box.height * scale };
}

/** Where the drawn piece stands in the picture: in its middle, if it is narrow. */
function window(view: MapView, base: string, box: Clearing): string {
  const { width, height } = sizeOfNear(box);
  const layers = [
    base,
    goals(view),
    here(view),
    names(view, (code) => isSeen(code, box)),
    arrows(view),
    pieces({ ...view, pieces: view.pieces.filter((piece) => isSeen(piece.place, box)) }, PIECES),
  ];
  const frame = { x: (WIDTH - width) / 2, y: 0, width, height };
  const viewBox = [box.x, box.y, box.width, box.height].map((side) => Math.round(side)).join(' ');
  return (
    el('svg', { ...frame, viewBox, preserveAspectRatio: 'none', overflow: 'hidden' }, layers.join('')) +
    el('rect', { ...frame, fill: 'none', stroke: INK, 'stroke-width': 6 })
  );
}

/** A piece of the map around the group that looks, as SVG. `land` is what is drawn there below names and pieces, as SVG. */
export function composeNear(view: MapView, piece: Clearing, land: string): string {
  const { height } = sizeOfNear(piece);
  const words = legend(view);
  const total = Math.round(height + words.height);
  const paper = el('rect', { width: WIDTH, height: total, fill: PAPER });
  return svg(WIDTH, total, paper + window(view, land, piece) + at(0, height, words.drawn));
}
