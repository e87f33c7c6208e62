import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Ask } from '../engine/ask.js';
import { rowsOf, type Database } from './database.js';
import { answer, legendary, step, stepBefore, visited } from './schema.js';
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

/** A question as it stands after its step was taken back. */
export interface Reopened {
  readonly seat: string;
  readonly question: Ask;
  readonly page: number | null;
}

/**
 * Takes a step out of the registers, and opens the questions again that it answered. The step itself, its dice and its
 * place in the chronicle remain.
 */
export async function takeBack(
  tx: Database,
  campaign: number,
  number: number,
  by: number,
): Promise<readonly Reopened[]> {
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
  const asked = await rowsOf<Reopened>(
    tx,
    sql`update ask set closed = null where campaign = ${campaign}::int and (closed = ${number}::int or id in
        (select ask from answer where campaign = ${campaign}::int and step = ${number}::int))
      returning seat, question, page`,
  );
  await tx.delete(answer).where(and(eq(answer.campaign, campaign), eq(answer.step, number)));
  return asked;
}

/** The questions that a step opened. */
export async function openedIn(tx: Database, campaign: number, number: number): Promise<readonly number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select id from ask where campaign = ${campaign}::int and opened = ${number}::int and closed is null`,
  );
  return rows.map((row) => row.id);
}
