import { magicStrikes } from '../curses.js';
import type { Adventurer } from '../state.js';
import type { Play } from '../tale.js';
import type { Battle } from './battle.js';

/** Who has an arrow of magic in the air against this side: a wizard of the other group, or a foe that is a mage. */
function archer(battle: Battle): { name: string; person?: Adventurer } | undefined {
  const { rival } = battle;
  if (rival) {
    const person = rival.group.members.find(({ id }) => rival.arrows.has(id));
    return person && { name: person.name, person };
  }
  return battle.foes.find(({ count, tags }) => count > 0 && tags.includes('mage'));
}

/**
 * Our ruling to UQ-CMB-63, C-52: a mage among those who won the round has an arrow of magic for the first target, against which
 * plain armor is nothing. Quacking stops it, and so may Magic Protection and Curse-Breaker (window W8). Gives whom it hits.
 */
export function* arrowStrikes(battle: Battle, first: Adventurer | undefined): Play<Adventurer | undefined> {
  const by = archer(battle);
  if (!by || !first) return undefined;
  const saved = (yield* magicStrikes(battle.t, 'spell', [first], by.person)).get(first.id);
  battle.t.tell(
    saved === undefined
      ? { kind: 'skill-used', who: by.name, skill: 'Magic Arrow', effect: 'foe-arrow', args: { whom: first.name } }
      : { kind: 'skill-used', who: first.name, skill: saved, effect: 'arrow-stopped', args: { by: by.name } },
  );
  return saved === undefined ? first : undefined;
}
