import { canUse } from '../sheet/skill-lines.js';
import { trySkill } from '../skill-trials.js';
import type { Adventurer, Group } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';

/** UQ-THF-09: a tenth for a test passed, a fifth for one passed by two. */
const MARGIN = 10;
const GREAT_MARGIN = 20;
const GREAT_BY = 2;

/** Who haggles, for buying and for selling alike, a Seafarer as a Thief does (UQ-SEA-13). */
export const tradersOf = (group: Group): Adventurer[] => group.members.filter((member) => canUse(member, 'Trading'));

/** What all traders together talk off or on, in hundredths (UQ-THF-09, UQ-THF-11, UQ-THF-13). */
export function* haggle(t: Tale): Play<number> {
  let margin = 0;
  for (const trader of tradersOf(groupOf(t))) {
    const result = yield* trySkill(t, trader, 'Trading');
    if (result.passed) margin += result.margin >= GREAT_BY ? GREAT_MARGIN : MARGIN;
  }
  return margin;
}

/** UQ-THF-09, C-29: the price itself is rounded down. */
export function haggledPrice(full: number, margin: number): number {
  return Math.max(0, Math.floor((full * (100 - margin)) / 100));
}

export function haggledProceeds(full: number, margin: number): number {
  return Math.floor((full * (100 + margin)) / 100);
}
