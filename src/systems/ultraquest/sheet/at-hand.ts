import { nameOf } from '../equipment/items.js';
import type { Part } from '../facts.js';
import type { Adventurer, Item, ThingEffect } from '../state.js';
import { inReach } from './lines.js';

type EffectOf<K extends ThingEffect['kind']> = Extract<ThingEffect, { kind: K }>;

/** Things and companions at hand that do something of one kind, with what they do. */
export function thingsThat<K extends ThingEffect['kind']>(
  adventurer: Adventurer,
  kind: K,
): { item: Item; effect: EffectOf<K> }[] {
  const found: { item: Item; effect: EffectOf<K> }[] = [];
  // Asked for every strength of everybody: most hold nothing of the kind, and no list is made for them.
  for (const item of adventurer.hand) {
    if (item?.effect?.kind === kind) found.push({ item, effect: item.effect as EffectOf<K> });
  }
  for (const item of elsewhere(adventurer)) {
    if (item.effect?.kind === kind) found.push({ item, effect: item.effect as EffectOf<K> });
  }
  return found;
}

const NONE: readonly Item[] = [];

/** What has no place at hand and does what it does all the same: a saddle on its mount, and what is heavy (UQ-EQP-47). */
function elsewhere({ mount, saddle, backpack }: Adventurer): readonly Item[] {
  const heavy = backpack.length > 0 ? backpack.filter((item) => item.effect && item.weight) : NONE;
  return mount && saddle && isSaddle(saddle) ? [saddle, ...heavy] : heavy;
}

/** UQ-SHEET-11: a saddle always takes the saddle line. */
export function isSaddle({ kind }: Pick<Item, 'kind'>): boolean {
  return /saddle/.test(kind);
}

/** What things at hand add to an attribute, to ME, RA or AR, or to a skill. */
export function bonusParts(adventurer: Adventurer, on: string): Part[] {
  return thingsThat(adventurer, 'bonus')
    .filter(({ effect }) => effect.on === on)
    .map(({ item, effect }) => ({ source: nameOf(item), value: effect.plus }));
}

/** Whether a thing at hand lends its owner a skill. */
export function lends(adventurer: Adventurer, skill: string): boolean {
  return thingsThat(adventurer, 'skill').some(({ effect }) => effect.skill === skill);
}

/** A thing at hand that keeps its owner from a harm in this region. */
export function guardAgainst(adventurer: Adventurer, harms: readonly string[], region: string): Item | undefined {
  return thingsThat(adventurer, 'guard').find(
    ({ effect }) => harms.includes(effect.against) && (!effect.regions || effect.regions.includes(region)),
  )?.item;
}

/** A guard that counts its uses has one less; after the last it is gone. True if it is. */
export function wearOut(adventurer: Adventurer, guard: Item): boolean {
  const { effect } = guard;
  if (effect?.kind !== 'guard' || effect.uses === undefined) return false;
  effect.uses -= 1;
  if (effect.uses > 0) return false;
  adventurer.hand = adventurer.hand.map((line) => (line === guard ? null : line));
  return true;
}

/** Potions at hand, or in the saddle under the open sky, that do one thing: `heal`, `cure`, `fly`, or an attribute. */
export function potionsThat(adventurer: Adventurer, does: string, open: boolean): Item[] {
  const kinds: Readonly<Record<string, string>> = {
    heal: 'healing-potion',
    cure: 'antidote',
    fly: 'potion-of-flight',
  };
  return inReach(adventurer, open).filter(
    (item) => item.kind === kinds[does] || (item.effect?.kind === 'potion' && item.effect.does === does),
  );
}
