import type { Words } from '../../../engine/words.js';
import { cast, castingId, castingLabel, castingsOf, type Casting } from '../casting.js';
import type { TrialResult } from '../attributes.js';
import { nameOf } from '../equipment/items.js';
import { drink, potionsInReach } from '../life-saving.js';
import type { Adventurer } from '../state.js';
import type { Play, Tale } from '../tale.js';

/** Something that saves people from a harm about to come. */
export interface Remedy {
  readonly id: string;
  readonly label: Words;
  /** What it is called in a fact. */
  readonly by: string;
  /** Whose potion it is, or who casts: whose standing orders hold. */
  readonly owner: Adventurer;
  /** What is gone afterwards: a potion, a scroll, or no more than the spell or miracle of the turn. */
  readonly costs: 'potion' | 'scroll' | 'power';
  /** Does it; gives whom it saves of those in danger. */
  use(t: Tale): Play<readonly Adventurer[]>;
}

/** What the group could do for these people now. */
export type Remedies = (t: Tale, endangered: readonly Adventurer[]) => Remedy[];

/** Whom a casting saves, by its roll: nobody if it failed and the rule does not say otherwise. It may ask who the second one is. */
export type Reach = (
  t: Tale,
  casting: Casting,
  target: Adventurer,
  result: TrialResult,
  endangered: readonly Adventurer[],
) => Play<readonly Adventurer[]>;

/** Whom a casting saves where nobody has to be asked. */
export function plainly(
  saves: (
    casting: Casting,
    target: Adventurer,
    result: TrialResult,
    endangered: readonly Adventurer[],
  ) => readonly Adventurer[],
): Reach {
  return function* (_, casting, target, result, endangered) {
    return saves(casting, target, result, endangered);
  };
}

export function costOf({ by }: Casting): 'scroll' | 'power' {
  return by === 'scroll' ? 'scroll' : 'power';
}

interface SpellRemedy {
  /** What happens to those whom it has saved. */
  readonly then?: (t: Tale, saved: readonly Adventurer[], casting: Casting) => void;
  /** Whom it is worth aiming at. */
  readonly aiming?: (t: Tale, casting: Casting, target: Adventurer) => boolean;
  /** Whether it saves the same, well cast or not. */
  readonly isSure?: (casting: Casting, endangered: readonly Adventurer[]) => boolean;
}

/** A spell or miracle that is done for one of the endangered. */
export function spellRemedies(
  skill: string,
  reach: Reach,
  { then, aiming = () => true, isSure = () => false }: SpellRemedy = {},
): Remedies {
  return (t, endangered) =>
    castingsOf(t, skill).flatMap((casting) =>
      endangered
        .filter((target) => aiming(t, casting, target))
        .map((target) => ({
          id: `${castingId(casting)}:${target.id}`,
          label: { key: 'cast-on', args: { ...castingLabel(casting).args, whom: target.name } },
          by: skill,
          owner: casting.caster,
          costs: costOf(casting),
          *use(tale: Tale) {
            const result = yield* cast(tale, casting, { noTalisman: isSure(casting, endangered) });
            const saved = yield* reach(tale, casting, target, result, endangered);
            then?.(tale, saved, casting);
            return saved;
          },
        })),
    );
}

/** A potion at hand of the victim or of the one directly behind (D-02, UQ-CMB-53). */
export function potionRemedies(does: string, then?: (t: Tale, saved: Adventurer) => void): Remedies {
  return (t, endangered) =>
    endangered.flatMap((target) =>
      potionsInReach(t, target, does).map((potion) => ({
        id: `potion:${potion.owner.id}:${target.id}`,
        label: { key: 'use-item-on', args: { who: potion.owner.name, item: nameOf(potion.item), whom: target.name } },
        by: nameOf(potion.item),
        owner: potion.owner,
        costs: 'potion' as const,
        *use(tale: Tale) {
          drink(tale, potion);
          then?.(tale, target);
          return [target];
        },
      })),
    );
}
