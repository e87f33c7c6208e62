import { simulationOf } from '../../automatic/danger.js';
import { rankCorrelation, type Simulation } from '../../book/check/danger.js';
import type { Loaded } from '../../book/load.js';
import { ULTRAQUEST_REGISTRY } from '../../systems/ultraquest/registry.js';

/** Danger by simulation, with what it found kept, so that each event is played for it once. */
export function keptSimulation({ book }: Loaded): Required<Simulation> {
  const { expectDanger, fightOdds } = simulationOf(book);
  const known = new Map<string, number>();
  return {
    fightOdds,
    expectDanger: (script, honor) => {
      const danger = known.get(script.id) ?? expectDanger(script, honor);
      known.set(script.id, danger);
      return danger;
    },
  };
}

/** A line for each table: how well its order follows its danger, and the events by number with theirs. */
export function dangerLines({ book }: Loaded, { expectDanger }: Required<Simulation>): string[] {
  return [...book.tables].map(([region, { events }]) => {
    const honor = ULTRAQUEST_REGISTRY.honorInterval(region)?.low ?? 0;
    const rows = events.flatMap(({ id, numbers }) => {
      const script = book.current(`${region}#${id}`);
      return script && numbers ? [{ ...numbers, danger: expectDanger(script, honor) }] : [];
    });
    const each = rows.flatMap(({ from, to, danger }) =>
      Array.from({ length: to - from + 1 }, (_, i) => ({ number: from + i, danger })),
    );
    const order = rankCorrelation(
      each.map(({ number }) => number),
      each.map(({ danger }) => danger),
    );
    return `${region} (${honor} Honor) ${order.toFixed(2)}: ${rows.map(({ from, danger }) => `${from} ${danger.toFixed(1)}`).join(', ')}`;
  });
}
