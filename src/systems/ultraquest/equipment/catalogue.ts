import { slug } from '../../../book/names.js';
import type { SettlementCode } from '../names.js';

/** Weight by the book's marks: (!) heavy, (!!) very heavy, (!!!) huge (UQ-EVT-19). */
export type Weight = 'normal' | 'heavy' | 'very heavy' | 'huge';

/** A line of the equipment table (UQ-EQP-01 to 30). Prices in Gold; without one it is not for sale. */
export interface Ware {
  readonly name: string;
  readonly price?: number;
  readonly sold?: readonly SettlementCode[];
  readonly weight?: Weight;
  /** Weapons: hands needed, and the bonus in melee or in ranged combat. */
  readonly hands?: 1 | 2;
  readonly melee?: number;
  readonly ranged?: number;
  readonly blunt?: boolean;
  readonly armor?: number;
  readonly metal?: boolean;
  readonly shield?: boolean;
  readonly magic?: boolean;
  /** Mounts, wagons and crafts. */
  readonly mount?: MountFigures;
  readonly craft?: boolean;
  /** Lasting use as a tool, potion, talisman, key. */
  readonly use?: 'potion' | 'tool' | 'talisman' | 'key' | 'scroll';
  /** Other names it goes by. */
  readonly also?: readonly string[];
}

/** What a mount gives its rider (UQ-MOUNT-05 to 21). */
export interface MountFigures {
  readonly mov: number;
  readonly melee: number;
  /** Who may ride it. */
  readonly riders: 'all' | 'large' | 'small' | 'war boar' | 'unicorn' | 'none';
  /** *: a lance is used with one hand; on some it is worth 3 instead of 2 (C-12). */
  readonly lance?: 2 | 3;
  readonly dungeon?: boolean;
  /** Bears nobody who has anything heavy (UQ-MOUNT-12). */
  readonly light?: boolean;
  readonly wagon?: boolean;
  readonly noble?: boolean;
}

const ALL: readonly SettlementCode[] = ['St', 'Do', 'Gr', 'Ga', 'Go', 'Gy'];
const NOT_DO: readonly SettlementCode[] = ['St', 'Gr', 'Ga', 'Go', 'Gy'];

const WEAPONS = {
  dagger: { name: 'dagger', price: 10, sold: ALL, hands: 1, melee: 0 },
  club: { name: 'club', price: 10, sold: ALL, hands: 1, melee: 0, blunt: true },
  'iron-weapon': { name: 'iron weapon', price: 30, sold: ALL, hands: 1, melee: 1 },
  'two-handed-weapon': { name: 'two-handed weapon', price: 60, sold: ['St', 'Ga', 'Go'], hands: 2, melee: 2 },
  lance: { name: 'lance', price: 80, sold: ['St', 'Gy', 'Go'], hands: 2, melee: 2 },
  'wizards-staff': { name: "wizard's staff", price: 44, sold: NOT_DO, hands: 2, melee: 1 },
  'master-staff': { name: 'master staff', price: 177, sold: NOT_DO, hands: 2, melee: 2 },
  sling: { name: 'sling', price: 10, sold: ['St', 'Do', 'Gr'], hands: 1, ranged: 0 },
  bow: { name: 'bow', price: 30, sold: ['St', 'Do', 'Gy'], hands: 2, ranged: 1 },
  'short-bow': { name: 'short bow', hands: 2, ranged: 1 },
  crossbow: { name: 'crossbow', price: 40, sold: ['St', 'Ga', 'Go'], hands: 2, ranged: 1 },
  'heavy-crossbow': {
    name: 'heavy crossbow',
    price: 80,
    sold: ['St', 'Ga', 'Go'],
    hands: 2,
    ranged: 2,
    weight: 'heavy',
  },
} as const satisfies Record<string, Ware>;

const ARMORS = {
  'padded-coat': { name: 'padded coat', price: 10, sold: ALL, armor: 1 },
  'leather-armor': { name: 'leather armor', price: 30, sold: ALL, armor: 2 },
  'chain-armor': { name: 'chain armor', price: 80, sold: ['St', 'Gy', 'Ga'], armor: 3, metal: true },
  'plate-armor': {
    name: 'plate armor',
    price: 200,
    sold: ['St', 'Ga', 'Go'],
    armor: 4,
    metal: true,
    weight: 'heavy',
  },
  shield: { name: 'shield', price: 20, sold: ALL, armor: 1, shield: true },
} as const satisfies Record<string, Ware>;

