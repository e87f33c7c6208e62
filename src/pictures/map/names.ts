import { honorInterval } from '../../systems/ultraquest/board/regions.js';
import { spaceAt } from '../../systems/ultraquest/board/spaces.js';
import { ABYSS, FAINT_INK, INK, PAPER, RED, SEA_INK } from '../colours.js';
import { widthOf } from '../fonts.js';
import { el } from '../svg/element.js';
import { letter, type Lettering } from '../svg/lettering.js';
import { LABELS, type Label } from './labels.js';
import type { MapView } from './view.js';

const FIGURE_SIZE = 27;
const LEADING = 0.9;

interface Shown {
  readonly label: Label;
  readonly code: string;
  readonly figures: string;
  readonly open: boolean;
  readonly blank: boolean;
  readonly tamed: boolean;
}

/** Green as of safe lands: closed by the group's Honor (UQ-HOME-17). */
const TAMED = '#3f6b2a';

/** The Honor interval as printed: `10–70`. */
export function intervalOf(code: string): string {
  const interval = honorInterval(spaceAt(code).region);
  return interval ? `${interval.low}–${interval.high ?? ''}` : '';
}

function paperOf({ code }: Shown): string {
  return code === 'Sh' ? ABYSS : PAPER;
}

function inkOf({ code }: Shown): string {
  return code === 'Sh' ? PAPER : INK;
}

function nameLines(shown: Shown): string {
  const { name, at, size } = shown.label;
  return name
    .map((text, i) =>
      letter(at.x, at.y + i * size * LEADING, text, {
        face: 'bold',
        size,
        anchor: 'middle',
        fill: inkOf(shown),
        halo: 6,
        haloFill: paperOf(shown),
      }),
    )
    .join('');
}

function codeSign(shown: Shown, left: number, top: number, width: number): string {
  const { code, open } = shown;
  const dark = code === 'Sh';
  const box = {
    x: left,
    y: top,
    width,
    height: 33,
    rx: 9,
    fill: open ? RED : dark ? PAPER : INK,
    stroke: dark ? ABYSS : PAPER,
    'stroke-width': 2.5,
  };
  const fill = dark && !open ? INK : PAPER;
  return (
    el('rect', box) + letter(left + width / 2, top + 25.5, code, { face: 'bold', size: 27, anchor: 'middle', fill })
  );
}

/** Code and interval to the right of the name. */
function inlineFigures(shown: Shown, box: number, style: Lettering): string {
  const { at, name, size } = shown.label;
  const left = at.x + widthOf(name.join(' '), 'bold', size) / 2 + 14;
  const right = left + box + 18 + widthOf(shown.figures, 'hand', FIGURE_SIZE);
  const note = shown.blank ? letter(right, at.y, 'unwritten', { face: 'italic', size: 26, fill: '#b9a98f' }) : '';
  return codeSign(shown, left, at.y - 26, box) + letter(left + box + 9, at.y, shown.figures, style) + note;
}

/** The code in its box and the Honor interval beside it, or below it where the land is narrow. */
function figures(shown: Shown): string {
  const { label, code, figures: range, blank } = shown;
  const top = label.at.y + (label.name.length - 1) * label.size * LEADING + 11;
  const box = Math.round(widthOf(code, 'bold', 27)) + 18;
  const style = {
    face: 'hand',
    size: FIGURE_SIZE,
    halo: 6,
    fill: shown.tamed ? TAMED : inkOf(shown),
    haloFill: paperOf(shown),
  } as const;
  if (label.inline) return inlineFigures(shown, box, style);
  const beside = range === '' || label.stacked ? 0 : widthOf(range, 'hand', FIGURE_SIZE) + 7;
  const left = label.at.x - (box + beside) / 2;
  const number = label.stacked
    ? letter(label.at.x, top + 61, range, { ...style, anchor: 'middle' })
    : letter(left + box + 7, top + 27, range, style);
  // A settlement's bare paper says it well enough.
  const note =
    blank && !label.town
      ? letter(label.at.x, top + (label.stacked ? 85 : 59), 'unwritten', {
          face: 'italic',
          size: label.stacked ? 24 : 26,
          anchor: 'middle',
          halo: 5,
          fill: FAINT_INK,
        })
      : '';
  return (range === '' ? '' : number) + codeSign(shown, left, top, box) + note;
}

/** Text, middle of its base line, and turn in degrees. */
const LORE = [
  ['Ratmen', 96, 778, -86],
  ['Barbarian', 1082, 1020, 4],
  ['Coast', 1080, 1046, 4],
  ['Impassable', 962, 166, 8],
  ['Peaks', 958, 194, 8],
  ['The Ocean', 432, 1304, 2],
] as const;

/** Lands and waters without a table of their own. */
function lore(): string {
  const style = { face: 'italic', size: 28, anchor: 'middle', spacing: 1 } as const;
  const water = { ...style, fill: SEA_INK, halo: 4, haloFill: '#b5cfd2', spacing: 3 };
  const notes = LORE.map(([text, x, y, turn]) =>
    el(
      'g',
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      letter(0, 0, text, { ...style, fill: '#4b382b', halo: 6 }),
    ),
  );
  const river = el('g', { transform: 'translate(771 700) rotate(-90)' }, letter(0, 0, 'Lower River', water));
  return river + notes.join('');
}

function isTamed(view: MapView, code: string): boolean {
  return view.tamed?.includes(spaceAt(code).region) ?? false;
}

/** Names, codes and Honor intervals, of all spaces or of those that are seen. */
export function names(view: MapView, isSeen: (code: string) => boolean = () => true): string {
  const seen = Object.entries(LABELS).filter(([code]) => isSeen(code));
  const shown = seen.map(([code, label]) => ({
    code,
    label,
    figures: isTamed(view, code) ? 'tamed' : intervalOf(code),
    tamed: isTamed(view, code),
    open: (view.open?.includes(code) ?? false) && code !== view.from,
    blank: view.unwritten?.includes(spaceAt(code).region) ?? false,
  }));
  return lore() + shown.map((one) => figures(one) + nameLines(one)).join('');
}
