import type { Profession } from './names.js';
import type { Adventurer } from './state.js';

/** A profession's start table by the faces of a D6 (UQ-FGT-01, UQ-THF-02, UQ-SEA-04, UQ-RNG-02, UQ-CLR-05, UQ-WIZ-05). */
export interface ProfessionTraits {
  /** Skill for the faces 1 to 6. */
  readonly start: readonly [string, string, string, string, string, string];
  /** How often the table is rolled at the start; the same result twice gives one skill only (UQ-START-06). */
  readonly rolls: 1 | 2;
  /** May not wear metal armor: chain and plate. */
  readonly metal: 'all' | 'no plate' | 'none';
  /** Padded coat only, no shield (C-10). */
  readonly coatOnly: boolean;
  readonly twoHandedMelee: boolean;
  /** Clubs, maces and hammers only (UQ-CLR-02). */
  readonly bluntOnly: boolean;
  /** Slings and stones only (UQ-CLR-01). */
  readonly slingsOnly: boolean;
  readonly bows: boolean;
}

const ANY = {
  metal: 'all',
  coatOnly: false,
  twoHandedMelee: true,
  bluntOnly: false,
  slingsOnly: false,
  bows: true,
} as const;

/** All professions: a Fighter has no limits of his own (UQ-FGT-02), a Seafarer a Thief's (UQ-SEA-01). */
export const PROFESSION_TRAITS: Readonly<Record<Profession, ProfessionTraits>> = {
  fighter: { ...ANY, start: ['Parry', 'Parry', 'Charge', 'Whirlwind Attack', 'Armor Pierce', 'Endurance'], rolls: 1 },
  ranger: {
    ...ANY,
    start: ['Orientation', 'Alertness', 'Endurance', 'Aiming', 'Survival', 'Survival'],
    rolls: 1,
    metal: 'no plate',
    twoHandedMelee: false,
  },
  thief: {
    ...ANY,
    start: ['Stealing', 'Stealing', 'Trading', 'Trading', 'Trap Disarming', 'Lockpicking'],
    rolls: 2,
    metal: 'none',
    twoHandedMelee: false,
  },
  seafarer: {
    ...ANY,
    start: ['Endurance', 'Endurance', 'Navigation', 'Whirlwind Attack', 'Aiming', 'Trading'],
    rolls: 2,
    metal: 'none',
    twoHandedMelee: false,
  },
  cleric: {
    ...ANY,
    start: ['Healing', 'Healing', 'Neutralize Poison', 'Holy Ray', 'Holy Armor', 'Holy Armor'],
    rolls: 1,
    bluntOnly: true,
    slingsOnly: true,
    bows: false,
  },
  wizard: {
    ...ANY,
    start: ['Magic Arrow', 'Teleportation', 'Strength', 'Dexterity', 'Speed', 'Flight'],
    rolls: 1,
    metal: 'none',
    coatOnly: true,
    twoHandedMelee: false,
    bows: false,
  },
};

type Crafted = Pick<Adventurer, 'race' | 'profession'>;

/** The professions of a Fairy, whichever of them stands on her sheet (UQ-RACE-20). */
const FAIRY_PROFESSIONS: readonly Profession[] = ['wizard', 'ranger'];

/** Whether somebody is of a profession, by every rule that speaks of it: a Fairy is Wizard and Ranger (UQ-RACE-20). */
export function isOf({ race, profession }: Crafted, wanted: Profession): boolean {
  return profession === wanted || (race === 'fairy' && FAIRY_PROFESSIONS.includes(wanted));
}

/** Whether somebody counts as `wanted` in an event: a Seafarer is fighter and thief as well (UQ-SEA-03). */
export function countsAsProfession(member: Crafted, wanted: Profession): boolean {
  const { profession } = member;
  return isOf(member, wanted) || (profession === 'seafarer' && (wanted === 'fighter' || wanted === 'thief'));
}

/** Our ruling to UQ-RACE-20: what either of her professions may not use a Fairy may not; the Wizard's limits are the narrower in everything. */
export function limitsOf({ race, profession }: Crafted): ProfessionTraits {
  return PROFESSION_TRAITS[race === 'fairy' ? 'wizard' : profession];
}
