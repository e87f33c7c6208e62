import { armorBonus, isMagic, nameOf, wareOf, weaponBonus } from '../equipment/items.js';
import { whyNotUse } from '../equipment/limits.js';
import type { Adventurer, Item } from '../state.js';
import type { Part } from '../facts.js';
import { needsMagic, undeadFight, type Range, type Situation } from '../combat/situation.js';
import { bonusParts } from './at-hand.js';
import { handItems } from './lines.js';
import { ridden } from './riding.js';
import { canUse, hasMastered } from './skill-lines.js';

/** What somebody fights with: the weapons in the two hands, what they add, and whether a shield has its hand. */
export interface Grip {
  readonly weapons: readonly Item[];
  readonly parts: readonly Part[];
  readonly shield: boolean;
  /** Whether it can hurt ghosts and demons (UQ-EQP-57). */
  readonly magic: boolean;
}

/** UQ-EQP-01, UQ-EQP-19: what everybody has. Bare hands are both hands; stones need one. */
const BARE_HANDS: Grip = { weapons: [], parts: [{ source: 'bare hands', value: -1 }], shield: false, magic: false };
const STONES: Grip = { weapons: [], parts: [{ source: 'stones', value: -1 }], shield: true, magic: false };

function usable(adventurer: Adventurer, range: Range): Item[] {
  return handItems(adventurer).filter(
    (item) => wareOf(item)[range] !== undefined && !whyNotUse(asNow(adventurer, item), item),
  );
}

/** Weapons that ask for an attribute. */
const ASKING = ['heavy-crossbow', 'master-staff'];

/** Whoever would use it, as strong and nimble as now (UQ-EQP-23, UQ-EQP-30). */
function asNow(adventurer: Adventurer, { kind }: Item): Adventurer {
  if (!ASKING.includes(kind)) return adventurer;
  const [STR, DEX] = [valueNow(adventurer, 'STR'), valueNow(adventurer, 'DEX')];
  return { ...adventurer, attributes: { ...adventurer.attributes, STR, DEX } };
}

/** UQ-EQP-53, UQ-CMB-42: silver is worth one more against undead. */
function silver(item: Item, situation: Situation): Part[] {
  return item.silver && undeadFight(situation) ? [{ source: 'silver', value: 1 }] : [];
}

/** Lances by what carries their bearer (UQ-EQP-05, UQ-RACE-11, C-12). */
function lance(adventurer: Adventurer, situation: Situation): { hands: 1 | 2; bonus: number } {
  if (adventurer.race === 'centaur') return { hands: 1, bonus: 3 };
  const worth = ridden(adventurer, situation.open)?.lance;
  return { hands: worth ? 1 : 2, bonus: worth ?? 2 };
}

function oneWeapon(adventurer: Adventurer, item: Item, range: Range, situation: Situation): Grip {
  const asLance = item.kind === 'lance' ? lance(adventurer, situation) : undefined;
  const bonus = asLance ? weaponBonus(item, range) - 2 + asLance.bonus : weaponBonus(item, range);
  return {
    weapons: [item],
    parts: [{ source: nameOf(item), value: bonus }, ...silver(item, situation)],
    shield: (asLance?.hands ?? wareOf(item).hands) === 1,
    magic: isMagic(item),
  };
}

/** UQ-FGT-18. */
const DEX_FOR_TWO = 4;

/** Two one-handed weapons, as there are two hands (UQ-CMB-13), with Dual Wielding and DEX 4, whoever knows it (UQ-FGT-18, UQ-THF-27, UQ-SEA-16); a master adds STR once more. */
function bothHands(adventurer: Adventurer, items: readonly Item[], situation: Situation): Grip[] {
  if (!canUse(adventurer, 'Dual Wielding') || valueNow(adventurer, 'DEX') < DEX_FOR_TWO) return [];
  const single = items.map((item) => oneWeapon(adventurer, item, 'melee', situation)).filter((grip) => grip.shield);
  const best = single.sort((a, b) => bonusOf(b) - bonusOf(a)).slice(0, 2);
  if (best.length < 2) return [];
  const strength = hasMastered(adventurer, 'Dual Wielding') ? valueNow(adventurer, 'STR') : 0;
  return [
    {
      weapons: best.flatMap((grip) => grip.weapons),
      parts: [
        ...best.flatMap((grip) => grip.parts),
        ...(strength > 0 ? [{ source: 'Dual Wielding', value: strength }] : []),
      ],
      shield: false,
      magic: best.some((grip) => grip.magic),
    },
  ];
}

/** An attribute with what things at hand and spells add to it. */
function valueNow(adventurer: Adventurer, attribute: 'STR' | 'DEX'): number {
  const lasting = adventurer.effects.filter((effect) => effect.kind === 'attribute' && effect.attribute === attribute);
  const more = [...bonusParts(adventurer, attribute).map(({ value }) => value), ...lasting.map(({ amount }) => amount)];
  return more.reduce((sum, each) => sum + each, adventurer.attributes[attribute]);
}

export function bonusOf(grip: Grip): number {
  return grip.parts.reduce((sum, part) => sum + part.value, 0);
}

/** Every way to hold weapons of one range, the best first; a shield breaks ties (C-35). Against ghosts magic comes first. */
export function grips(adventurer: Adventurer, range: Range, situation: Situation): Grip[] {
  const items = usable(adventurer, range);
  const all = [
    ...items.map((item) => oneWeapon(adventurer, item, range, situation)),
    ...(range === 'melee' ? bothHands(adventurer, items, situation) : []),
    range === 'melee' ? BARE_HANDS : STONES,
  ];
  const magicFirst = needsMagic(situation);
  const rank = (grip: Grip) => (magicFirst && grip.magic ? 1000 : 0) + 2 * bonusOf(grip) + (grip.shield ? 1 : 0);
  return all.sort((a, b) => rank(b) - rank(a));
}

export function bestGrip(adventurer: Adventurer, range: Range, situation: Situation): Grip {
  const ways = grips(adventurer, range, situation);
  const shielded = situation.shields?.has(adventurer.id) ? ways.find(({ shield }) => shield) : undefined;
  return shielded ?? ways[0] ?? BARE_HANDS;
}

/** Armor and shields that an adventurer may wear, the best of each first (UQ-EQP-60). */
export function wornArmor(
  adventurer: Adventurer,
  worth: (item: Item) => number = armorBonus,
): { body?: Item; shield?: Item } {
  const wearable = handItems(adventurer)
    .filter((item) => wareOf(item).armor !== undefined && !whyNotUse(adventurer, item))
    .sort((a, b) => worth(b) - worth(a));
  const body = wearable.find((item) => !wareOf(item).shield);
  const shield = wearable.find((item) => wareOf(item).shield);
  return { ...(body && { body }), ...(shield && { shield }) };
}
