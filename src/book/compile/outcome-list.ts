import type { Branch, Op } from '../../engine/script.js';
import type { UltraQuestOp } from '../contract/op.js';
import type { RollOp } from '../contract/reading.js';
import type { Place } from '../finding.js';
import { didYouMean } from '../names.js';
import type { Item, List } from '../read/tree.js';
import type { Below } from './below.js';
import { Sink, type Draft } from './draft.js';
import { isRange, keyOf, withoutKey } from './keys.js';
import { outcomesOf, rangeOf } from './outcomes.js';

interface Arm {
  readonly on: string;
  readonly do: readonly Op[];
  readonly at: Place;
}

/** Gives the op before the list its outcomes: a branch for each keyword; `else` stands for all that are not written. */
export function compileOutcomes(op: UltraQuestOp, list: List, draft: Draft, sink: Sink, below: Below): void {
  const arms = list.items.flatMap((item) => armsOf(op, item, draft, below));
  for (const [i, arm] of arms.entries()) {
    if (arms.findIndex((other) => other.on === arm.on) < i) {
      draft.error('outcome-twice', arm.at, `${arm.on} is written twice`, 'keep one of them');
    }
  }
  if (op.op === 'roll') rollBranches(op, arms, list, draft, sink);
  else sink.replaceLast({ ...op, branches: keywordBranches(op, arms, list, draft) });
}

function armsOf(op: UltraQuestOp, item: Item, draft: Draft, below: Below): Arm[] {
  const keyed = keyOf(item);
  const known = outcomesOf(op, draft.scope.registry);
  const words = [...(known?.required ?? []), ...(known?.optional ?? [])];
  if (!keyed || keyed.condition !== undefined) {
    const hint = op.op === 'roll' ? 'like 1-2: or 6:' : `there are: ${words.join(', ')}`;
    draft.error('outcome-unknown', item.at, `an item without an outcome of \`${op.op}\``, hint);
    return [];
  }
  const ops = below([withoutKey(item.head, keyed.rest), ...item.blocks], new Sink(draft));
  if (ops.length === 0) {
    const hint = 'say what happens then; an outcome that is not written just goes on';
    draft.error('outcome-empty', keyed.at, `${keyed.keys.join(', ')}: nothing stands there`, hint);
  }
  return keyed.keys.flatMap((on) => {
    const valid = op.op === 'roll' ? isRange(on) || on === 'else' : words.includes(on) || on === 'else';
    if (valid) return [{ on, do: ops, at: keyed.at }];
    const hint = op.op === 'roll' ? 'like 1-2: or 6:' : (didYouMean(on, words) ?? `there are: ${words.join(', ')}`);
    draft.error('outcome-unknown', keyed.at, `\`${op.op}\` never comes out "${on}"`, hint);
    return [];
  });
}

function keywordBranches(op: UltraQuestOp, arms: readonly Arm[], list: List, draft: Draft): Branch[] {
  const { required, optional } = outcomesOf(op, draft.scope.registry) ?? { required: [], optional: [] };
  const written = arms.map((arm) => arm.on);
  const missing = [...required, ...optional].filter((on) => !written.includes(on));
  const rest = arms.find((arm) => arm.on === 'else' && !required.includes('else') && !optional.includes('else'));
  const lacking = rest ? [] : missing.filter((on) => required.includes(on));
  if (lacking.length > 0) {
    const hint = `write ${lacking.map((on) => `${on}:`).join(', ')}, or else: for the rest`;
    draft.error('outcome-missing', list.at, `\`${op.op}\` may also come out ${lacking.join(', ')}`, hint);
  }
  return arms.flatMap((arm) => (arm === rest ? missing : [arm.on]).map((on) => ({ on, do: arm.do })));
}

/** A roll's branches are ranges of numbers, which must cover exactly what can come. */
function rollBranches(op: RollOp, arms: readonly Arm[], list: List, draft: Draft, sink: Sink): void {
  const possible = rangeOf(op.amount);
  const ranges = arms.filter((arm) => arm.on !== 'else').map((arm) => ({ arm, ...numbersOf(arm.on) }));
  if (!possible) {
    draft.error('roll-range', list.at, 'what can come is not known beforehand', 'roll dice and plain numbers only');
    return;
  }
  const open: number[] = [];
  for (let face = possible.from; face <= possible.to; face++) {
    const hits = ranges.filter(({ from, to }) => from <= face && face <= to);
    if (hits.length === 0) open.push(face);
    if (hits[1]) draft.error('roll-range', hits[1].arm.at, `${face} stands in two outcomes`, 'give it to one of them');
  }
  for (const { arm, from, to } of ranges) {
    if (from >= possible.from && to <= possible.to && from <= to) continue;
    draft.error('roll-range', arm.at, `${arm.on} cannot come`, `there are ${possible.from} to ${possible.to}`);
  }
  const rest = arms.find((arm) => arm.on === 'else');
  if (open.length > 0 && !rest) {
    draft.error('roll-range', list.at, `${open.join(', ')} leads nowhere`, 'cover every number, or write else:');
  }
  const filled = rest ? runs(open).map((run) => ({ arm: rest, ...run })) : [];
  const all = [...ranges, ...filled];
  const name = ({ from, to }: { from: number; to: number }): string => (from === to ? `${from}` : `${from}-${to}`);
  sink.replaceLast({
    ...op,
    player: true,
    ranges: all.map(({ from, to }) => ({ on: name({ from, to }), from, to })),
    branches: all.map(({ arm, from, to }) => ({ on: name({ from, to }), do: arm.do })),
  });
}

function numbersOf(on: string): { from: number; to: number } {
  const [from = 0, to = from] = on.split('-').map(Number);
  return { from, to };
}

/** Numbers in a row as ranges. */
function runs(numbers: readonly number[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && last.to === number - 1) last.to = number;
    else found.push({ from: number, to: number });
  }
  return found;
}
