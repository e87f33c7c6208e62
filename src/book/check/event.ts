import type { Op } from '../../engine/script.js';
import { checkOps } from '../contract/op.js';
import type { Checked } from './checked.js';
import { checkFlow } from './flow.js';
import { checkTexts } from './texts.js';

/** Everything that can be said of an event alone. */
export function checkEvent(checked: Checked): void {
  const { script, tree, at, find } = checked;
  for (const fault of Object.values(script.parts).flatMap((ops) => checkOps(ops))) find('error', 'contract', at, fault);
  const { unreached } = checkFlow(script, (code, op: Op, message, hint) => {
    find('error', code, op, message, hint);
  });
  for (const part of tree.parts.filter(({ name }) => unreached.includes(name))) {
    find('error', 'part-unreached', part.at, `nobody goes to ${part.name}`, `write \`go ${part.name}\` somewhere`);
  }
  checkTexts(checked);
}