const MOUNTS = {
  donkey: { name: 'donkey', price: 30, sold: ALL, mount: { mov: 3, melee: 0, riders: 'all' } },
  pony: { name: 'pony', price: 40, sold: ['Do', 'Gr', 'Ga'], mount: { mov: 4, melee: 0, riders: 'all', noble: true } },
  'riding-horse': {
    name: 'riding horse',
    price: 80,
    sold: ['St', 'Do', 'Gy'],
    mount: { mov: 5, melee: 0, riders: 'large', noble: true },
  },
  'war-horse': {
    name: 'war horse',
    price: 180,
    sold: ['St', 'Gy', 'Go'],
    mount: { mov: 5, melee: 2, riders: 'large', lance: 3, noble: true },
  },
  'war-boar': {
    name: 'war boar',
    price: 150,
    sold: ['Ga'],
    mount: { mov: 4, melee: 2, riders: 'war boar', lance: 2, noble: true },
  },
  'giant-locust': { name: 'giant locust', mount: { mov: 5, melee: 1, riders: 'small', light: true } },
  ostrich: { name: 'ostrich', mount: { mov: 5, melee: 1, riders: 'small', lance: 2 } },
  unicorn: { name: 'unicorn', mount: { mov: 5, melee: 1, riders: 'unicorn', lance: 2 } },
  pegasus: { name: 'pegasus', mount: { mov: 5, melee: 1, riders: 'large', lance: 3 } },
  'riding-snail': { name: 'riding snail', mount: { mov: 2, melee: 0, riders: 'all', dungeon: true } },
  'giant-centipede': { name: 'giant centipede', mount: { mov: 3, melee: 3, riders: 'all', dungeon: true } },
  'saber-toothed-tiger': {
    name: 'saber-toothed tiger',
    also: ['saber-tooth tiger', 'tiger'],
    mount: { mov: 5, melee: 3, riders: 'all' },
  },
  'giant-air-beetle': { name: 'giant air beetle', mount: { mov: 2, melee: 1, riders: 'small' } },
  wagon: {
    name: 'wagon',
    price: 120,
    sold: ['St', 'Do', 'Gr'],
    weight: 'very heavy',
    also: ['wagon with draft horse'],
    mount: { mov: 2, melee: 0, riders: 'none', wagon: true },
  },
} as const satisfies Record<string, Ware>;

const CRAFTS = {
  raft: { name: 'raft', weight: 'very heavy', craft: true },
  boat: { name: 'boat', price: 70, sold: ['St', 'Do'], weight: 'very heavy', craft: true },
  ship: { name: 'ship', price: 210, sold: ['St'], weight: 'huge', craft: true },
  airship: { name: 'dwarven airship', weight: 'huge', craft: true, also: ['airship'] },
} as const satisfies Record<string, Ware>;

const GOODS = {
  'healing-potion': { name: 'Healing Potion', price: 80, sold: ['St', 'Gr', 'Gy'], magic: true, use: 'potion' },
  antidote: { name: 'Antidote', price: 50, sold: ['Do', 'Go', 'Gy'], magic: true, use: 'potion' },
  'potion-of-flight': { name: 'Potion of Flight', magic: true, use: 'potion' },
  lockpicks: { name: 'lockpicks', price: 10, sold: ALL, use: 'tool' },
  'masterwork-lockpicks': { name: 'masterwork lockpicks', use: 'tool' },
} as const satisfies Record<string, Ware>;

export const WARES: Readonly<Record<string, Ware>> = { ...WEAPONS, ...ARMORS, ...MOUNTS, ...CRAFTS, ...GOODS };

/** Blunt iron weapons, which a Cleric may use (UQ-EQP-03); others of their kind have an edge. */
const BLUNT = ['club', 'mace', 'hammer', 'flail', 'maul', 'cudgel', 'quarterstaff', 'morningstar'];

export function isBluntName(name: string): boolean {
  return BLUNT.some((blunt) => name.toLowerCase().includes(blunt));
}

/** Wares by every slug they go by; earlier ones win. */
const BY_SLUG: ReadonlyMap<string, { kind: string; ware: Ware }> = new Map(
  Object.entries(WARES)
    .flatMap(([kind, ware]) =>
      [kind, slug(ware.name), ...(ware.also ?? []).map(slug)].map((name) => [name, { kind, ware }] as const),
    )
    .toReversed(),
);

/** The ware that a name of the book means, by slug, name or another name. */
export function wareNamed(name: string): { kind: string; ware: Ware } | undefined {
  return BY_SLUG.get(name) ?? BY_SLUG.get(slug(name));
}
