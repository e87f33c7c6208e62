import type { Op, Script } from '../engine/script.js';
import type { OpRule, Play, System, TableState } from '../engine/system.js';
import type { Fact } from '../engine/fact.js';
import type { Flow } from '../engine/system.js';

/** What was carried out of a book's texts: how often each op was, each of its outcomes, and each option of a choice. */
export class Reached {
  private readonly ops = new Map<Op, Map<string, number>>();

  /** `on` is the keyword of an outcome or the id of an option; `''` is the op itself. */
  note(op: Op, on: string): void {
    const outcomes = this.ops.get(op) ?? new Map<string, number>();
    outcomes.set(on, (outcomes.get(on) ?? 0) + 1);
    this.ops.set(op, outcomes);
  }

  times(op: Op, on = ''): number {
    return this.ops.get(op)?.get(on) ?? 0;
  }

  /** Every op, outcome and option of a script: where it stands in the text, and how often it was reached. */
  of(script: Script): Reach[] {
    return Object.entries(script.parts).flatMap(([part, ops]) => this.inBlock(ops, part === '' ? [] : [`### ${part}`]));
  }

  private inBlock(ops: readonly Op[], path: readonly string[]): Reach[] {
    return ops.flatMap((op, i) => {
      const here = [...path, `${i + 1} ${op.op}`];
      return [
        { kind: 'op', at: here.join(' > '), times: this.times(op) } as const,
        ...(op.branches ?? []).flatMap((branch): Reach[] => [
          { kind: kindOf(op), at: [...here, branch.on].join(' > '), times: this.times(op, branch.on) },
          ...this.inBlock(branch.do, [...here, branch.on]),
        ]),
      ];
    });
  }
}

export interface Reach {
  readonly kind: 'op' | 'branch' | 'option';
  readonly at: string;
  readonly times: number;
}

const kindOf = (op: Op): Reach['kind'] => (op.op === 'decide' ? 'option' : 'branch');

/** The same rulebook, with a note of every op that is carried out and of the branch that it takes. */
export function watched<S extends TableState, F extends Fact>(system: System<S, F>, reached: Reached): System<S, F> {
  const ops = Object.entries(system.ops).map(([name, rule]) => [name, watch(rule, reached)] as const);
  return { ...system, ops: Object.fromEntries(ops) };
}

function watch<S, F extends Fact>(rule: OpRule<S, F>, reached: Reached): OpRule<S, F> {
  return {
    ...rule,
    *run(op, t): Play<Flow> {
      const flow = yield* rule.run(op, t);
      reached.note(op, '');
      if (flow.to === 'branch') reached.note(op, op.branches?.[flow.index]?.on ?? '');
      return flow;
    },
  };
}
