import type { Ignorer, NodePath } from '@stryker-mutator/api/ignore';

/** As much of a syntax tree as is looked at here. */
interface Syntax {
  readonly type: string;
  readonly key?: { readonly name?: string };
  readonly callee?: { readonly name?: string };
}

interface Place {
  readonly node: Syntax;
  readonly listKey?: string;
  readonly key: string | number | null;
  readonly parent?: Syntax;
}

/** How a question and its options are worded and coloured; the narrator's tests see that there are words for each. */
const WORDED = new Set(['label', 'text', 'tone']);

/** Says which parts of our modules hold no rule, so that nobody is asked to prove them. */
export const wording: Ignorer = {
  shouldIgnore(path: NodePath): string | undefined {
    const { node, parent, listKey, key } = path as Place;
    if (node.type === 'ObjectProperty' && WORDED.has(node.key?.name ?? '')) return 'wording';
    if (node.type === 'ThrowStatement') return 'a bug, not a rule';
    const said = listKey === 'arguments' && key !== 0 && parent?.callee?.name === 'refuse';
    return said ? 'wording of a refusal' : undefined;
  },
};
