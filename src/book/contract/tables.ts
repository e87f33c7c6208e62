import { z } from 'zod';
import { METALS } from './skills.js';

/** An id of a table: small letters, digits and hyphens. It never changes. */
const TableId = z.string().regex(/^[a-z0-9-]+$/, 'an id of small letters, digits and hyphens');
const Weight = z.enum(['heavy', 'very heavy', 'huge']);
const Price = z.union([z.int().min(0), z.literal('none')]).describe('Gold, or none: nobody buys it');
const Region = z.string().min(1);
const yes = z.literal(true).exactOptional();

const MAKE = { base: z.string(), magic: yes, silver: yes, masterwork: yes, light: yes, blunt: yes };
const PLAIN_EFFECTS = [
  z.strictObject({ kind: z.literal('keepsake') }).describe('does nothing by itself; some event asks for it'),
  z.strictObject({ kind: z.literal('talisman'), stuff: z.string() }).describe('UQ-TAL'),
  z.strictObject({ kind: z.literal('key'), metal: z.enum(METALS) }).describe('UQ-LOCK-06'),
  z.strictObject({ kind: z.literal('scroll'), skill: z.string() }).describe('UQ-SCROLL'),
  z.strictObject({ kind: z.literal('weapon'), ...MAKE }).describe('a weapon of the equipment table, made better'),
  z.strictObject({ kind: z.literal('armor'), ...MAKE }).describe('an armor of the equipment table, made better'),
  z
    .strictObject({ kind: z.literal('potion'), does: z.string(), plus: z.int(), who: z.string().exactOptional() })
    .describe('single use: heal, cure, fly, or MOV, STR, DEX, INT for the turn'),
  z
    .strictObject({ kind: z.literal('bonus'), on: z.string(), plus: z.int() })
    .describe('on MOV, STR, DEX, INT, ME, RA, AR, rest or a skill, while it is at hand'),
  z.strictObject({ kind: z.literal('skill'), skill: z.string() }).describe('its owner has that skill'),
  z
    .strictObject({
      kind: z.literal('reroll'),
      die: z.string().exactOptional(),
      regions: z.array(Region),
      uses: z.int().exactOptional(),
    })
    .describe('rolls one die again, as a talisman does, in those regions'),
  z
    .strictObject({
      kind: z.literal('guard'),
      against: z.string(),
      uses: z.int().exactOptional(),
      regions: z.array(Region).exactOptional(),
    })
    .describe('keeps its owner from one kind of harm; without uses: always'),
] as const;
const PlainEffect = z.discriminatedUnion('kind', [...PLAIN_EFFECTS]);

/** What a thing or companion of the book does: a closed list. */
export const TableEffect = z.discriminatedUnion('kind', [
  ...PLAIN_EFFECTS,
  z
    .strictObject({ kind: z.literal('legendary'), of: PlainEffect })
    .describe('a legendary treasure, and what it does beside winning the game'),
]);
export type TableEffect = z.infer<typeof TableEffect>;

export const ItemRow = z.strictObject({
  id: TableId,
  name: z.string().min(1).max(60),
  is: z.string().max(100).exactOptional().describe('what it is, in a few words'),
  price: Price,
  weight: Weight.exactOptional(),
  text: z.string().max(300).exactOptional().describe('what its owner may read'),
  effect: TableEffect,
  retired: yes.describe('no event gives it any more; games that hold one keep it'),
});
export type ItemRow = z.infer<typeof ItemRow>;

export const CompanionRow = z.strictObject({
  id: TableId,
  name: z.string().min(1).max(60),
  is: z.string().max(100).exactOptional(),
  takes: z.enum(['hand', 'skill', 'mount']).describe('the line it takes (UQ-MEET-06)'),
  text: z.string().max(300).exactOptional(),
  effect: TableEffect,
  retired: yes,
});
export type CompanionRow = z.infer<typeof CompanionRow>;

export const MarketRow = z.strictObject({
  id: TableId,
  name: z.string().min(1).max(60),
  wares: z.array(z.strictObject({ item: z.string(), price: z.int().min(0).exactOptional() })).min(1),
});
export type MarketRow = z.infer<typeof MarketRow>;

/** `items.yaml`. */
export const ItemsFile = z.strictObject({
  items: z.array(ItemRow).exactOptional(),
  companions: z.array(CompanionRow).exactOptional(),
  familiars: z.array(CompanionRow).exactOptional(),
  markets: z.array(MarketRow).exactOptional(),
});
export type ItemsFile = z.infer<typeof ItemsFile>;

/** A row of a treasure table (UQ-TRE-02 to 06): Gold, a thing, or something heavy that is worth Gold. */
export const TreasureRow = z
  .strictObject({
    row: z.int().min(1),
    id: TableId,
    name: z.string().min(1).max(120),
    text: z.string().max(700).exactOptional(),
    gold: z.int().min(0).exactOptional(),
    item: z.string().exactOptional(),
    weight: Weight.exactOptional(),
  })
  .refine((row) => row.gold !== undefined || row.item !== undefined, 'a treasure is gold or an item');
export type TreasureRow = z.infer<typeof TreasureRow>;

/** `treasures/NT.yaml`, `MT.yaml`, `LT.yaml`. */
export const TreasuresFile = z.array(TreasureRow).min(1);

export const CandidateRow = z.strictObject({
  name: z.string().min(1).max(30),
  race: z.string(),
  profession: z.string(),
  sex: z.enum(['male', 'female']),
  skills: z.array(z.string()),
  items: z.array(z.string()).default([]),
  text: z.string().max(300).exactOptional(),
});
export type CandidateRow = z.infer<typeof CandidateRow>;

/** `recruits.yaml`: by region, ten candidates for the faces of a D10 (UQ-ACT-32, G-08). */
export const RecruitsFile = z.record(z.string(), z.array(CandidateRow).length(10));
export type RecruitsFile = z.infer<typeof RecruitsFile>;

/** The YAML tables of a book, by the name of their file. */
export const TABLE_FILES = {
  'items.yaml': ItemsFile,
  'treasures/NT.yaml': TreasuresFile,
  'treasures/MT.yaml': TreasuresFile,
  'treasures/LT.yaml': TreasuresFile,
  'recruits.yaml': RecruitsFile,
} as const;
