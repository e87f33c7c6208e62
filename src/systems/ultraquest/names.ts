/** UQ-ATT-01. */
export const ATTRIBUTES = ['MOV', 'STR', 'DEX', 'INT'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** UQ-START-03, UQ-RACE-18; the Fairy joins by events only. */
export const RACES = [
  'human',
  'dwarf',
  'elf',
  'half-elf',
  'halfling',
  'half-orc',
  'centaur',
  'half-duck',
  'fairy',
] as const;
export type Race = (typeof RACES)[number];

export const SEXES = ['male', 'female'] as const;
export type Sex = (typeof SEXES)[number];

/** UQ-START-05. */
export const PROFESSIONS = ['fighter', 'ranger', 'thief', 'seafarer', 'cleric', 'wizard'] as const;
export type Profession = (typeof PROFESSIONS)[number];

/** Wilderness (UQ-HOME-21), without the Chasm the 19 on the board. */
export const WILDERNESS = [
  'Eb',
  'Fe',
  'Wi',
  'Ma',
  'Mo',
  'Su',
  'Kl',
  'In',
  'Öd',
  'Wü',
  'Wa',
  'Ur',
  'Ds',
  'Hü',
  'Be',
  'Vu',
  'UF',
  'OF',
  'Me',
  'Sh',
] as const;
export const SETTLEMENTS = ['St', 'Do', 'Gr', 'Ga', 'Go', 'Gy'] as const;
/** Sea Floor, Hell, Cloud City, Mendoberan and the dungeon classes (UQ-HOME-22). */
export const SPECIAL_PLACES = ['Mg', 'Hö', 'Wo', 'Md', 'GV', 'SV', 'TV'] as const;
export const REGIONS = [...WILDERNESS, ...SETTLEMENTS, ...SPECIAL_PLACES] as const;
export type RegionCode = (typeof REGIONS)[number];
export type SettlementCode = (typeof SETTLEMENTS)[number];
