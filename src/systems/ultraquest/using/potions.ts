import { refuse } from '../../../engine/words.js';
import { nameOf } from '../equipment/items.js';
import { heal } from '../healing.js';
import { drink } from '../life-saving.js';
import { ATTRIBUTES } from '../names.js';
import { strengthenBy, takeWing } from '../potions.js';
import { potionsThat } from '../sheet/at-hand.js';
import { isInjured } from '../sheet/skill-lines.js';
import type { Adventurer, Item } from '../state.js';
import type { Tale } from '../tale.js';
import type { Use } from './use.js';

/** Potions that help outside of a fight, and what each does when it is drunk, those of an attribute apart. */
const DOES: Readonly<Record<string, (t: Tale, owner: Adventurer, whom: Adventurer, item: Item) => void>> = {
  heal(t, owner, whom, item) {
    drink(t, { owner, item });
    heal(t, whom, 1, nameOf(item), true);
  },
  fly: takeWing,
};

/** What a potion does when it is drunk; one of an attribute makes it better for the turn. */
function act(t: Tale, owner: Adventurer, whom: Adventurer, item: Item, does: string): void {
  const attribute = ATTRIBUTES.find((each) => each === does);
  if (attribute) strengthenBy(t, owner, item, attribute, whom);
  else DOES[does]?.(t, owner, whom, item);
}

/** Potions at hand: single use; a Healing Potion heals one injury at once, a black one too (UQ-EQP-24, UQ-CMB-56). */
export function potionUses(owner: Adventurer, open: boolean): Use[] {
  return [...Object.keys(DOES), ...ATTRIBUTES].flatMap((does) =>
    potionsThat(owner, does, open).map((item) => ({
      id: item.id,
      owner,
      what: nameOf(item),
      by: 'potion' as const,
      ownTurn: does !== 'heal',
      whyNot: (whom: Adventurer) =>
        does === 'heal' && !isInjured(whom) ? refuse('not-injured', { who: whom.name }, 'UQ-EQP-24') : undefined,
      *run(t: Tale, whom: Adventurer) {
        act(t, owner, whom, item, does);
      },
    })),
  );
}
