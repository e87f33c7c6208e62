import { chanceAt, trySkill } from '../skill-trials.js';
import { guard } from '../guards.js';
import { canUse } from '../sheet/skill-lines.js';
import { present } from '../who.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';

/** UQ-MOUNT-16: a snail under whoever goes first feels its way; so does a protection against traps. */
function warned(t: Tale): string | undefined {
  const [first] = present(groupOf(t));
  const protection = first?.effects.find(({ kind, from }) => kind === 'protection' && from === 'traps');
  if (protection) return protection.source;
  if (first?.mount?.kind === 'riding-snail') return 'riding snail';
  return first && guard(t, first, 'traps');
}

/** "Trap!": whoever is best at it tries Trap Disarming, by itself, as it costs nothing (UQ-THF-15, D-01). True: disarmed. */
export function* disarm(t: Tale): Play<boolean> {
  const by = warned(t);
  if (by !== undefined) {
    t.tell({ kind: 'skill-used', who: present(groupOf(t))[0]?.name ?? '', skill: by, effect: 'disarmed' });
    return true;
  }
  const able = present(groupOf(t)).filter((member) => canUse(member, 'Trap Disarming'));
  const chance = (member: (typeof able)[number]) => chanceAt(t, member, 'Trap Disarming');
  const best = able.sort((a, b) => chance(b) - chance(a))[0];
  if (!best) return false;
  const { passed } = yield* trySkill(t, best, 'Trap Disarming');
  if (passed) t.tell({ kind: 'skill-used', who: best.name, skill: 'Trap Disarming', effect: 'disarmed' });
  return passed;
}
