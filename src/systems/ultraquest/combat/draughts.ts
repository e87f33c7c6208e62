import { nameOf } from '../equipment/items.js';
import { drink } from '../life-saving.js';
import { strengthenBy, takeWing } from '../potions.js';
import { potionsThat } from '../sheet/at-hand.js';
import type { Adventurer, Item } from '../state.js';
import { heal } from '../healing.js';
import { canUse, fit, isInjured } from '../sheet/skill-lines.js';
import { bestStance, fighters, rowOf, type Battle } from './battle.js';
import { reaches } from './kinds.js';
import { takeStance } from './line-up.js';
import { soon, type Power } from './power.js';

const STRENGTHENING = ['STR', 'DEX', 'MOV'] as const;

function draught(battle: Battle, owner: Adventurer, item: Item, attribute: (typeof STRENGTHENING)[number]): Power {
  return {
    id: `drink:${owner.id}:${attribute.toLowerCase()}`,
    who: owner,
    skill: nameOf(item),
    effect: `draught:${attribute}`,
    adds: { [attribute]: item.effect?.kind === 'potion' ? item.effect.plus : 0 },
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

/** Before foes that keep out of reach, wings bring somebody to blows with them (UQ-CMB-14); they are there as soon as it is drunk. */
function wingedDraught(battle: Battle, owner: Adventurer, item: Item): Power {
  return {
    id: `drink:${owner.id}:fly`,
    who: owner,
    skill: nameOf(item),
    effect: `flight-now:${owner.name}`,
    moment: 'plan',
    *run() {
      takeWing(battle.t, owner, owner, item);
    },
  };
}

/** In a fight only whoever goes ahead as an assassin needs to be faster (UQ-THF-18). */
function helps(battle: Battle, owner: Adventurer, attribute: (typeof STRENGTHENING)[number]): boolean {
  return attribute !== 'MOV' || (battle.round === 0 && battle.voluntary && canUse(owner, 'Assassinate'));
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
    STRENGTHENING.filter((attribute) => helps(battle, owner, attribute)).flatMap((attribute) =>
      potionsThat(owner, attribute, open)
        .slice(0, 1)
        .map((item) => draught(battle, owner, item, attribute)),
    ),
  );
  const winged = fighters(battle)
    .filter((owner) => battle.kind === 'ME+RA' && !reaches(battle, owner))
    .flatMap((owner) =>
      potionsThat(owner, 'fly', open)
        .slice(0, 1)
        .map((item) => wingedDraught(battle, owner, item)),
    );
  return [...healing, ...strengthening, ...winged];
}
