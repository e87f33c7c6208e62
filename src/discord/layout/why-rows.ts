import { commandButtons } from './command-rows.js';
import type { Row } from './rows.js';

/** Before the id of a rule, in what a button of `/rules` carries that reads it. */
export const WHY = 'why ';

/** Below a refusal: the rule that it rests on, for whoever wants to read it. */
export const whyRows = (rule: string): readonly Row[] =>
  commandButtons([{ command: 'rules', detail: `${WHY}${rule}`, label: 'Why?' }]);
