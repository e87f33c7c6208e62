import { given } from '../engine/answers.js';
import type { Ask } from '../engine/ask.js';
import type { Position } from '../engine/run.js';
import type { TableState } from '../engine/system.js';
import type { SeatId } from '../engine/words.js';
import type { Table } from '../store/load-table.js';
import type { AnySystem } from './means.js';

/** What a step's page shows, by page numbers: where those stand is looked up when it is written. */
export interface PagePlan {
  readonly asks: readonly Ask[];
  readonly toAct: readonly SeatId[];
  readonly replaces: number | null;
  readonly spent: readonly number[];
  readonly elsewhere: readonly { readonly ask: Ask; readonly page: number | null }[];
}

/** A step as far as its page is concerned. */
export interface Turned {
  readonly after: Position<TableState>;
  readonly seat: SeatId | null;
  readonly opened: readonly Ask[];
  readonly closed: readonly number[];
  /** The question that was answered, whether it waits for more answers or not. */
  readonly answered?: number;
  /** The step that is taken back with it. */
  readonly undoes?: number;
}

/** Lays out the page of a step: the questions it opened, the one it left open, and who may act. */
export function planPage(system: AnySystem, before: Table, turned: Turned): PagePlan {
  const open = openAsks(turned.after);
  const own = new Set([...turned.opened.map((ask) => ask.id), turned.answered]);
  const pages = new Map(before.seats.flatMap((seat) => (seat.ask ? [[seat.ask.id, seat.askPage]] : [])));
  const replaces = replacedPage(
    before,
    turned,
    open.filter((ask) => own.has(ask.id)),
    pages,
  );
  // A page that is changed in its place keeps the other questions that stand on it.
  const stays = (ask: Ask) => replaces !== null && pages.get(ask.id) === replaces;
  const [asks, others] = parted(open, (ask) => own.has(ask.id) || stays(ask));
  const elsewhere = others.map((ask) => ({ ask, page: pages.get(ask.id) ?? null }));
  const acting = mayAct(system, turned.after);
  // Whoever makes up a group keeps nobody waiting: whose turn it is, or who would sit down, goes on with the page that is there.
  const goesOn = acting.length > 0 || before.campaign.phase === 'gathering';
  const isAside = goesOn && asks.length > 0 && asks.every((ask) => ask.patient);
  const toAct = isAside ? [] : acting;
  const outdated = outdatedPages(before, turned, pages, isAside ? undefined : toAct);
  const alive = new Set([replaces, ...elsewhere.map(({ page }) => page)]);
  return {
    asks,
    toAct,
    replaces,
    spent: outdated.filter((page) => !alive.has(page)),
    elsewhere,
  };
}

function parted<T>(list: readonly T[], belongs: (each: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [list.filter(belongs), list.filter((each) => !belongs(each))];
}

export function openAsks(position: Position<unknown>): readonly Ask[] {
  return Object.values(position.runs).flatMap((run) => (run.ask ? [run.ask] : []));
}

/** The seats that a question waits for: those of several that have answered are through with it. */
export function waitedFor(ask: Ask, position: Position<unknown>): readonly SeatId[] {
  const run = Object.values(position.runs).find((each) => each.ask?.id === ask.id);
  if (!ask.everybody || !run) return ask.seats;
  return ask.seats.filter((seat) => !given(run.journal, ask.name, seat));
}

/** Seats whose turn it is and that nothing else is in hand for. */
export function mayAct(system: AnySystem, { state, runs }: Position<TableState>): readonly SeatId[] {
  const asked = new Set(Object.values(runs).flatMap((run) => run.ask?.seats ?? []));
  return system.open(state).filter((seat) => !asked.has(seat) && !runs[seat]?.frames.length);
}

type AskPages = ReadonlyMap<number, number | null>;

/** A question that still waits for others, or that was put anew with a change, stays on its page. */
function replacedPage(before: Table, turned: Turned, asks: readonly Ask[], pages: AskPages): number | null {
  const waiting = asks.find((ask) => ask.id === turned.answered);
  if (waiting) return pages.get(waiting.id) ?? null;
  const revised = asks.filter((ask) => ask.revises).map(baseName);
  const old = before.seats.find(({ ask }) => ask && turned.closed.includes(ask.id) && revised.includes(baseName(ask)));
  return old?.askPage ?? null;
}

/** The name of a question that an op puts again and again: `plan#2` is `plan`. */
function baseName({ name }: Ask): string | undefined {
  return name.split('#')[0];
}

/**
 * The page that was pressed, or else the one that the table goes on from: a new page that it goes on from, or that takes a step back,
 * outdates it. Before play begins both: whoever made up a group did so beside the page that offers seats.
 */
function outdatedPages(
  { campaign, seats }: Table,
  { seat, closed, undoes }: Turned,
  pages: AskPages,
  /** Undefined where the page of the turn stays as it is. */
  toAct: readonly SeatId[] | undefined,
): readonly number[] {
  const pressed = closed.flatMap((ask) => pages.get(ask) ?? []).slice(0, 1);
  const anew = toAct && (undoes !== undefined || toAct.length > 0 || seats.some(({ id }) => id === seat));
  const left = anew && campaign.turnPage !== null ? [campaign.turnPage] : [];
  return pressed.length === 0 || campaign.phase === 'gathering' ? [...new Set([...pressed, ...left])] : pressed;
}
