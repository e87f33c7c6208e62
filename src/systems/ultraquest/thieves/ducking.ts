import { attributeParts, test } from '../attributes.js';
import { ridden } from '../sheet/riding.js';
import { canUse, hasMastered } from '../sheet/skill-lines.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { surroundings } from '../where.js';

/** Who has ducked already in this fight or event, by adventurer id: one injury, a master several (UQ-THF-23, 24). */
export type Ducked = Set<string>;

/** Ducking, else Hop Away on a giant locust (UQ-THF-25); rolls by itself, as it costs nothing. True if the injury missed. */
export function* duck(t: Tale, adventurer: Adventurer, ducked: Ducked): Play<boolean> {
  const { open } = surroundings(t);
  const locust = adventurer.mount?.kind === 'giant-locust' ? ridden(adventurer, open) : undefined;
  const ducks = canUse(adventurer, 'Ducking');
  const again = ducked.has(adventurer.id) && !(ducks && hasMastered(adventurer, 'Ducking'));
  if (again || (!ducks && !locust)) return false;
  ducked.add(adventurer.id);
  const { passed } = yield* test(t, adventurer, {
    of: ducks ? 'Ducking' : 'Hop Away',
    parts: [
      ...(ducks ? attributeParts(adventurer, 'DEX') : [{ source: 'mount', value: locust?.mov ?? 0 }]),
      { source: 'ducking', value: -2 },
    ],
    oneAlwaysWorks: true,
    rule: ducks ? 'UQ-THF-23' : 'UQ-THF-25',
  });
  if (passed) t.tell({ kind: 'injury-averted', who: adventurer.name, by: ducks ? 'Ducking' : 'Hop Away' });
  return passed;
}
