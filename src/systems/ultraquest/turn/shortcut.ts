import type { Flow } from '../../../engine/system.js';
import { pathfinders } from '../board/travel.js';
import { regionAt } from '../board/spaces.js';
import { isNative } from '../groups.js';
import { chanceAt, trySkill } from '../skill-trials.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { groupOf } from '../where.js';

/**
 * Crosses one region without an event if a Ranger finds the way (UQ-RNG-13), which is sure where the region is native to
 * the Ranger (UQ-RNG-14). If not, the group stops in between and rolls there (UQ-RNG-15). Other moves pass through here untouched.
 */
export function* takeShortcut(t: Tale): Play<Flow> {
  const via = t.locals['via'];
  if (typeof via !== 'string') return { to: 'next' };
  const group = groupOf(t);
  const rangers = pathfinders(group);
  const guide = rangers.find((ranger) => isNative(group, ranger, regionAt(via)));
  const found = guide ?? (yield* tryAll(t, rangers));
  if (found) t.tell({ kind: 'skill-used', who: found.name, skill: 'Shortcut', effect: 'crossed', args: { via } });
  else t.locals['to'] = via;
  return { to: 'next' };
}

/** One try for the group, by the best of its Rangers. */
function* tryAll(t: Tale, rangers: readonly Adventurer[]): Play<Adventurer | undefined> {
  const chance = (ranger: Adventurer) => chanceAt(t, ranger, 'Shortcut');
  const best = rangers.reduce<Adventurer | undefined>(
    (chosen, ranger) => (chosen && chance(chosen) >= chance(ranger) ? chosen : ranger),
    undefined,
  );
  return best && (yield* trySkill(t, best, 'Shortcut')).passed ? best : undefined;
}
