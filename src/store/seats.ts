import { and, eq } from 'drizzle-orm';
import type { SeatId } from '../engine/words.js';
import type { Database } from './database.js';
import { seat } from './schema.js';

export async function setAway(tx: Database, campaign: number, id: SeatId, away: boolean): Promise<void> {
  await tx
    .update(seat)
    .set({ away })
    .where(and(eq(seat.campaign, campaign), eq(seat.id, id)));
}
