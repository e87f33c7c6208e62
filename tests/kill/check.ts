import { expect } from 'vitest';
import { verify } from '../../src/dice/commit.js';
import { readDiceLog } from '../../src/store/dice-log.js';
import type { Store } from '../../src/store/store.js';
import type { Chapter, Service } from '../../src/service/service.js';

/** What must hold of every campaign after any death: nothing is lost that was answered, and nothing counts twice. */
export async function expectWhole(
  store: Store,
  service: Service,
  campaign: number,
  answered: number,
): Promise<readonly Chapter[]> {
  const steps = (await service.chronicle(campaign, { limit: 100_000 })).toReversed();
  expect(steps.map((each) => each.step)).toEqual(steps.map((_, index) => index + 1));
  expect(steps.length).toBeGreaterThanOrEqual(answered);
  for (const { seed, hash, dice } of await readDiceLog(store.database, campaign)) {
    expect(verify(seed ?? '', dice, hash)).toEqual([]);
  }
  const view = await service.view(campaign);
  expect(view?.campaign.version).toBe(steps.length);
  for (const ask of view?.asks ?? []) expect(ask.options.some((option) => option.id === ask.default)).toBe(true);
  return steps;
}
