import { armorBonus, isMagic, nameOf, wareOf } from '../equipment/items.js';
import { plugsOf } from '../combat/plugs.js';
import { needsMagic, ON_THE_SHEET, someFoe, undeadFight, type Range, type Situation } from '../combat/situation.js';
import type { Part } from '../facts.js';
import type { Adventurer, Effect, Group, Item } from '../state.js';
import { bonusParts } from './at-hand.js';
import { bestGrip, wornArmor, type Grip } from './hands.js';
import { ridden } from './riding.js';

/** A sum and what it is made of, so that a page can explain it. */
export interface Sum {
  readonly total: number;
  readonly parts: readonly Part[];
}

/** Adds up parts; those of one source are one, and what adds nothing is left out. */
export function sumOf(parts: readonly Part[]): Sum {
  const bySource: { source: string; value: number }[] = [];
  for (const { source, value } of parts) {
    const same = bySource.find((part) => part.source === source);
    if (same) same.value += value;
    else bySource.push({ source, value });
  }
  const telling = bySource.filter(({ value }) => value !== 0);
  return { total: telling.reduce((sum, part) => sum + part.value, 0), parts: telling };
}

export function effectParts(adventurer: Adventurer, wanted: (effect: Effect) => boolean): Part[] {
  return adventurer.effects.filter(wanted).map(({ source, amount }) => ({ source, value: amount }));
}

/** UQ-CMB-62: one less for each curse in every kind of combat. */
function curses(adventurer: Adventurer): Part[] {
  return [{ source: 'curses', value: -adventurer.curses }];
}

/** A raft hampers, a ship and an airship help (UQ-BOAT-04, 06, 11). */
function craft(range: Range, { water, open, craft: kind }: Situation): Part[] {
  if (kind === 'airship' && open) return [{ source: 'airship', value: 1 }];
  if (!water) return [];
  if (kind === 'raft') return [{ source: 'raft', value: -1 }];
  return kind === 'ship' && range === 'melee' ? [{ source: 'ship', value: 1 }] : [];
}

/** UQ-MOUNT-23; a Centaur has no mount, a wagon is not ridden. */
function mount(adventurer: Adventurer, situation: Situation): Part[] {
  return [{ source: 'mount', value: ridden(adventurer, situation.open)?.melee ?? 0 }];
}

function skills(adventurer: Adventurer, range: Range, situation: Situation, grip: Grip): Part[] {
  return plugsOf(adventurer, situation, kindsOf(grip)).map(({ plug, owner }) => ({
    source: plug.skill,
    value: plug[range]?.(owner, situation) ?? 0,
  }));
}

function kindsOf(grip: Grip): string[] {
  return grip.weapons.map((weapon) => weapon.kind);
}

/** UQ-ATT-04, UQ-ATT-05. */
const ATTRIBUTE = { melee: 'STR', ranged: 'DEX' } as const;

/** Whether somebody's weapon can hurt these foes at all (UQ-CMB-43). */
export function canHurt(adventurer: Adventurer, range: Range, situation: Situation): boolean {
  return !needsMagic(situation) || bestGrip(adventurer, range, situation).magic;
}

/** Combat strength without the die (UQ-CMB-11, UQ-CMB-12, UQ-SHEET-02). */
export function strength(adventurer: Adventurer, range: Range, situation: Situation = ON_THE_SHEET): Sum {
  const attribute = ATTRIBUTE[range];
  const grip = bestGrip(adventurer, range, situation);
  return sumOf([
    { source: attribute, value: adventurer.attributes[attribute] },
    ...bonusParts(adventurer, attribute),
    ...effectParts(adventurer, (effect) => effect.kind === 'attribute' && effect.attribute === attribute),
    ...grip.parts,
    ...bonusParts(adventurer, range === 'melee' ? 'ME' : 'RA'),
    ...effectParts(adventurer, (effect) => effect.kind === range),
    ...(range === 'melee' ? mount(adventurer, situation) : []),
    ...skills(adventurer, range, situation, grip),
    ...craft(range, situation),
    ...curses(adventurer),
  ]);
}

export function melee(adventurer: Adventurer, situation?: Situation): Sum {
  return strength(adventurer, 'melee', situation);
}

export function ranged(adventurer: Adventurer, situation?: Situation): Sum {
  return strength(adventurer, 'ranged', situation);
}

/** How a blow comes: which armor helps against it. */
export interface Blow {
  /** How its target fights, which decides about the shield (C-35). */
  readonly range?: Range;
  /** Magic damage is stopped by magic armor only (UQ-CMB-63). */
  readonly magic?: boolean;
}

/** Armor, shield, skills and spells (UQ-CMB-24). Demons' blows and magic damage heed magic only (UQ-CMB-44, UQ-CMB-63), ghosts' blows all armor (UQ-CMB-46). */
export function armorRating(adventurer: Adventurer, situation: Situation = ON_THE_SHEET, blow: Blow = {}): Sum {
  const magicOnly = blow.magic === true || someFoe(situation, 'demon');
  const worth = (item: Item) => (magicOnly ? magicArmor(item) : armorBonus(item) + silverArmor(item, situation));
  const grip = bestGrip(adventurer, blow.range ?? 'melee', situation);
  const { body, shield } = wornArmor(adventurer, worth);
  const plain = magicOnly ? [] : plugsOf(adventurer, situation, kindsOf(grip));
  return sumOf([
    ...(body ? [{ source: nameOf(body), value: worth(body) }] : []),
    ...(shield && grip.shield ? [{ source: nameOf(shield), value: worth(shield) }] : []),
    ...plain.map(({ plug, owner }) => ({ source: plug.skill, value: plug.armor?.(owner, situation) ?? 0 })),
    ...(magicOnly ? [] : bonusParts(adventurer, 'AR')),
    ...effectParts(adventurer, (effect) => effect.kind === 'armor' && (effect.magic || !magicOnly)),
  ]);
}

/** Against demons and magic what is magic helps, and its masterwork does not (UQ-CMB-44). */
function magicArmor(item: Item): number {
  return isMagic(item) ? (wareOf(item).armor ?? 0) : 0;
}

/** UQ-EQP-54: against undead, but not against demons unless magic. */
function silverArmor(item: Item, situation: Situation): number {
  return item.silver && undeadFight(situation) && !someFoe(situation, 'demon') ? 1 : 0;
}

/** The group sheet's sums: ME, RA, and the higher of the two for each member (UQ-START-12, UQ-SHEET-19). */
export function groupSums(
  group: Pick<Group, 'members'>,
  situation?: Situation,
): { ME: number; RA: number; 'ME+RA': number } {
  const values = group.members.map(
    (member) => [melee(member, situation).total, ranged(member, situation).total] as const,
  );
  return {
    ME: values.reduce((sum, [me]) => sum + me, 0),
    RA: values.reduce((sum, [, ra]) => sum + ra, 0),
    'ME+RA': values.reduce((sum, [me, ra]) => sum + Math.max(me, ra), 0),
  };
}
