import { nameOf } from '../equipment/items.js';
import { drink } from '../life-saving.js';
import { strengthenBy } from '../potions.js';
import { potionsThat } from '../sheet/at-hand.js';
import type { Adventurer, Item } from '../state.js';
import { heal } from '../healing.js';
import { fit, isInjured } from '../sheet/skill-lines.js';
import { bestStance, rowOf, type Battle } from './battle.js';
import { takeStance } from './line-up.js';
import { soon, type Power } from './power.js';

const STRENGTHENING = ['STR', 'DEX'] as const;

function draught(battle: Battle, owner: Adventurer, item: Item, attribute: (typeof STRENGTHENING)[number]): Power {
  return {
    id: `drink:${owner.id}:${attribute.toLowerCase()}`,
    who: owner,
    skill: nameOf(item),
    effect: `draught:${attribute}`,
    moment: soon(battle),
    *run() {
      strengthenBy(battle.t, owner, item, attribute);
    },
  };
}

/** A Healing Potion works at once (UQ-EQP-24): who was injured may fight, if the fight has not begun. */
function healingDraught(battle: Battle, owner: Adventurer, item: Item): Power {
  const joins = battle.round === 0;
  return {
    id: `drink:${owner.id}:heal`,
    who: owner,
    skill: nameOf(item),
    effect: 'healing-draught',
    moment: 'plan',
    *run() {
      drink(battle.t, { owner, item });
      heal(battle.t, owner, 1, nameOf(item), true);
      if (joins && fit(owner)) takeStance(battle, owner, bestStance(battle, owner));
    },
  };
}

/** Potions at hand that make somebody a better fighter for the turn, before the fight and between its rounds. */
export function draughtPowers(battle: Battle): Power[] {
  const row = rowOf(battle);
  const { open } = battle.surroundings;
  const healing = row.filter(isInjured).flatMap((owner) =>
    potionsThat(owner, 'heal', open)
      .slice(0, 1)
      .map((item) => healingDraught(battle, owner, item)),
  );
  const strengthening = row.flatMap((owner) =>
    STRENGTHENING.flatMap((attribute) =>
      potionsThat(owner, attribute, open)
        .slice(0, 1)
        .map((item) => draught(battle, owner, item, attribute)),
    ),
  );
  return [...healing, ...strengthening];
}
