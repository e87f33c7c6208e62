import { z } from 'zod';

/** A local: a number, a word or people that an op found out and that later ops and texts use. */
export const LocalName = z.string().regex(/^[a-z][a-z0-9-]*$/);

export const ATTRIBUTES = ['MOV', 'STR', 'DEX', 'INT'] as const;
export const AttributeCode = z.enum(ATTRIBUTES);
export type AttributeCode = z.infer<typeof AttributeCode>;

/** An event by its unchanging id, `Wa#honest-donkey`. */
export const EventId = z.string().regex(/^[^\s#]+#[a-z0-9-]+$/);

/** A thing, skill, person ... by the id the registry gives it. */
export const Id = z.string().min(1);

/** The dice of the box (UQ-DICE-01 to 04). */
export const SIDES = [3, 6, 10, 100] as const;
export const Sides = z.literal(SIDES);

/** A row of equal dice. A negative count is subtracted: `-D6`. */
export const DiceRow = z.strictObject({ count: z.int(), sides: Sides });

/**
 * An amount: dice, a constant, and locals (`find` once, or -1 times to take it back). `3+D6`, `2D10`, `D3+1`, `20+2D10`, `goblins`.
 * Amounts below 0 that cannot be (injuries, Gold in hand) count as 0 (UQ-DICE-05).
 */
export const DiceAmount = z.strictObject({
  dice: z.array(DiceRow),
  plus: z.int(),
  refs: z.array(z.strictObject({ local: LocalName, times: z.int() })).exactOptional(),
});
export type DiceAmount = z.infer<typeof DiceAmount>;

/** A plain number as an amount. */
export const amountOf = (plus: number): DiceAmount => ({ dice: [], plus });

/**
 * Prose with places to fill in. `local` reads a number or a word; `who` the names of people ("Odo", "Odo and Mirl");
 * `count` picks a form by a number (or by how many people): one or not one; `sex` picks a form by the sex of one person.
 */
export const TextPart = z.union([
  z.string(),
  z.strictObject({ local: LocalName }),
  z.strictObject({ who: LocalName }),
  z.strictObject({ count: LocalName, one: z.string(), many: z.string() }),
  z.strictObject({ sex: LocalName, male: z.string(), female: z.string() }),
]);
export type TextPart = z.infer<typeof TextPart>;
export const Text = z.array(TextPart).min(1);
export type Text = z.infer<typeof Text>;

/** How long something lasts (C-24): this fight, this event, this turn. */
export const Lasts = z.enum(['fight', 'event', 'turn']);

/** Where an event or a fight takes place; it decides about mounts, MOV and crafts (UQ-DUN-10, C-23, UQ-BOAT-06). */
export const Scenery = z.enum(['building', 'cave', 'water']);
export type Scenery = z.infer<typeof Scenery>;

/** Waits for the player's press before the dice are thrown: written `...` before the span. */
export const waits = z.literal(true).exactOptional();

/** Binds what came out to a local: `as NAME`. */
export const as = LocalName.exactOptional();
