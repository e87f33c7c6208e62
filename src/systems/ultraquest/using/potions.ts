import { refuse } from '../../../engine/words.js';
import { nameOf } from '../equipment/items.js';
import { heal } from '../healing.js';
import { drink } from '../life-saving.js';
import { ATTRIBUTES, type Attribute } from '../names.js';
import { potionsThat } from '../sheet/at-hand.js';
import { isInjured } from '../sheet/skill-lines.js';
import type { Adventurer, Item } from '../state.js';
import type { Tale } from '../tale.js';
import type { Use } from './use.js';

/** Potions that help outside of a fight, and what each does once it is drunk. */
const DOES: Readonly<Record<string, (t: Tale, whom: Adventurer, item: Item) => void>> = {
  heal: (t, whom, item) => void heal(t, whom, 1, nameOf(item), true),
  fly: (t, whom, item) => {
    whom.effects.push({ kind: 'flight', amount: 0, source: nameOf(item), magic: true, until: 'event' });
    t.tell({ kind: 'effect', who: whom.name, effect: 'flight', amount: 0, until: 'event' });
  },
  ...Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, strengthen(attribute)])),
};

function strengthen(attribute: Attribute) {
  return (t: Tale, whom: Adventurer, item: Item) => {
    const amount = item.effect?.kind === 'potion' ? item.effect.plus : 0;
    whom.effects.push({ kind: 'attribute', attribute, amount, source: nameOf(item), magic: true, until: 'turn' });
    t.tell({ kind: 'effect', who: whom.name, effect: attribute, amount, until: 'turn' });
  };
}

/** Potions at hand: single use; a Healing Potion heals one injury at once, a black one too (UQ-EQP-24, UQ-CMB-56). */
export function potionUses(owner: Adventurer): Use[] {
  return Object.entries(DOES).flatMap(([does, act]) =>
    potionsThat(owner, does).map((item) => ({
      id: item.id,
      owner,
      what: nameOf(item),
      by: 'potion' as const,
      ownTurn: does !== 'heal',
      whyNot: (whom: Adventurer) =>
        does === 'heal' && !isInjured(whom) ? refuse('not-injured', { who: whom.name }, 'UQ-EQP-24') : undefined,
      *run(t: Tale, whom: Adventurer) {
        drink(t, { owner, item });
        act(t, whom, item);
      },
    })),
  );
}
