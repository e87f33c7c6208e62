import { commandButtons } from './command-rows.js';
import type { Row } from './rows.js';

/** Before the id of a rule, in what a button of `/rules` carries that reads it. */
export const WHY = 'why ';

/** What a menu of `/rules` carries from which a rule is picked to be read; a way back may stand behind it. */
export const READ = 'read';

/** Below a refusal: the rule that it rests on, for whoever wants to read it. */
export const whyRows = (rule: string): readonly Row[] =>
  commandButtons([{ command: 'rules', detail: `${WHY}${rule}`, label: 'Why?' }]);
