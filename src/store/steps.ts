import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { answer, ask, journal, legendary, step, stepBefore, visited } from './schema.js';
import { UNDO_STEPS } from './write-step.js';

/** How many of the last steps, counted up to `most`, were carried out by clocks and not by players. */
export async function stepsWithoutPlayers(tx: Database, campaign: number, most: number): Promise<number> {
  const last = await tx
    .select({ user: step.user })
    .from(step)
    .where(eq(step.campaign, campaign))
    .orderBy(desc(step.number))
    .limit(most);
  const player = last.findIndex((each) => each.user !== null);
  return player === -1 ? last.length : player;
}

/** The last step that changed the game and was not taken back, if the state before it is still kept. */
export async function lastStep(tx: Database, campaign: number, version: number) {
  const [row] = await tx
    .select()
    .from(step)
    .where(
      and(
        eq(step.campaign, campaign),
        gt(step.number, version - UNDO_STEPS),
        isNull(step.undoneBy),
        isNull(step.undoes),
        or(isNotNull(step.seat), sql`${step.intent} ->> 'kind' = 'refresh'`),
      ),
    )
    .orderBy(desc(step.number))
    .limit(1);
  return row;
}

/** What a step changed, as it was before. */
export function stateBefore(tx: Database, campaign: number, number: number) {
  return tx
    .select()
    .from(stepBefore)
    .where(and(eq(stepBefore.campaign, campaign), eq(stepBefore.step, number)))
    .orderBy(asc(stepBefore.seat));
}

/**
 * Takes a step out of the registers, and its answers. The step itself, its dice and its place in the chronicle remain.
 * Gives back the questions that it answered.
 */
export async function takeBack(tx: Database, campaign: number, number: number, by: number): Promise<readonly number[]> {
  await tx
    .update(step)
    .set({ undoneBy: by })
    .where(and(eq(step.campaign, campaign), eq(step.number, number)));
  await tx.delete(visited).where(and(eq(visited.campaign, campaign), eq(visited.step, number)));
  await tx.delete(legendary).where(and(eq(legendary.campaign, campaign), eq(legendary.won, number)));
  await tx
    .update(legendary)
    .set({ lost: null })
    .where(and(eq(legendary.campaign, campaign), eq(legendary.lost, number)));
  const answers = await tx
    .delete(answer)
    .where(and(eq(answer.campaign, campaign), eq(answer.step, number)))
    .returning({ ask: answer.ask });
  return answers.map((each) => each.ask);
}

/** Questions with what else belongs to them: the op that asks, and the page that shows them. */
export function readAsks(tx: Database, campaign: number, ids: readonly number[]) {
  return tx
    .select()
    .from(ask)
    .where(and(eq(ask.campaign, campaign), inArray(ask.id, [...ids])));
}

/** What ops were told, and the question that it belongs to. */
export function readJournals(tx: Database, campaign: number) {
  return tx.select().from(journal).where(eq(journal.campaign, campaign));
}
