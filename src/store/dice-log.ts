import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { LoggedDie } from '../dice/dice.js';
import type { Database } from './database.js';
import { campaign, die, pastSeed } from './schema.js';

/** The dice of a campaign that were drawn from one seed. */
export interface SeedDice {
  /** Null where it never left the database that this one was restored from. */
  readonly seed: string | null;
  readonly hash: string;
  readonly from: number;
  readonly revealed: boolean;
  readonly dice: readonly LoggedDie[];
}

/** All dice of a campaign, seed by seed; nothing if there is no such campaign. */
export async function readDiceLog(database: Database, id: number): Promise<readonly SeedDice[]> {
  const [now] = await database.select().from(campaign).where(eq(campaign.id, id));
  if (!now) return [];
  const past = await database.select().from(pastSeed).where(eq(pastSeed.campaign, id)).orderBy(asc(pastSeed.fromDie));
  const parts: SeedDice[] = [];
  for (const { seed, hash, fromDie, beforeDie } of past) {
    parts.push({ seed, hash, from: fromDie, revealed: true, dice: await diceOf(database, id, fromDie, beforeDie) });
  }
  const { seed, seedHash: hash, seedFrom: from, nextDie } = now;
  return [...parts, { seed, hash, from, revealed: false, dice: await diceOf(database, id, from, nextDie) }];
}

function diceOf(database: Database, id: number, from: number, before: number): Promise<LoggedDie[]> {
  return database
    .select({
      number: die.number,
      interaction: die.interaction,
      purpose: die.purpose,
      sides: die.sides,
      face: die.face,
    })
    .from(die)
    .where(and(eq(die.campaign, id), gte(die.number, from), lt(die.number, before)))
    .orderBy(asc(die.number));
}
