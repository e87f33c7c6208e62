import type { Op, Script } from '../../engine/script.js';
import type { Text } from '../contract/basics.js';
import type { UltraQuestOp } from '../contract/op.js';

// Checks ask for the same scripts and ops again and again.
const walked = new WeakMap<Script, readonly UltraQuestOp[]>();
const opened = new WeakMap<UltraQuestOp, readonly Argument[]>();

/** An object inside an op's arguments. */
export type Argument = Readonly<Record<string, unknown>>;

/** Every op of a script, in the order of its text. */
export function opsOf(script: Script): readonly UltraQuestOp[] {
  const known = walked.get(script);
  if (known) return known;
  const ops: UltraQuestOp[] = [];
  for (const part of Object.values(script.parts)) gather(part, ops);
  walked.set(script, ops);
  return ops;
}

function gather(ops: readonly Op[], into: UltraQuestOp[]): void {
  for (const op of ops) {
    into.push(op as UltraQuestOp);
    for (const branch of op.branches ?? []) gather(branch.do, into);
  }
}

/** Every object inside an op's own arguments, outcomes and prose left out. */
export function argumentsOf(op: UltraQuestOp): readonly Argument[] {
  const known = opened.get(op);
  if (known) return known;
  const found: Argument[] = [];
  open(op, found);
  opened.set(op, found);
  return found;
}

function open(value: unknown, into: Argument[]): void {
  if (Array.isArray(value)) for (const inner of value) open(inner, into);
  else if (typeof value === 'object' && value !== null) {
    into.push(value as Argument);
    for (const [key, inner] of Object.entries(value)) {
      if (key !== 'branches' && key !== 'text' && key !== 'label') open(inner, into);
    }
  }
}

/** Everything an op reads aloud or prints on a button. */
export function textsOf(op: UltraQuestOp): Text[] {
  if (op.op === 'decide') return op.options.map((option) => option.label);
  return 'text' in op ? [op.text] : [];
}
