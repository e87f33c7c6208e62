import { and, asc, between, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { LoggedDie } from '../dice/dice.js';
import type { Database } from './database.js';
import { chronicle, die, step } from './schema.js';

export interface Slice {
  readonly before?: number;
  readonly limit: number;
}

/** Steps with what was told of them, newest first. */
export function readChronicle(database: Database, campaign: number, { before, limit }: Slice) {
  return database
    .select({
      step: step.number,
      seat: step.seat,
      intent: step.intent,
      facts: chronicle.facts,
      text: chronicle.text,
      undoneBy: step.undoneBy,
      at: step.at,
    })
    .from(step)
    .leftJoin(chronicle, and(eq(chronicle.campaign, step.campaign), eq(chronicle.step, step.number)))
    .where(and(eq(step.campaign, campaign), before === undefined ? undefined : lt(step.number, before)))
    .orderBy(desc(step.number))
    .limit(limit);
}

/** Dice as they were rolled, newest first. */
export async function readDice(database: Database, campaign: number, { before, limit }: Slice): Promise<LoggedDie[]> {
  return database
    .select(dieColumns)
    .from(die)
    .where(and(eq(die.campaign, campaign), before === undefined ? undefined : lt(die.number, before)))
    .orderBy(desc(die.number))
    .limit(limit);
}

/** The dice of steps that follow each other, oldest first: theirs follow each other as well. */
export async function diceOfSteps(
  database: Database,
  campaign: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<LoggedDie[]> {
  const [numbers] = await database
    .select({
      first: sql<number | null>`min(${step.firstDie})`,
      end: sql<number | null>`max(${step.firstDie} + ${step.dice})`,
    })
    .from(step)
    .where(and(eq(step.campaign, campaign), between(step.number, from, to)));
  return database
    .select(dieColumns)
    .from(die)
    .where(and(eq(die.campaign, campaign), gte(die.number, numbers?.first ?? 0), lt(die.number, numbers?.end ?? 0)))
    .orderBy(asc(die.number));
}

const dieColumns = {
  number: die.number,
  interaction: die.interaction,
  purpose: die.purpose,
  sides: die.sides,
  face: die.face,
};
