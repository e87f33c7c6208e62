import { isOne } from '../contract/who.js';
import type { Outcomes } from '../contract/describe.js';
import { OPS, type UltraQuestOp } from '../contract/op.js';
import type { DiceAmount } from '../contract/basics.js';
import type { Registry } from '../registry.js';

export const ONE: Outcomes = { required: ['pass', 'fail'], optional: [] };
const SEVERAL: Outcomes = { required: ['all', 'some', 'none'], optional: [] };

/** The outcomes of an op as it stands there; undefined if it has none. A roll's are numbers, see `rangeOf`. */
export function outcomesOf(op: UltraQuestOp, registry: Registry): Outcomes | undefined {
  if (op.op === 'test') return isOne(op.who) ? ONE : SEVERAL;
  if (op.op === 'special') return { required: [], optional: registry.specials[op.name] ?? [] };
  return OPS.get(op.op)?.text.outcomes;
}

/** Whether the op makes no sense without its outcomes written. A test of several may just bind `those`. */
export function needsOutcomes(op: UltraQuestOp, registry: Registry): boolean {
  if (op.op === 'test') return isOne(op.who);
  return (outcomesOf(op, registry)?.required.length ?? 0) > 0;
}

/** The least and the most that can come; undefined where a local counts. */
export function rangeOf({ dice, plus, refs }: DiceAmount): { from: number; to: number } | undefined {
  if (refs) return undefined;
  const ends = dice.map(({ count, sides }) => [count, count * sides]);
  return {
    from: plus + ends.reduce((sum, end) => sum + Math.min(...end), 0),
    to: plus + ends.reduce((sum, end) => sum + Math.max(...end), 0),
  };
}
