import type { Text } from '../contract/basics.js';
import type { UltraQuestOp } from '../contract/op.js';
import type { Piece } from '../read/pieces.js';
import type { Locals } from '../spans/locals.js';
import type { Registry } from '../registry.js';

/**
 * Whether a span stands inside a sentence: something before it in the paragraph that no full stop ends, or something
 * after it that can only go on with a sentence (a small letter, a comma). `said` is the text before it.
 */
export function insideSentence(said: string, next: Piece | undefined): boolean {
  const before = said.replaceAll(/[\s"'*_\u201d\u2019)]+$/g, '');
  if (before !== '') return !/[.!?\u2026]$/.test(before);
  return next?.kind === 'text' && /^\s*\p{Ll}|^[,;.!?]/u.test(next.text);
}

/** How the result of an op is read within a sentence, and the op with the local that the text refers to. */
export function readInline(
  op: UltraQuestOp,
  locals: Locals,
  registry: Registry,
): { op: UltraQuestOp; text: Text } | undefined {
  switch (op.op) {
    case 'gold':
    case 'pay':
    case 'tithe':
      return number(op, locals, '', ' Gold');
    case 'gem':
      return number(op, locals, 'a gem worth ', ' Gold');
    case 'fame':
      return number(op, locals, '', ' Fame');
    case 'honor':
      return number(op, locals, '', ' Honor');
    case 'roll':
      return op.as === undefined ? number(op, locals, '', '') : undefined;
    case 'treasure': {
      const as = op.as ?? named(op.op, 'word', locals);
      return { op: { ...op, as }, text: [{ local: as }] };
    }
    case 'item':
      return { op, text: [registry.items.find(op.item)?.name ?? op.item] };
    case 'choose':
    case 'injure':
    case 'curse':
    case 'kill':
    case 'lose-line': {
      const as = op.as ?? named(op.op, 'people', locals);
      return { op: { ...op, as }, text: [{ who: as }] };
    }
    default:
      return undefined;
  }
}

function number<O extends UltraQuestOp & { as?: string }>(op: O, locals: Locals, before: string, after: string) {
  const as = op.as ?? named(op.op, 'number', locals);
  return { op: { ...op, as }, text: [before, { local: as }, after].filter((part) => part !== '') };
}

function named(op: string, kind: 'number' | 'word' | 'people', locals: Locals): string {
  const as = locals.fresh(op);
  locals.bind(as, kind);
  return as;
}
