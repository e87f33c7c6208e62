import type { Database } from '../store/database.js';
import { setClocks } from '../store/due.js';
import { lockTable, type LockedTable, type SeatRow } from '../store/load-table.js';
import { setAway } from '../store/seats.js';
import { clocksAt } from './clocks.js';
import { systemOf, type Means } from './means.js';
import { positionOf } from './position.js';
import type { CampaignId } from './service.js';

/** Notes whether a player is there. What waits for one who is away falls due at once. */
export async function away(means: Means, campaign: CampaignId, user: string, isAway: boolean): Promise<void> {
  await means.store.transaction(async (tx) => {
    const table = await lockTable(tx, campaign, '');
    const seat = table?.seats.find((each) => each.user === user);
    if (!table || !seat || seat.away === isAway || table.campaign.phase === 'ended') return;
    const changed = await note(tx, table, seat, isAway);
    const system = systemOf(means, table.campaign.system);
    await setClocks(tx, campaign, clocksAt(system, changed, positionOf(system, changed), means.clock()));
  });
}

/** Somebody who was away acts: he is back, and the step that follows sets his clocks. */
export async function back(means: Means, tx: Database, table: LockedTable, seat: SeatRow): Promise<LockedTable> {
  const changed = await note(tx, table, seat, false);
  const system = systemOf(means, table.campaign.system);
  await setClocks(tx, table.campaign.id, clocksAt(system, changed, positionOf(system, changed), means.clock()));
  return changed;
}

async function note(tx: Database, table: LockedTable, seat: SeatRow, isAway: boolean): Promise<LockedTable> {
  await setAway(tx, table.campaign.id, seat.id, isAway);
  return { ...table, seats: table.seats.map((each) => (each.id === seat.id ? { ...each, away: isAway } : each)) };
}
