import type { Op } from '../../engine/script.js';
import type { UltraQuestOp } from '../contract/op.js';
import type { Place } from '../finding.js';
import type { Block, List } from '../read/tree.js';
import type { Below } from './below.js';
import { compileChoice } from './choice.js';
import { compileConditions } from './conditions.js';
import { Sink, type Draft } from './draft.js';
import { keyOf, soundsLikeOutcome } from './keys.js';
import { compileOutcomes } from './outcome-list.js';
import { needsOutcomes, outcomesOf } from './outcomes.js';
import { compileParagraph } from './paragraph.js';

/** Compiles paragraphs and lists in their order; the ops below an option join those of its label, already in `sink`. */
export function compileBlocks(blocks: readonly Block[], draft: Draft, sink = new Sink(draft)): readonly Op[] {
  const below: Below = (inner, under) => compileBlocks(inner, draft, under);
  let slash: Place | undefined;
  blocks.forEach((block, i) => {
    if (block.kind === 'list') {
      compileList(block, slash, i === 0 || saysNothing(blocks[i - 1]), draft, sink, below);
      slash = undefined;
    } else {
      checkAnswered(draft, sink);
      slash = compileParagraph(block.pieces, draft, sink).slash;
      if (slash && blocks[i + 1]?.kind !== 'list') pauseOrWarn(slash, i + 1 < blocks.length, draft, sink);
    }
  });
  sink.close();
  checkAnswered(draft, sink);
  return sink.ops;
}

function saysNothing(block: Block | undefined): boolean {
  return (
    block?.kind === 'paragraph' && block.pieces.every((piece) => piece.kind === 'text' && piece.text.trim() === '')
  );
}

/** A `/` that no list follows is a pause, if anything follows at all. */
function pauseOrWarn(slash: Place, more: boolean, draft: Draft, sink: Sink): void {
  if (more) sink.push({ op: 'pause' }, slash);
  else draft.error('wait-for-nothing', slash, '/ waits for a choice, and none follows', 'write a list below it');
}

function compileList(
  list: List,
  slash: Place | undefined,
  under: boolean,
  draft: Draft,
  sink: Sink,
  below: Below,
): void {
  const keyed = list.items.map(keyOf);
  const last = sink.last as UltraQuestOp | undefined;
  if (keyed[0]?.condition !== undefined) {
    if (slash) sink.push({ op: 'pause' }, slash);
    compileConditions(list, draft, sink, below);
  } else if (slash) {
    compileChoice(list, slash, draft, sink, below);
  } else if (
    last &&
    !('branches' in last) &&
    outcomesOf(last, draft.scope.registry) &&
    !isTextBelow(list, under, last, draft)
  ) {
    compileOutcomes(last, list, draft, sink, below);
  } else if (under && !keyed.some((key) => key && soundsLikeOutcome(key))) {
    compileTextBelow(list, draft, sink, below);
  } else {
    const hint = hintFor(sink, draft);
    draft.error('list-of-nothing', list.at, 'a list that belongs to nothing', hint);
  }
}

function hintFor({ ops }: Sink, draft: Draft): string {
  const before = ops.at(-2) as UltraQuestOp | undefined;
  const between = ops.at(-1)?.op === 'read' && before && outcomesOf(before, draft.scope.registry);
  if (between) return `a text stands between \`${before.op}\` and its outcomes: write it before the op`;
  return 'end the text with / for a choice, or write the list under the op it belongs to';
}

/** Whether a list under an op that may have outcomes is its text instead: `pay 6` with one item and no keyword. */
function isTextBelow(list: List, under: boolean, last: UltraQuestOp, draft: Draft): boolean {
  return under && !needsOutcomes(last, draft.scope.registry) && list.items.every((item) => keyOf(item) === undefined);
}

/** The text of an option stands below it as a list of one. */
function compileTextBelow({ items, at }: List, draft: Draft, sink: Sink, below: Below): void {
  const [only, ...more] = items;
  if (more[0]) {
    const hint = 'end the text with / if this is a choice; write one text below an option';
    draft.error('list-of-nothing', more[0].at, 'a second text below an option', hint);
  }
  if (only) below([only.head, ...only.blocks], sink);
  else draft.error('list-of-nothing', at, 'an empty list');
}

/** Finds an op that stands there without the outcomes it needs. */
function checkAnswered(draft: Draft, sink: Sink): void {
  const last = sink.last as UltraQuestOp | undefined;
  if (!last || 'branches' in last || !needsOutcomes(last, draft.scope.registry)) return;
  const wanted = outcomesOf(last, draft.scope.registry)?.required ?? [];
  const at = draft.places.get(last);
  if (at) draft.error('outcome-missing', at, `\`${last.op}\` has no outcomes`, `write a list: ${wanted.join(', ')}`);
}
