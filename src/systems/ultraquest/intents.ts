import { z } from 'zod';
import { CARGO } from './sheet/cargo.js';

const adventurer = z.string().regex(/^a\d+$/);
const shortName = z.string().trim().min(1).max(32);

/** An adventurer, or the bed of the wagon or boat (UQ-EQP-44). */
const holder = z.union([adventurer, z.literal(CARGO)]);

/** A thing by its id, or Gold, of one adventurer; a thing from the wagon or boat. */
const goods = z.strictObject({
  who: holder,
  item: z.string().min(1).max(60).exactOptional(),
  gold: z.int().min(1).exactOptional(),
});

/** What a seat of UltraQuest may want to do. Commands send these; the engine's own `answer` is not among them. */
export const ultraQuestIntent = z.discriminatedUnion('kind', [
  /** Takes a seat with a standard group (UQ-START-20 ff.), at the start in St or Do (UQ-START-01), or later (UQ-OBJ-06). */
  z.strictObject({
    kind: z.literal('join'),
    name: shortName,
    group: z.enum(['A', 'B']),
    groupName: shortName.optional(),
    place: z.enum(['St', 'Do']).optional(),
  }),
  /** Takes a seat and makes up four adventurers (UQ-START-17). */
  z.strictObject({
    kind: z.literal('create'),
    name: shortName,
    groupName: shortName.optional(),
    place: z.enum(['St', 'Do']).optional(),
  }),
  z.strictObject({ kind: z.literal('begin') }),
  /** To a neighbouring space and an event there; the own space is roaming (UQ-TURN-04). */
  z.strictObject({ kind: z.literal('move'), to: z.string().min(1).max(40) }),
  /** Roams where the group stands; in a dungeon, goes deeper. */
  z.strictObject({ kind: z.literal('event') }),
  z.strictObject({ kind: z.literal('rest') }),
  z.strictObject({ kind: z.literal('shop'), buyer: adventurer.optional() }),
  z.strictObject({ kind: z.literal('pass') }),
  /** The order of march, front first: all living members, each once. */
  z.strictObject({ kind: z.literal('order'), order: z.array(adventurer).min(1).max(12) }),
  z.strictObject({
    kind: z.literal('give'),
    from: holder,
    to: holder,
    item: z.string().min(1).max(60).optional(),
    gold: z.int().min(1).optional(),
  }),
  /** Uses a potion, a scroll, a spell or a miracle outside of a fight; `item` is a thing's id or a casting's. */
  z.strictObject({
    kind: z.literal('use'),
    adventurer,
    item: z.string().min(1).max(60),
    on: adventurer.exactOptional(),
  }),
  /**
   * Answers in advance; `ask` takes an answer back. What is left out stays as it is. With `of`, potions, talismans and magic are
   * meant for that adventurer alone, and `as-group` takes it back.
   */
  z.strictObject({
    kind: z.literal('orders'),
    of: adventurer.exactOptional(),
    tie: z.enum(['ask', 'fight-on', 'flee']).exactOptional(),
    potion: z.enum(['ask', 'use', 'keep', 'as-group']).exactOptional(),
    talisman: z.enum(['ask', 'keep', 'as-group']).exactOptional(),
    magic: z.enum(['ask', 'use', 'keep', 'as-group']).exactOptional(),
    attacked: z.enum(['ask', 'fight']).exactOptional(),
    amends: z.enum(['ask', 'gold', 'injure']).exactOptional(),
  }),
  /** Calls the group something else. */
  z.strictObject({ kind: z.literal('rename'), groupName: shortName }),
  /** Goes to a noted quest's event, or into a dungeon that was found or noted here (UQ-QUEST-03, UQ-DUN-02). */
  z.strictObject({ kind: z.literal('claim'), quest: z.string().min(1).max(80) }),
  z.strictObject({ kind: z.literal('drop-quest'), quest: z.string().min(1).max(80) }),
  /** Offers a group in the same space a bargain (UQ-ACT-38); `to` is a seat or the name of a group. */
  z.strictObject({
    kind: z.literal('offer'),
    to: z.string().min(1).max(60),
    give: goods.optional(),
    want: goods.optional(),
  }),
  z.strictObject({ kind: z.literal('accept'), offer: z.int().min(1) }),
  /** Takes an offer back, or turns one down. */
  z.strictObject({ kind: z.literal('withdraw'), offer: z.int().min(1) }),
  /** The date that the table plays to has come (UQ-VAR-02): nobody's, the clock's. */
  z.strictObject({ kind: z.literal('finish') }),
  /** Leaves the table for good (UQ-OBJ-06). */
  z.strictObject({ kind: z.literal('leave') }),
]);

export type UltraQuestIntent = z.infer<typeof ultraQuestIntent>;
export type IntentOf<K extends UltraQuestIntent['kind']> = Extract<UltraQuestIntent, { kind: K }>;
