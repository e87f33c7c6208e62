import type { Following, Op } from '../../engine/script.js';
import type { Flow } from '../../engine/system.js';

/** The names under which those who missed a test and those who passed it go on in the script. */
const TOLD_APART: readonly unknown[] = ['those', 'others'];

/**
 * Whether an op itself, its outcomes left out, speaks of them: as the people it is about, in a condition, an amount, a text or a
 * label. Any argument that is one of the names counts, so that nothing is overlooked.
 */
function speaks(argument: unknown): boolean {
  if (typeof argument !== 'object' || argument === null) return TOLD_APART.includes(argument);
  return Object.entries(argument).some(([key, inner]) => key !== 'branches' && speaks(inner));
}

/** Whether any of these ops speaks of them, whatever comes out of each and wherever it goes on. */
function speakOfThem(ops: readonly Op[], parts: Following['parts'], gone = new Set<unknown>()): boolean {
  return ops.some((op) => {
    if (speaks(op) || op.branches?.some((branch) => speakOfThem(branch.do, parts, gone))) return true;
    const { part } = op;
    if (op.op !== 'go' || typeof part !== 'string' || gone.has(part)) return false;
    gone.add(part);
    return speakOfThem(parts[part] ?? [], parts, gone);
  });
}

/** A test by several people, each with a die of their own. */
interface TestBySeveral {
  readonly branches?: Op['branches'];
  /** Where so many who passed lead. */
  arm(passed: number): Flow;
}

/** Where it stands: how many have passed, and how many dice are to come after the one in hand. */
interface Standing {
  readonly passed: number;
  readonly left: number;
}

const isSame = (one: Flow, other: Flow): boolean =>
  one.to === 'branch' ? other.to === 'branch' && one.index === other.index : one.to === 'next' && other.to === 'next';

/**
 * Whether the die in hand of a test by several decides nothing (W4): it leads to the same outcome whatever it and the dice to come
 * show, and nothing that may follow asks who has missed and who has passed. The book tells them apart by nothing else.
 */
export function decidesNothing(
  t: { readonly following: Following },
  { branches = [], arm }: TestBySeveral,
  { passed, left }: Standing,
): boolean {
  const outcome = arm(passed);
  for (let more = 1; more <= left + 1; more++) if (!isSame(outcome, arm(passed + more))) return false;
  const taken = outcome.to === 'branch' ? (branches[outcome.index]?.do ?? []) : [];
  const { ops, parts } = t.following;
  return !speakOfThem([...taken, ...ops], parts);
}
