import type { Op, Script } from '../../engine/script.js';
import type { UltraQuestOp } from '../contract/op.js';
import { mayWait } from '../compile/draft.js';

/** A place that a script may go to, and the op that leads there. */
interface Way {
  readonly to: string;
  readonly op: Op;
}

/** Ops that stop a run until somebody answers, or that leave it to the dice how it goes on. */
function pausesOrRolls(op: UltraQuestOp): boolean {
  return op.op === 'decide' || op.op === 'pause' || op.op === 'next' || mayWait(op.op);
}

/** Where a block leads with neither a choice nor a roll on the way. */
function freeWays(script: string, ops: readonly Op[]): Way[] {
  const ways: Way[] = [];
  for (const each of ops) {
    const op = each as UltraQuestOp;
    if (pausesOrRolls(op)) return ways;
    if (op.op === 'go') return [...ways, { to: `${script} ${op.part}`, op }];
    if (op.op === 'event') return [...ways, { to: `${op.event} `, op }];
    ways.push(...(each.branches ?? []).flatMap((branch) => freeWays(script, branch.do)));
  }
  return ways;
}

/** The ops that close a circle in which nobody chooses and nothing is rolled: such a script would never stop. */
export function endlessCircles(scripts: readonly Script[]): Op[] {
  const graph = new Map<string, Way[]>();
  for (const { id, parts } of scripts) {
    for (const [part, ops] of Object.entries(parts)) graph.set(`${id} ${part}`, freeWays(id, ops));
  }
  const closing: Op[] = [];
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]): void => {
    if (done.has(node)) return;
    for (const { to, op } of graph.get(node) ?? []) {
      if (to === node || trail.includes(to)) closing.push(op);
      else visit(to, [...trail, node]);
    }
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return closing;
}
