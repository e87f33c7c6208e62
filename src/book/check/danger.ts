import type { Script } from '../../engine/script.js';
import type { FightOp } from '../contract/fights.js';
import type { Registry } from '../registry.js';
import type { Checked } from './checked.js';
import { NUMBERS } from '../numbered.js';
import { opsOf } from './walk.js';

/** What only a simulation of fights and groups can tell; whoever has one supplies it. */
export interface Simulation {
  /** Injuries plus four times deaths that a group of this Honor expects from an event (book-style.md). */
  readonly expectDanger?: (script: Script, honor: number) => number;
  /** Chances from 0 to 1 that a group of this Honor wins a fight of this event, and that it loses. */
  readonly fightOdds?: (
    fight: FightOp,
    honor: number,
    script: Script,
  ) => { readonly win: number; readonly lose: number };
}

/** The order of a table must follow its danger at least so far (book-style.md). */
export const LEAST_CORRELATION = 0.6;
const NOBODY = 0.005;
const MOST_HONOR = 99;

/** Ranks from 1; equals share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Spearman's rank correlation of two rows of equal length, from -1 to 1; 0 if one of them never changes. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const [mx, my] = [mean(x), mean(y)];
  const product = x.reduce((sum, value, i) => sum + (value - mx) * ((y[i] ?? 0) - my), 0);
  const spread = (row: readonly number[], m: number): number => row.reduce((sum, value) => sum + (value - m) ** 2, 0);
  const scale = Math.sqrt(spread(x, mx) * spread(y, my));
  return scale === 0 ? 0 : product / scale;
}

export function checkDanger(checked: readonly Checked[], registry: Registry, simulation: Simulation): void {
  for (const region of new Set(checked.map((each) => each.region))) {
    const events = checked.filter((each) => each.region === region);
    const { low = 0, high = null } = registry.honorInterval(region) ?? {};
    if (simulation.expectDanger) checkOrder(events, low, simulation.expectDanger);
    if (simulation.fightOdds) checkFights(events, { low, high: high ?? MOST_HONOR }, simulation.fightOdds);
  }
}

function checkOrder(
  events: readonly Checked[],
  honor: number,
  expectDanger: NonNullable<Simulation['expectDanger']>,
): void {
  const dangers = Array.from({ length: NUMBERS }, (): number | undefined => undefined);
  for (const { script, tree } of events) {
    if (!tree.numbers) continue;
    dangers.fill(expectDanger(script, honor), tree.numbers.from - 1, tree.numbers.to);
  }
  const known = dangers.flatMap((danger, i) => (danger === undefined ? [] : [{ number: i + 1, danger }]));
  const correlation = rankCorrelation(
    known.map(({ number }) => number),
    known.map(({ danger }) => danger),
  );
  const [first] = events;
  if (!first || correlation >= LEAST_CORRELATION) return;
  const message = `${first.region} is not sorted by danger: rank correlation ${correlation.toFixed(2)}`;
  first.find('error', 'danger-order', { ...first.at, line: 1, column: 1 }, message, `at least ${LEAST_CORRELATION}`);
}

function checkFights(
  events: readonly Checked[],
  honor: { low: number; high: number },
  fightOdds: NonNullable<Simulation['fightOdds']>,
): void {
  for (const { script, find } of events) {
    for (const op of opsOf(script)) {
      if (op.op !== 'fight') continue;
      if (fightOdds(op, honor.high, script).win < NOBODY) {
        find('error', 'fight-odds', op, `nobody wins this fight, even at ${honor.high} Honor`);
      } else if (fightOdds(op, honor.low, script).lose < NOBODY) {
        find('error', 'fight-odds', op, `nobody loses this fight, even at ${honor.low} Honor`);
      }
    }
  }
}
