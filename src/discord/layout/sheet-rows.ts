import type { Named } from '../../narrator/sheets.js';
import { commandButtons, type CommandButton } from './command-rows.js';
import type { Row } from './rows.js';

/** Before an adventurer's id, and alone for the group: the sheet comes in the place of the one that shows the button. */
export const TURN_TO = '~';

/** Behind an adventurer's id: the sheets were opened from the group's, which can be gone back to. */
export const FROM_GROUP = ' group';

/** Ways from the group's sheet to those of its members. */
export const groupSheetRows = (members: readonly Named[]): readonly Row[] =>
  commandButtons(members.map((one) => memberButton(one, FROM_GROUP)));

/** Ways from an adventurer's sheet to the others and to the group's: on to it, or back. */
export function sheetRows(members: readonly Named[], shown: string, from: typeof FROM_GROUP | '' = ''): readonly Row[] {
  const others = members.filter(({ id }) => id !== shown).map((one) => memberButton(one, from));
  const label = from ? 'Back to the group sheet' : 'Group sheet';
  return commandButtons([...others, { command: 'group', detail: TURN_TO, label }]);
}

const memberButton = ({ id, label }: Named, from: string): CommandButton => ({
  command: 'sheet',
  detail: `${TURN_TO}${id}${from}`,
  label,
});
