import type { Fact } from '../engine/fact.js';
import type { TableState } from '../engine/system.js';
import type { StepChanges } from '../store/write-step.js';
import type { AnySystem } from './means.js';

/** What a step notes in the registers of a campaign: treasures that are unique, and what was seen. */
export function registersOf(
  system: AnySystem,
  before: TableState,
  after: TableState,
  facts: readonly Fact[],
): Pick<StepChanges, 'treasures' | 'visits'> {
  const [had, has] = [system.legendary?.(before) ?? {}, system.legendary?.(after) ?? {}];
  const moved = [...new Set([...Object.keys(had), ...Object.keys(has)])].filter((each) => had[each] !== has[each]);
  return {
    treasures: moved.map((treasure) => ({ treasure, seat: has[treasure] ?? null })),
    visits: system.visited?.(facts) ?? [],
  };
}
