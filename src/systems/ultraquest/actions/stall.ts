import { refuse, type Refusal } from '../../../engine/words.js';
import { SETTLEMENTS, type SettlementCode } from '../names.js';
import type { BookOfEvents } from '../book-of-events.js';
import { WARES, wareNamed } from '../equipment/catalogue.js';
import { nameOf, wareOf } from '../equipment/items.js';
import { whyNotRide, whyNotUse } from '../equipment/limits.js';
import { fullPrice, mountPrice, salePrice, type Making } from '../equipment/price.js';
import { bonusParts } from '../sheet/at-hand.js';
import { might, whyNotCarry } from '../sheet/carry.js';
import type { Adventurer, Item, Mount } from '../state.js';
import { belongingOf } from '../things.js';

/** What a fine smith makes of a ware (UQ-EQP-50, 51, 53 to 56). */
const FINE = ['masterwork', 'light', 'silver', 'silver-masterwork'] as const;
type Fine = (typeof FINE)[number];

/** How a ware is made, beyond its kind. Magic comes on top of what a smith has made of it (UQ-EQP-57, UQ-EQP-58). */
export type Make = 'plain' | Fine | 'magic' | `magic-${Fine}` | 'fast' | 'strong';

export interface Good {
  readonly id: string;
  readonly section: 'weapons' | 'armor' | 'mounts' | 'goods';
  /** A price of the place's own; else the table's. */
  readonly price?: number;
  /** How often it is there; any number if missing. */
  readonly stock?: number;
}

/** A place to buy and sell: a settlement, a market of the book, somebody on the road. */
export interface Stall {
  readonly name: string;
  readonly goods: readonly Good[];
  readonly makes: readonly Make[];
  /** Kinds of mount that come noble here (G-09). */
  readonly noble: readonly string[];
  /** What is paid for a thing; nothing if it is not wanted. */
  pays(item: Item): number | undefined;
  paysForMount(mount: Mount): number | undefined;
  paysForGem(value: number): number | undefined;
  /** UQ-EQP-26. */
  readonly breakCurse?: number;
  /** The whole group stands before it, so that armor is fitted on whoever is to wear it (UQ-EQP-63). */
  readonly everybody?: boolean;
  /** Who goes away with nothing bought or sold has lost nothing by it: the page says so. */
  readonly freeToLook?: boolean;
  /** The first shopping: the whole group is there, and nobody haggles (UQ-START-10, UQ-START-14). */
  readonly beforePlay?: boolean;
}

const FINELY: Readonly<Record<Fine, Making>> = {
  masterwork: { masterwork: true },
  light: { masterwork: true, light: true },
  silver: { silver: true },
  'silver-masterwork': { masterwork: true, silver: true },
};

const MAKINGS: Readonly<Record<Make, Making>> = {
  plain: {},
  ...FINELY,
  magic: { magic: true },
  'magic-masterwork': { ...FINELY.masterwork, magic: true },
  'magic-light': { ...FINELY.light, magic: true },
  'magic-silver': { ...FINELY.silver, magic: true },
  'magic-silver-masterwork': { ...FINELY['silver-masterwork'], magic: true },
  fast: {},
  strong: {},
};

/** UQ-EQP-26, UQ-CLR-24. */
const BREAK_CURSE = 66;
const BREAK_CURSE_GY = 44;
/** G-10, our ruling: fine smiths, and enchanters. */
const FINE_SMITHS: readonly SettlementCode[] = ['St', 'Ga', 'Gy'];
const ENCHANTERS: readonly SettlementCode[] = ['St', 'Gy'];
/** G-09, our ruling: where noble mounts are bred. */
const NOBLE: Partial<Record<SettlementCode, readonly string[]>> = {
  Do: ['riding-horse'],
  Gy: ['war-horse'],
  Ga: ['war-boar'],
  Gr: ['pony'],
};

export function sectionOf(kind: string): Good['section'] {
  const ware = WARES[kind];
  if (ware?.mount) return 'mounts';
  if (ware?.armor !== undefined) return 'armor';
  return ware?.melee !== undefined || ware?.ranged !== undefined ? 'weapons' : 'goods';
}

/** A treasure that had to be carried here brings its worth (UQ-TRE-03); other things half of their price (UQ-EQP-62). */
function halfPrice(book: BookOfEvents, item: Item): number | undefined {
  if (item.worth !== undefined) return item.worth;
  const own = book.thing(item.thing ?? item.kind)?.price;
  const full = own ?? fullPrice(item);
  return full === undefined ? undefined : salePrice(full);
}

function soldIn(code: SettlementCode): Good[] {
  return Object.entries(WARES)
    .filter(([, ware]) => ware.sold?.includes(code))
    .map(([id]) => ({ id, section: sectionOf(id) }));
}

const SOLD: ReadonlyMap<SettlementCode, readonly Good[]> = new Map(SETTLEMENTS.map((code) => [code, soldIn(code)]));

