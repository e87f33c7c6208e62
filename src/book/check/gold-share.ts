import type { Op, Script } from '../../engine/script.js';
import type { UltraQuestOp } from '../contract/op.js';
import type { Checked } from './checked.js';

/** Of what is in reach of a group without Gold, nothing but words. */
const ONLY_WORDS: ReadonlySet<string> = new Set([
  'scene',
  'read',
  'pause',
  'end',
  'go',
  'decide',
  'if',
  'choose',
  'gossip',
  'meet',
]);
/** What is closed to who has no Gold. */
const COSTS_GOLD: ReadonlySet<string> = new Set([
  'pay',
  'offer',
  'market',
  'enchant',
  'meet-master',
  'meet-grandmaster',
]);

/** No more than one event in eight, in the first lands, may need Gold to be of use (book-style.md). */
export const MOST_GOLD = 1 / 8;

/** Whether an event sells something and has nothing else to give than words. */
export function needsGold({ parts }: Script): boolean {
  const blocks = Object.values(parts);
  return blocks.some((ops) => sells(ops)) && !blocks.some((ops) => isOfUse(ops));
}

function sells(ops: readonly Op[]): boolean {
  return ops.some((op) => COSTS_GOLD.has(op.op) || (op.branches ?? []).some((branch) => sells(branch.do)));
}

function isOfUse(ops: readonly Op[]): boolean {
  for (const each of ops) {
    const op = each as UltraQuestOp;
    // What follows a price belongs to it: the ops after `pay` in an option, and its arm `paid`.
    if (op.op === 'pay') return (op.branches ?? []).some((branch) => branch.on === 'unpaid' && isOfUse(branch.do));
    if (COSTS_GOLD.has(op.op)) continue;
    if (!ONLY_WORDS.has(op.op)) return true;
    if ((each.branches ?? []).some((branch) => isOfUse(branch.do))) return true;
  }
  return false;
}

export function checkGoldShare(checked: readonly Checked[], firstLands: readonly string[]): void {
  for (const region of firstLands) {
    const events = checked.filter((each) => each.region === region && each.tree.numbers);
    const needing = events.filter((each) => needsGold(each.script));
    const [first] = needing;
    if (!first || needing.length / events.length <= MOST_GOLD) continue;
    const ids = needing.map((each) => each.tree.id).join(', ');
    const message = `${needing.length} of ${events.length} events of ${region} need Gold: ${ids}`;
    first.find('error', 'gold-share', { ...first.at, line: 1, column: 1 }, message, 'at most one in eight may');
  }
}
