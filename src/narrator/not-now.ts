import type { Ask, Menu, Option } from '../engine/ask.js';
import type { Refusal } from '../engine/words.js';
import type { Voice } from './voice.js';

/** What cannot be chosen now, and why: lines for the page, and the menus in which there is something left to choose. */
export interface NotNow {
  readonly lines: readonly string[];
  readonly open: readonly Menu[];
}

type Refused = Option & { readonly refused: Refusal };

/** Options that are refused for one reason, with what they are called together. */
interface Kind {
  readonly names: readonly string[];
  readonly reason: Refusal;
}

/** How many reasons are given; the rest is counted. */
const MOST_REASONS = 6;
/** How many reasons a menu may have in which nothing can be chosen; with more it is told option by option. */
const MOST_KINDS = 2;
/** How much of a line goes to naming what it is about. */
const MOST_NAMES = 70;

const isRefused = (option: Option): option is Refused => option.refused !== undefined;

/**
 * Why options of a question are greyed. A menu with nothing to choose in it is told by its name and is not open; options that are
 * refused for one reason, in whichever menu, are told together.
 */
export function notNow(
  { options, menus = [] }: Pick<Ask, 'options' | 'menus'>,
  voice: Pick<Voice, 'words' | 'refusal'>,
): NotNow {
  const of = ({ id }: Menu) => options.filter(({ menu }) => menu === id);
  const shut = menus.flatMap((menu) => {
    const all = of(menu);
    const kinds = kindsOf(all.filter(isRefused), voice);
    const isShut = all.length > 0 && all.every(isRefused) && kinds.length <= MOST_KINDS;
    return isShut
      ? [{ menu, kinds: kinds.map(({ reason }) => ({ names: [voice.words(menu.placeholder)], reason })) }]
      : [];
  });
  const isOpen = (menu: Menu) => shut.every((one) => one.menu !== menu);
  const single = options.filter(({ menu }) => shut.every((one) => one.menu.id !== menu));
  const told = [...shut.flatMap(({ kinds }) => kinds), ...kindsOf(single.filter(isRefused), voice)];
  return { lines: linesOf(told, voice), open: menus.filter(isOpen) };
}

/** What differs from one to the next that is refused for the same reason: what each takes. */
const PRICE = 'price';

function kindsOf(refused: readonly Refused[], { words }: Pick<Voice, 'words'>): readonly Kind[] {
  const kinds = new Map<string, Refused[]>();
  for (const option of refused) {
    const kind = kindOf(option.refused);
    kinds.set(kind, [...(kinds.get(kind) ?? []), option]);
  }
  return [...kinds.values()].map((all) => ({
    names: all.map(({ label }) => words(label)),
    reason: together(all.map((option) => option.refused)),
  }));
}

function kindOf({ refused, args = {} }: Refusal): string {
  const { [PRICE]: _, ...others } = args;
  return JSON.stringify([refused, Object.entries(others).toSorted(([a], [b]) => a.localeCompare(b))]);
}

/** One refusal for all of a kind: what the dearest takes is its `most`. */
function together(all: readonly Refusal[]): Refusal {
  const [first] = all;
  if (!first) throw new Error('no refusals are nothing to tell');
  const prices = all.map(({ args }) => Number(args?.[PRICE]));
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least < most ? { ...first, args: { ...first.args, [PRICE]: least, most } } : first;
}

/** Reasons that name the same are one line. */
function linesOf(kinds: readonly Kind[], { refusal }: Pick<Voice, 'refusal'>): readonly string[] {
  const lines = new Map<string, string[]>();
  for (const { names, reason } of kinds) {
    const said = named(names);
    lines.set(said, [...(lines.get(said) ?? []), refusal(reason)]);
  }
  const all = [...lines].map(([said, reasons]) => `${said}${said.endsWith('?*') ? '' : ':'} ${reasons.join(' ')}`);
  const more = all.length - MOST_REASONS;
  return [...all.slice(0, MOST_REASONS), ...(more > 0 ? [`(And ${more} more.)`] : [])];
}

/** `*axe*, *sword*, and 3 more`, as many as a line holds, and one in any case. */
function named([first = '', ...others]: readonly string[]): string {
  const shown: string[] = [];
  let room = MOST_NAMES - first.length;
  for (const label of others) if ((room -= label.length + 2) >= 0) shown.push(label);
  const left = others.length - shown.length;
  return [`*${first}*`, ...shown.map((label) => `*${label}*`), ...(left > 0 ? [`and ${left} more`] : [])].join(', ');
}
