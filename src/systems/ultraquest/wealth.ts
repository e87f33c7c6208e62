import { refuse, type Refusal } from '../../engine/words.js';
import type { Haggled } from './facts.js';
import { credit, take, totalGold } from './gold.js';
import type { Tale } from './tale.js';
import { groupOf } from './where.js';

/** Gold gained or, below 0, lost, as far as there is any. Gives the change as it was applied. */
export function changeGold(t: Tale, change: number, why?: string, haggled?: Haggled): number {
  const group = groupOf(t);
  const applied = change >= 0 ? change : -take(group, -change);
  if (change > 0) credit(group, change);
  t.tell({
    kind: 'gold',
    group: group.name,
    change: applied,
    total: totalGold(group),
    ...(why !== undefined && { why }),
    ...(haggled && { haggled }),
  });
  return applied;
}

/** Why a price cannot be paid. */
export function whyNotPay(t: Pick<Tale, 'seat' | 'state'>, price: number): Refusal | undefined {
  const has = totalGold(groupOf(t));
  return has < price ? refuse('not-enough-gold', { price, has }, 'UQ-TRE-07') : undefined;
}
