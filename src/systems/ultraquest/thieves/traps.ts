import { chanceAt, trySkill } from '../skill-trials.js';
import { guard } from '../guards.js';
import { canUse } from '../sheet/skill-lines.js';
import { present } from '../who.js';
import type { Adventurer } from '../state.js';
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

/** Whoever tries it by hand: the best; nobody where nobody can, or where something else finds it. */
export function whoDisarms(t: Tale): Adventurer | undefined {
  return warned(t) === undefined ? best(t) : undefined;
}

function best(t: Tale): Adventurer | undefined {
  const able = present(groupOf(t)).filter((member) => canUse(member, 'Trap Disarming'));
  const chance = (member: Adventurer) => chanceAt(t, member, 'Trap Disarming');
  return able.sort((a, b) => chance(b) - chance(a))[0];
}

/** "Trap!": whoever is best at it tries Trap Disarming, by itself, as it costs nothing (UQ-THF-15, D-01). True: disarmed. */
export function* disarm(t: Tale): Play<boolean> {
  const by = warned(t);
  if (by !== undefined) {
    t.tell({ kind: 'skill-used', who: present(groupOf(t))[0]?.name ?? '', skill: by, effect: 'disarmed' });
    return true;
  }
  const thief = best(t);
  if (!thief) return false;
  const { passed } = yield* trySkill(t, thief, 'Trap Disarming');
  if (passed) t.tell({ kind: 'skill-used', who: thief.name, skill: 'Trap Disarming', effect: 'disarmed' });
  return passed;
}
