import type { Named } from '../../narrator/sheets.js';
import { commandButtons, type CommandButton } from './command-rows.js';
import type { Row } from './rows.js';

/** Before an adventurer's id, and alone for the group: the sheet comes in the place of the one that shows the button. */
export const TURN_TO = '~';

/** Ways from one sheet, an adventurer's or else the group's, to all the others. */
export function sheetRows(members: readonly Named[], shown?: string): readonly Row[] {
  const others: readonly CommandButton[] = members
    .filter(({ id }) => id !== shown)
    .map(({ id, label }) => ({ command: 'sheet', detail: `${TURN_TO}${id}`, label }));
  const group: CommandButton = { command: 'group', detail: TURN_TO, label: 'Group sheet' };
  return commandButtons(shown === undefined ? others : [...others, group]);
}
