import { lengthOf, plain } from '../compile/text.js';
import type { UltraQuestOp } from '../contract/op.js';
import { openingOf } from '../opening.js';
import type { Checked } from './checked.js';
import { opsOf } from './walk.js';

/** `book-style.md`: a phone screen, not a page. */
export const LIMITS = { read: 700, label: 40, opening: { from: 80, to: 400 }, sharedWords: 8 } as const;

/** Lengths of texts and labels, and what a careful reader would stumble over. */
export function checkTexts({ script, at, find }: Checked): void {
  for (const op of opsOf(script)) {
    if (op.op === 'read') checkRead(op, find);
    if (op.op === 'decide') checkLabels(op, find);
  }
  const { length } = openingOf(script);
  const { from, to } = LIMITS.opening;
  if (length < from || length > to) {
    find('warning', 'opening-length', at, `an opening of ${length} letters`, `${from} to ${to} are meant`);
  }
}

type Find = Checked['find'];

function checkRead(op: Extract<UltraQuestOp, { op: 'read' }>, find: Find): void {
  const length = lengthOf(op.text);
  if (length > LIMITS.read) {
    find(
      'error',
      'text-length',
      op,
      `a text of ${length} letters`,
      `at most ${LIMITS.read}; a / makes two pages of one`,
    );
  }
  for (const [pattern, message, hint] of STUMBLES) {
    if (pattern.test(plain(op.text))) find('warning', 'prose', op, message, hint);
  }
  if ((plain(op.text).match(/"/g)?.length ?? 0) % 2 === 1)
    find('warning', 'prose', op, 'a quotation that does not end');
}

const STUMBLES: readonly (readonly [RegExp, string, string?])[] = [
  [/\bsuddenly\b/i, '"suddenly"', 'nothing in the book happens suddenly'],
  [/\([^)]*$|^[^(]*\)/, 'a bracket without its other half'],
  [/\b(\w+) \1\b(?<!\b(?:had had|that that))/i, 'a word twice in a row'],
  [/ [,.;:!?]/, 'a space before a mark'],
];

function checkLabels(op: Extract<UltraQuestOp, { op: 'decide' }>, find: Find): void {
  for (const { label } of op.options) {
    const length = lengthOf(label);
    if (length <= LIMITS.label) continue;
    find('error', 'label-length', op, `"${plain(label)}" has ${length} letters`, `a button takes ${LIMITS.label}`);
  }
}

/** Openings that share eight words in a row: one of them is a copy (book-style.md). */
export function checkOpenings(checked: readonly Checked[]): void {
  const seen = new Map<string, string>();
  for (const { script, at, find } of checked) {
    const words =
      openingOf(script)
        .toLowerCase()
        .match(/[\p{L}\p{N}']+/gu) ?? [];
    const runs = words
      .map((_, i) => words.slice(i, i + LIMITS.sharedWords))
      .filter((run) => run.length === LIMITS.sharedWords);
    const shared = runs.map((run) => run.join(' ')).find((run) => (seen.get(run) ?? script.id) !== script.id);
    if (shared !== undefined) {
      find(
        'error',
        'opening-shared',
        at,
        `it shares "${shared}" with ${seen.get(shared) ?? ''}`,
        'write one of them anew',
      );
    }
    for (const run of runs) seen.set(run.join(' '), script.id);
  }
}
