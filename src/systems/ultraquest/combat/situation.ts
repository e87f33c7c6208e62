import type { FightKind } from '../facts.js';

/** Enemies of one kind as the fight knows them. */
export interface Foe {
  count: number;
  readonly name: string;
  /** Dice and bonus of one. */
  readonly dice: readonly { readonly count: number; readonly sides: number }[];
  readonly plus: number;
  readonly armor: number;
  readonly tags: readonly string[];
}

/** What combat strength and armor rating depend on besides the sheet. */
export interface Situation {
  readonly kind: FightKind;
  readonly voluntary: boolean;
  /** 1 to 3 and, for undead, no further; 0 for the sum on the sheet. */
  readonly round: number;
  /** Whether mounts are with their riders. */
  readonly open: boolean;
  /** In a dungeon or cave. */
  readonly dungeon?: boolean;
  readonly water: boolean;
  readonly craft?: string;
  readonly night: boolean;
  /** Opponents at the beginning (UQ-FGT-08). */
  readonly opponents: number;
  readonly foes: readonly Foe[];
  /** Who has fought hand to hand in an earlier round of it, by adventurer id (UQ-FGT-05). */
  readonly engaged?: ReadonlySet<string>;
  /** Who would rather hold a shield than use both hands, by adventurer id. */
  readonly shields?: ReadonlySet<string>;
}

/** The sheet's own sums: no fight, in the open. */
export const ON_THE_SHEET: Situation = {
  kind: 'ME+RA',
  voluntary: false,
  round: 0,
  open: true,
  water: false,
  night: false,
  opponents: 0,
  foes: [],
};

/** UQ-CMB-03, UQ-CMB-19: after three tied rounds both sides are exhausted. */
export const ROUNDS = 3;

export type Range = 'melee' | 'ranged';

const UNDEAD = ['undead', 'skeleton', 'zombie', 'vampire', 'mummy', 'black-rider', 'ghost', 'demon'];
const CURSING = ['ghost', 'demon', 'mummy', 'black-rider', 'cursing'];

export function someFoe(situation: Pick<Situation, 'foes'>, ...tags: string[]): boolean {
  return situation.foes.some((foe) => foe.count > 0 && foe.tags.some((tag) => tags.includes(tag)));
}

/** UQ-CMB-41. */
export function isUndead(foe: Pick<Foe, 'tags'>): boolean {
  return foe.tags.some((tag) => UNDEAD.includes(tag));
}

/** Undead never tire (UQ-CMB-40). */
export function undeadFight(situation: Pick<Situation, 'foes'>): boolean {
  return situation.foes.some((foe) => foe.count > 0 && isUndead(foe));
}

/** UQ-CMB-45: ghosts, demons, mummies and black riders wound with a curse. */
export function woundsAreCursed(situation: Pick<Situation, 'foes'>): boolean {
  return someFoe(situation, ...CURSING);
}

/** UQ-CMB-43: ghosts and demons are hurt by magic weapons only. */
export function needsMagic(situation: Pick<Situation, 'foes'>): boolean {
  return someFoe(situation, 'ghost', 'demon');
}
