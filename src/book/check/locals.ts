import type { UltraQuestOp } from '../contract/op.js';
import { OPS } from '../contract/op.js';
import { argumentsOf, textsOf } from './walk.js';

const read = new WeakMap<UltraQuestOp, readonly string[]>();

/** The locals an op needs to be set before it. */
export function localsRead(op: UltraQuestOp): readonly string[] {
  const known = read.get(op) ?? findLocals(op);
  read.set(op, known);
  return known;
}

function findLocals(op: UltraQuestOp): string[] {
  const fromTexts = textsOf(op).flatMap((text) =>
    text.flatMap((part) => (typeof part === 'string' ? [] : Object.values(part).slice(0, 1))),
  );
  return [...fromTexts, ...argumentsOf(op).flatMap(readHere)];
}

function readHere(argument: Readonly<Record<string, unknown>>): string[] {
  const { who, local, name } = argument;
  if (who === 'those' || who === 'others') return [who];
  if ((who === 'bound' || who === 'but' || who === 'behind') && typeof name === 'string') return [name];
  return typeof local === 'string' ? [local] : [];
}

/** The locals an op sets. Labels are read before their option's own ops, which the compiler has seen to. */
export function localsSet(op: UltraQuestOp): readonly string[] {
  const bound = 'as' in op ? [op.as] : [];
  return [...bound, ...(OPS.get(op.op)?.text.sets ?? [])];
}
