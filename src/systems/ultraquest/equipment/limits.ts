import { refuse, type Refusal } from '../../../engine/words.js';
import { isOf, limitsOf } from '../professions.js';
import { RACE_TRAITS } from '../races.js';
import type { Adventurer, Item } from '../state.js';
import { WARES } from './catalogue.js';
import { isBlunt, wareOf } from './items.js';

/** Who an equipment limit looks at: race, sex, profession and two attributes. */
export type Bearer = Pick<Adventurer, 'race' | 'sex' | 'profession' | 'attributes'>;

/** Why this adventurer may not fight with, or wear, an item of this kind (UQ-EQP-01 to 30, the profession chapters). */
export function whyNotUse(bearer: Bearer, item: Pick<Item, 'kind'> & Partial<Item>): Refusal | undefined {
  const ware = wareOf(item);
  if (ware.armor !== undefined) return whyNotWear(bearer, item.kind);
  if (ware.melee !== undefined) return whyNotWield(bearer, item as Item);
  if (ware.ranged !== undefined) return whyNotShoot(bearer, item.kind);
  return undefined;
}

function no(bearer: Bearer, kind: string, by: 'profession' | 'race' | 'strength' | 'dexterity', rule: string): Refusal {
  return refuse(
    'equipment-limit',
    { item: wareOf({ kind }).name, by, of: bearer[by === 'race' ? 'race' : 'profession'] },
    rule,
  );
}

/** UQ-EQP-06 to 10, UQ-WIZ-01, UQ-RACE-25. */
function whyNotWear(bearer: Bearer, kind: string): Refusal | undefined {
  const traits = limitsOf(bearer);
  if (bearer.race === 'fairy') return no(bearer, kind, 'race', 'UQ-RACE-25');
  if (traits.coatOnly && kind !== 'padded-coat') return no(bearer, kind, 'profession', 'UQ-WIZ-01');
  if (WARES[kind]?.metal && traits.metal === 'none') return no(bearer, kind, 'profession', 'UQ-THF-01');
  if (kind === 'plate-armor' && traits.metal !== 'all') return no(bearer, kind, 'profession', 'UQ-RNG-01');
  return undefined;
}

const STAVES = ['wizards-staff', 'master-staff'];

/** UQ-EQP-02 to 05, UQ-EQP-29, UQ-EQP-30, UQ-CLR-02. */
function whyNotWield(bearer: Bearer, item: Item): Refusal | undefined {
  const traits = limitsOf(bearer);
  const { kind } = item;
  if (STAVES.includes(kind)) {
    if (!isOf(bearer, 'wizard')) return no(bearer, kind, 'profession', 'UQ-EQP-29');
    return kind === 'master-staff' && bearer.attributes.DEX < 3
      ? no(bearer, kind, 'dexterity', 'UQ-EQP-30')
      : undefined;
  }
  if (kind === 'lance' && bearer.profession !== 'fighter') return no(bearer, kind, 'profession', 'UQ-EQP-05');
  if (wareOf(item).hands === 2 && !traits.twoHandedMelee) return no(bearer, kind, 'profession', 'UQ-EQP-04');
  return traits.bluntOnly && !isBlunt(item) ? no(bearer, kind, 'profession', 'UQ-CLR-02') : undefined;
}

/** UQ-EQP-20 to 23, UQ-EQP-64, UQ-CLR-01. */
function whyNotShoot(bearer: Bearer, kind: string): Refusal | undefined {
  const profession = limitsOf(bearer);
  const race = RACE_TRAITS[bearer.race];
  if (kind === 'sling') return undefined;
  if (profession.slingsOnly) return no(bearer, kind, 'profession', 'UQ-CLR-01');
  if (kind === 'bow' || kind === 'short-bow') {
    if (!profession.bows) return no(bearer, kind, 'profession', 'UQ-WIZ-01');
    return kind === 'bow' && !race.bows ? no(bearer, kind, 'race', 'UQ-EQP-21') : undefined;
  }
  if (!race.crossbows) return no(bearer, kind, 'race', 'UQ-EQP-22');
  return kind === 'heavy-crossbow' && bearer.attributes.STR < 4 ? no(bearer, kind, 'strength', 'UQ-EQP-23') : undefined;
}

/** Why this adventurer may not ride a mount of this kind (UQ-EQP-11 to 15, UQ-MOUNT-06 to 19, C-11). */
export function whyNotRide(bearer: Bearer, kind: string): Refusal | undefined {
  const mount = WARES[kind]?.mount;
  if (!mount) return refuse('not-a-mount', { item: wareOf({ kind }).name }, 'UQ-MOUNT-01');
  if (bearer.race === 'centaur' && !mount.wagon) return no(bearer, kind, 'race', 'UQ-RACE-10');
  if (bearer.race === 'fairy') return no(bearer, kind, 'race', 'UQ-MOUNT-24');
  const halflingLike = bearer.race === 'halfling' || bearer.race === 'half-duck';
  switch (mount.riders) {
    case 'large':
      return RACE_TRAITS[bearer.race].largeMounts ? undefined : no(bearer, kind, 'race', 'UQ-RACE-03');
    case 'small':
      return halflingLike ? undefined : no(bearer, kind, 'race', 'UQ-MOUNT-12');
    case 'war boar':
      if (!halflingLike && bearer.race !== 'dwarf') return no(bearer, kind, 'race', 'UQ-EQP-15');
      return bearer.profession === 'fighter' ? undefined : no(bearer, kind, 'profession', 'UQ-EQP-15');
    case 'unicorn':
      return bearer.race === 'elf' || (bearer.race === 'human' && bearer.sex === 'female')
        ? undefined
        : no(bearer, kind, 'race', 'UQ-MOUNT-14');
    default:
      return undefined;
  }
}
