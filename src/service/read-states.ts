import type { TableState } from '../engine/system.js';
import type { Table } from '../store/load-table.js';

/** States that are remembered: those of the tables that are being played at. */
const MOST_STATES = 100;

/** A state with the texts that it is stored as: whoever loads the same texts need not read them again. */
export interface ReadState {
  readonly shared: string;
  readonly seats: readonly (string | null)[];
  readonly state: TableState;
}

/** Of each campaign the state that was read or written last, by the campaign's id. */
export type ReadStates = Map<number, ReadState>;

export function isStoredAs(known: ReadState, { campaign, seats }: Table): boolean {
  return (
    known.shared === campaign.shared &&
    known.seats.length === seats.length &&
    seats.every((seat, i) => seat.state === known.seats[i])
  );
}

/** Remembers a state until as many others have been played at since. */
export function remember(read: ReadStates, campaign: number, state: ReadState): void {
  read.delete(campaign);
  read.set(campaign, state);
  if (read.size > MOST_STATES) read.delete(read.keys().next().value ?? campaign);
}
