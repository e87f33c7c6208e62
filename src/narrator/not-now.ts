import type { Ask, Menu, Option } from '../engine/ask.js';
import type { Refusal } from '../engine/words.js';
import { briefLines, seen, THREE_LINES, type BriefKind } from './not-now-brief.js';
import type { Voice } from './voice.js';

/** What cannot be chosen now, and why: lines for the page, and the menus in which there is something left to choose. */
export interface NotNow {
  readonly lines: readonly string[];
  readonly open: readonly Menu[];
}

type Refused = Option & { readonly refused: Refusal };

/** What is refused, by what it is called: an option, or the menu in which nothing is left. */
interface Named {
  readonly name: string;
  readonly refused: Refusal;
}

/** Options that are refused for one reason, with what they are called together. */
interface Kind {
  readonly names: readonly string[];
  readonly reason: Refusal;
}

/** How many reasons are given; the rest is counted. */
const MOST_REASONS = 6;
/** How many reasons are given of a menu in which nothing can be chosen. */
const MOST_KINDS = 2;
/** How much of a line goes to naming what it is about. */
const MOST_NAMES = 70;

const isRefused = (option: Option): option is Refused => option.refused !== undefined;

/** Before the lines, on the page. */
export const NOT_NOW = 'Not now: ';

type Words = Pick<Voice, 'words' | 'refusal' | 'brief'>;

/**
 * Why options of a question are greyed. A menu with nothing to choose in it is told by its name and is not open; options that are
 * refused for one reason, in whichever menu, are told together. What menus hold has details to stand in: where their sentences would
 * take the page, it is told in a few words.
 */
export function notNow({ options, menus = [] }: Pick<Ask, 'options' | 'menus'>, voice: Words): NotNow {
  const of = ({ id }: Menu) => options.filter(({ menu }) => menu === id);
  const shut = menus.filter((menu) => of(menu).length > 0 && of(menu).every(isRefused));
  const named = shut.flatMap((menu) => mainReasons(of(menu).filter(isRefused), voice.words(menu.placeholder)));
  const single = options.filter(({ menu }) => shut.every(({ id }) => id !== menu)).filter(isRefused);
  const others = single.map(({ label, refused }) => ({ name: voice.words(label), refused }));
  const lines = linesOf([...kindsOf(named), ...kindsOf(others)], voice);
  const isLong = seen(NOT_NOW + lines.join(' ')) > THREE_LINES;
  const inMenus = named.length > 0 || single.some(({ menu }) => menu !== undefined);
  return {
    lines:
      isLong && inMenus ? briefLines(briefKinds([...named, ...others], voice), THREE_LINES - NOT_NOW.length) : lines,
    open: menus.filter((menu) => !shut.includes(menu)),
  };
}

/** By reason in a few words, that against most first. */
function briefKinds(all: readonly Named[], { brief }: Words): readonly BriefKind[] {
  const kinds = new Map<string, string[]>();
  for (const { name, refused } of all) {
    const reason = brief(refused);
    kinds.set(reason, [...(kinds.get(reason) ?? []), name]);
  }
  return [...kinds]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, names]) => ({ reason, names: [...new Set(names)] }));
}

/** The reasons for which most of a menu cannot be chosen, under its name; not what stands against a single thing beside others. */
function mainReasons(all: readonly Refused[], name: string): readonly Named[] {
  const kinds = byKind(all.map(({ refused }) => ({ name, refused })));
  const most = kinds.toSorted((a, b) => b.length - a.length);
  return most
    .slice(0, MOST_KINDS)
    .filter((each, at) => at === 0 || each.length > 1)
    .flat();
}

/** What differs from one to the next that is refused for the same reason: what each takes. */
const PRICE = 'price';

/** Those that are refused for the same reason, together, in the order of the first of each. */
function byKind(all: readonly Named[]): readonly (readonly Named[])[] {
  const kinds = new Map<string, Named[]>();
  for (const one of all) {
    const kind = kindOf(one.refused);
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds.values()];
}

function kindsOf(all: readonly Named[]): readonly Kind[] {
  return byKind(all).map((each) => ({
    names: [...new Set(each.map(({ name }) => name))],
    reason: together(each.map(({ refused }) => refused)),
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