/** What is made finer in a settlement, and what is enchanted there; where there is both, one after the other (G-10). */
function made(code: SettlementCode): readonly Make[] {
  const fine = FINE_SMITHS.includes(code) ? FINE : [];
  if (!ENCHANTERS.includes(code)) return fine;
  return [...fine, 'magic', ...fine.map((make) => `magic-${make}` as const)];
}

/** What a settlement sells and pays (UQ-ACT-25); a curse is broken in every one (UQ-ACT-26). */
export function settlementStall(book: BookOfEvents, code: SettlementCode): Stall {
  return {
    name: code,
    goods: SOLD.get(code) ?? [],
    makes: ['plain', ...made(code), ...(NOBLE[code] ? (['fast', 'strong'] as const) : [])],
    noble: NOBLE[code] ?? [],
    pays: (item) => halfPrice(book, item),
    paysForMount: (mount) => {
      const full = mountPrice(mount);
      return full === undefined ? undefined : salePrice(full);
    },
    paysForGem: (value) => value,
    breakCurse: code === 'Gy' ? BREAK_CURSE_GY : BREAK_CURSE,
  };
}

/** A market by the book's name for it, or a settlement's. */
export function marketStall(book: BookOfEvents, name: string): Stall | undefined {
  const settlement = SETTLEMENTS.find((code) => code === name);
  if (settlement) return settlementStall(book, settlement);
  const wares = book.market(name);
  if (!wares) return undefined;
  const goods = wares.map(({ item, price }) => {
    const id = wareNamed(item)?.kind ?? item;
    return { id, section: sectionOf(id), ...(price !== undefined && { price }) };
  });
  return { ...nothingBought(name), goods, pays: (item) => halfPrice(book, item) };
}

/** A stall that sells and pays for nothing, to be filled in. */
export function nothingBought(name: string): Stall {
  return {
    name,
    goods: [],
    makes: ['plain'],
    noble: [],
    pays: () => undefined,
    paysForMount: () => undefined,
    paysForGem: () => undefined,
  };
}

/** Whether a make is possible for this ware: metal is refined, mounts are bred, potions are what they are. */
export function takesMake(kind: string, make: Make, stall: Stall): boolean {
  if (make === 'plain') return true;
  if (!stall.makes.includes(make)) return false;
  if (make === 'fast' || make === 'strong') return stall.noble.includes(kind);
  const ware = WARES[kind];
  if (make === 'light' || make === 'magic-light') return ware?.armor !== undefined && ware.weight === 'heavy';
  return ware?.armor !== undefined || ware?.melee !== undefined || ware?.ranged !== undefined;
}

/** A thing as it would be bought; its id comes with the purchase. */
export function sample(book: BookOfEvents, id: string, make: Make): Omit<Item, 'id'> {
  return { ...belongingOf(book, id), ...MAKINGS[make] };
}

/** What a ware is called, made so. */
export function nameAs(kind: string, make: Make): string {
  const noble = make === 'fast' || make === 'strong' ? [make] : [];
  return [...noble, nameOf({ id: '', kind, ...MAKINGS[make] })].join(' ');
}

/** What a ware costs here, made so. */
export function priceHere(book: BookOfEvents, good: Good, make: Make, thing: Item): number {
  if (good.section === 'mounts') {
    const noble = make === 'fast' || make === 'strong' ? make : undefined;
    return good.price ?? mountPrice({ kind: good.id, ...(noble && { noble }) }) ?? 0;
  }
  return good.price ?? fullPrice(thing) ?? book.thing(good.id)?.price ?? 0;
}

/**
 * Why this would be of no use to the one it is bought for, and before that why it never could be: nobody is sent for to be told
 * (UQ-EQP-01 to 30, UQ-EQP-48, UQ-EQP-63).
 */
export function whyNotBuy(good: Good, thing: Item, buyer: Adventurer, user: Adventurer): Refusal | undefined {
  if (good.section === 'mounts') return whyNotRide(user, good.id);
  if (wareOf(thing).craft) return undefined;
  return whyNotUse(asEquipped(user), thing) ?? whyNotFitted(thing, buyer, user) ?? whyNotCarry(user, thing);
}

/** As strong and nimble as things at hand make somebody, which counts for what can be fought with (UQ-EQP-23, UQ-EQP-30). */
function asEquipped(user: Adventurer): Adventurer {
  const DEX = bonusParts(user, 'DEX').reduce((sum, { value }) => sum + value, user.attributes.DEX);
  return { ...user, attributes: { ...user.attributes, STR: might(user), DEX } };
}

function whyNotFitted(thing: Item, buyer: Adventurer, user: Adventurer): Refusal | undefined {
  const { armor, shield } = wareOf(thing);
  if (armor === undefined || shield || user.id === buyer.id) return undefined;
  return refuse('armor-is-fitted', { who: user.name, item: nameOf(thing) }, 'UQ-EQP-63');
}
