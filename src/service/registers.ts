import type { Fact } from '../engine/fact.js';
import type { TableState } from '../engine/system.js';
import type { Database } from '../store/database.js';
import { noteLegendary, noteVisited } from '../store/registers.js';
import type { AnySystem } from './means.js';

/** Notes in the registers of a campaign what a step has changed: treasures that are unique, and what was seen. */
export async function noteRegisters(
  system: AnySystem,
  tx: Database,
  step: { readonly campaign: number; readonly number: number },
  {
    before,
    after,
    facts,
  }: { readonly before: TableState; readonly after: TableState; readonly facts: readonly Fact[] },
): Promise<void> {
  const [had, has] = [system.legendary?.(before) ?? {}, system.legendary?.(after) ?? {}];
  const treasures = [...new Set([...Object.keys(had), ...Object.keys(has)])].filter((each) => had[each] !== has[each]);
  if (treasures.length > 0) {
    const changes = treasures.map((treasure) => ({ treasure, seat: has[treasure] ?? null }));
    await noteLegendary(tx, step.campaign, step.number, changes);
  }
  const visits = system.visited?.(facts) ?? [];
  if (visits.length > 0) await noteVisited(tx, step.campaign, step.number, visits);
}
