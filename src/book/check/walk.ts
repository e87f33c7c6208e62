import type { Op, Script } from '../../engine/script.js';
import type { Text } from '../contract/basics.js';
import type { UltraQuestOp } from '../contract/op.js';

/** Every op below, in the order of the text. */
export function* eachOp(ops: readonly Op[]): Generator<UltraQuestOp> {
  for (const op of ops) {
    yield op as UltraQuestOp;
    for (const branch of op.branches ?? []) yield* eachOp(branch.do);
  }
}

export function* opsOf(script: Script): Generator<UltraQuestOp> {
  for (const part of Object.values(script.parts)) yield* eachOp(part);
}

/** Every object inside an op's own arguments, outcomes and prose left out. */
export function* argumentsOf(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const inner of value) yield* argumentsOf(inner);
  else if (typeof value === 'object' && value !== null) {
    yield value as Record<string, unknown>;
    for (const [key, inner] of Object.entries(value)) {
      if (key !== 'branches' && key !== 'text' && key !== 'label') yield* argumentsOf(inner);
    }
  }
}

/** Everything an op reads aloud or prints on a button. */
export function textsOf(op: UltraQuestOp): Text[] {
  if (op.op === 'decide') return op.options.map((option) => option.label);
  return 'text' in op ? [op.text] : [];
}
