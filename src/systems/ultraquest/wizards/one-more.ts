import { orderFor } from '../orders.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf, pick } from '../who.js';

/**
 * Whom else a casting for two, or with something to spare for one, is for: the player says, where there is a choice. Whose magic is
 * to be used at once by standing order, it is for the first of them.
 */
export function* oneMore(
  t: Tale,
  caster: Adventurer,
  among: readonly Adventurer[],
  question: 'who-else' | 'who-gets-more' = 'who-else',
): Play<Adventurer[]> {
  if (orderFor(groupOf(t), caster, 'magic') === 'use') return among.slice(0, 1);
  return yield* pick(t, among, 1, 1, { question });
}
