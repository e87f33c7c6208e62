import type { Branch } from '../../engine/script.js';
import type { Condition } from '../contract/conditions.js';
import type { List } from '../read/tree.js';
import type { Below } from './below.js';
import { Sink, type Draft } from './draft.js';
import { keyOf, withoutKey } from './keys.js';

/** `if CONDITION:` items, tried in order, and `else:`. */
export function compileConditions(list: List, draft: Draft, sink: Sink, below: Below): void {
  const conditions: { on: string; if: Condition }[] = [];
  const branches: Branch[] = [];
  list.items.forEach((item, i) => {
    const keyed = keyOf(item);
    const isElse = keyed?.keys[0] === 'else' && i === list.items.length - 1;
    if (!keyed || (keyed.condition === undefined && !isElse)) {
      const hint = 'every item begins `if CONDITION:`, the last may be `else:`';
      draft.error('outcome-unknown', item.at, 'an item without a condition among conditions', hint);
      return;
    }
    const on = isElse ? 'else' : String(i + 1);
    const condition = keyed.condition === undefined ? undefined : draft.condition(keyed.condition, afterIf(keyed.at));
    if (condition) conditions.push({ on, if: condition });
    branches.push({ on, do: below([withoutKey(item.head, keyed.rest), ...item.blocks], new Sink(draft)) });
  });
  sink.push({ op: 'if', conditions, branches }, list.at);
}

const afterIf = <P extends { column: number }>(at: P): P => ({ ...at, column: at.column + 3 });
