import { nameOf } from '../equipment/items.js';
import { drink } from '../life-saving.js';
import { potionsThat } from '../sheet/at-hand.js';
import type { Adventurer, Item } from '../state.js';
import { rowOf, type Battle } from './battle.js';
import type { Power } from './power.js';

const STRENGTHENING = ['STR', 'DEX'] as const;

function draught(owner: Adventurer, item: Item, attribute: (typeof STRENGTHENING)[number]): Power {
  return {
    id: `drink:${owner.id}:${attribute.toLowerCase()}`,
    who: owner,
    skill: nameOf(item),
    effect: `draught:${attribute}`,
    moment: 'before',
    *run(battle) {
      const amount = item.effect?.kind === 'potion' ? item.effect.plus : 0;
      drink(battle.t, { owner, item });
      owner.effects.push({ kind: 'attribute', attribute, amount, source: nameOf(item), magic: true, until: 'turn' });
      battle.t.tell({ kind: 'effect', who: owner.name, effect: attribute, amount, until: 'turn' });
    },
  };
}

/** Potions at hand that make somebody a better fighter for the turn. */
export function draughtPowers(battle: Battle): Power[] {
  if (battle.round > 0) return [];
  return rowOf(battle).flatMap((owner) =>
    STRENGTHENING.flatMap((attribute) =>
      potionsThat(owner, attribute)
        .slice(0, 1)
        .map((item) => draught(owner, item, attribute)),
    ),
  );
}
