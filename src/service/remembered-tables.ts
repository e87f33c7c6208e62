import type { TableState } from '../engine/system.js';
import type { Table } from '../store/load-table.js';

/** Tables that are remembered: those that are being played at. */
const MOST_TABLES = 100;

/** A table as it stood after a step of this process, with the state that its rows hold. */
export interface Remembered {
  readonly table: Table;
  readonly state: TableState;
}

/**
 * Of each campaign the table after the last step that this process carried out, by the campaign's id. Others may have changed
 * it since: what is thought out on it counts only if the campaign still bears the table's mark when it is written.
 */
export type RememberedTables = Map<number, Remembered>;

/** Remembers a table until as many others have been played at since. */
export function remember(tables: RememberedTables, remembered: Remembered): void {
  const { id } = remembered.table.campaign;
  tables.delete(id);
  tables.set(id, remembered);
  if (tables.size > MOST_TABLES) tables.delete(tables.keys().next().value ?? id);
}

/** The state of a table, if it is stored as the remembered one is: whoever has read the same texts need not parse them again. */
export function stateAsStored(known: Remembered | undefined, { campaign, seats }: Table): TableState | undefined {
  if (!known || known.table.campaign.shared !== campaign.shared || known.table.seats.length !== seats.length) {
    return undefined;
  }
  return seats.every((seat, i) => seat.state === known.table.seats[i]?.state) ? known.state : undefined;
}
