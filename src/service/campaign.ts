import type { SeatRow, Table } from '../store/load-table.js';
import type { Campaign, Seat } from './service.js';

/** A campaign as other rooms see it: without its state, and without its seed. */
export function campaignOf({ campaign, seats }: Table): Campaign {
  const { id, guild, channel, system, name, owner, homeless, seedHash, version, phase, settings } = campaign;
  return {
    id,
    guild,
    channel,
    system,
    name,
    owner,
    homeless,
    seedHash,
    version,
    phase,
    settings,
    seats: seats.map(seatOf),
  };
}

function seatOf({ id, user, name, away }: SeatRow): Seat {
  return { id, user, name, away };
}
