import type { Position } from '../engine/run.js';

/** Where a group stands at the beginning of a turn. */
export interface Standing {
  readonly honor: number;
  readonly gold: number;
  readonly skills: number;
}

/** The turns of a seat whose standings are told. */
const MARKS = [10, 25, 50, 100, 200, 400] as const;
/** Events that killed most, so many of them. */
const DEADLIEST = 10;

/** How a campaign ended: with a victory, with every group lost, or after the turns that it was given. */
export type End = 'won' | 'lost' | 'brokenOff';

/** How one sort of player fared. */
interface Fate {
  groups: number;
  lost: number;
  victories: number;
  honor: number;
}

const mean = (values: readonly number[]) =>
  values.length ? Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1)) : null;

const most = (counts: ReadonlyMap<string, number>, count = Infinity) =>
  Object.fromEntries([...counts].toSorted((a, b) => b[1] - a[1]).slice(0, count));

const inShort = ({ groups, lost, victories, honor }: Fate) => ({
  groups,
  lost,
  victories,
  honor: Number((honor / groups).toFixed(1)),
});

/** What simulated campaigns came to, all together. */
export class Tally {
  private readonly ends: Record<End, number> = { won: 0, lost: 0, brokenOff: 0 };
  private turns = 0;
  private victories = 0;
  private ultraVictories = 0;
  private groupsLost = 0;
  private exceptions = 0;
  private stuckAt: string[] = [];
  private readonly faults = new Set<string>();
  private readonly deaths = new Map<string, number>();
  private readonly deadly = new Map<string, number>();
  private readonly fates = new Map<string, Fate>();
  private readonly events = new Map<string, number>();
  private readonly standings = new Map<number, Standing[]>(MARKS.map((mark) => [mark, []]));

  campaign(end: End): void {
    this.ends[end] += 1;
  }
  event(id: string): void {
    this.events.set(id, (this.events.get(id) ?? 0) + 1);
  }
  /** Somebody died of something; `event` is the one that was read last. */
  death(cause: string, event: string | null): void {
    this.deaths.set(cause, (this.deaths.get(cause) ?? 0) + 1);
    const where = event ?? 'no event';
    this.deadly.set(where, (this.deadly.get(where) ?? 0) + 1);
  }
  /** How a group stood when its campaign was over. */
  fate(player: string, end: { readonly honor: number; readonly lost: boolean; readonly won: boolean }): void {
    const fate = this.fates.get(player) ?? { groups: 0, lost: 0, victories: 0, honor: 0 };
    fate.groups += 1;
    fate.lost += Number(end.lost);
    fate.victories += Number(end.won);
    fate.honor += end.honor;
    this.fates.set(player, fate);
  }
  lostGroup(): void {
    this.groupsLost += 1;
  }
  victory(how: string): void {
    if (how.includes('ultra') || how.includes('legendary')) this.ultraVictories += 1;
    else this.victories += 1;
  }
  turn(turn: number, standing: Standing): void {
    this.turns += 1;
    this.standings.get(turn)?.push(standing);
  }
  exception(error: unknown, seed: number): void {
    this.exceptions += 1;
    this.faults.add(`seed ${seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  stuck({ runs, state }: Position<{ readonly turn: { readonly seat: string | null } }>): void {
    const waiting = Object.values(runs).find((run) => run.frames.length > 0);
    this.stuckAt.push(
      `${waiting?.frames.at(-1)?.script ?? 'no script'} (${waiting?.ask?.name ?? `turn of ${state.turn.seat}`})`,
    );
  }

  /** What went wrong, for whoever has to mend it. */
  troubles(): readonly string[] {
    return [...this.faults, ...this.stuckAt];
  }

  /** The events that were read, by how often. */
  readings(): ReadonlyMap<string, number> {
    return this.events;
  }

  summary(): Readonly<Record<string, unknown>> {
    const at = (pick: (standing: Standing) => number) =>
      Object.fromEntries([...this.standings].map(([mark, list]) => [mark, mean(list.map(pick))]));
    return {
      campaigns: Object.values(this.ends).reduce((sum, count) => sum + count, 0),
      ends: this.ends,
      turns: this.turns,
      victories: this.victories,
      ultraVictories: this.ultraVictories,
      groupsLost: this.groupsLost,
      players: Object.fromEntries([...this.fates].map(([player, fate]) => [player, inShort(fate)])),
      deaths: most(this.deaths),
      deadliest: most(this.deadly, DEADLIEST),
      honorByTurn: at(({ honor }) => honor),
      goldByTurn: at(({ gold }) => gold),
      skillsByTurn: at(({ skills }) => skills),
      eventsSeen: this.events.size,
      stuck: this.stuckAt.length,
      exceptions: this.exceptions,
    };
  }
}
