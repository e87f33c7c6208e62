import { craftUnderfoot } from '../board/crafts.js';
import type { FightKind } from '../facts.js';
import type { Tale } from '../tale.js';
import { groupOf, surroundings } from '../where.js';
import type { Battle } from './battle.js';
import { countOf } from './foes.js';
import type { Foe } from './situation.js';

/** How a fight comes about. */
export interface Encounter {
  readonly kind: FightKind;
  readonly voluntary: boolean;
  readonly foes: Foe[];
  readonly behind?: boolean;
  /** Who may fight at all, by adventurer id. */
  readonly only?: readonly string[] | null;
  readonly night?: boolean;
  readonly surprise?: boolean;
  /** What the event says of the place, if it does. */
  readonly place?: string | undefined;
}

/** A fight in which nothing has been done yet. */
export function openBattle(t: Tale, encounter: Encounter): Battle {
  const group = groupOf(t);
  const { kind, voluntary, foes, behind = false, only = null, night = false, surprise = false, place } = encounter;
  return {
    t,
    group,
    kind,
    printed: kind,
    voluntary,
    behind,
    only,
    foes,
    opponents: countOf(foes),
    night,
    surprise,
    surroundings: surroundings(t, place),
    craft: craftUnderfoot(group),
    stances: new Map(),
    chosen: new Set(),
    boosts: [],
    extraDice: [],
    berserk: new Set(),
    tactics: new Set(),
    engaged: new Set(),
    arrows: new Set(),
    ice: null,
    assassinated: 0,
    round: 0,
    ducked: new Set(),
    hurt: new Set(),
  };
}
