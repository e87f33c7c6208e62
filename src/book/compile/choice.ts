import type { Branch } from '../../engine/script.js';
import type { Condition } from '../contract/conditions.js';
import type { Text, TextPart } from '../contract/basics.js';
import type { UltraQuestOp } from '../contract/op.js';
import type { DecideOp } from '../contract/reading.js';
import type { Place } from '../finding.js';
import { slug } from '../names.js';
import type { Piece } from '../read/pieces.js';
import type { Item, List } from '../read/tree.js';
import { referenceTo } from '../spans/reference.js';
import type { Below } from './below.js';
import { Sink, type Draft } from './draft.js';
import { keyOf, soundsLikeOutcome } from './keys.js';
import { plain, tidyText } from './text.js';

type Option = DecideOp['options'][number];
interface Compiled {
  readonly option: Option;
  readonly branch: Branch;
  readonly at: Place;
}

const MOST_OPTIONS = 25;
const LONGEST_ID = 40;

/** A list after `/`: the player decides. */
export function compileChoice(list: List, slash: Place, draft: Draft, sink: Sink, below: Below): void {
  const compiled = list.items.map((item) => compileOption(item, draft, below));
  for (const [i, { option, at }] of compiled.entries()) {
    if (compiled.findIndex((other) => other.option.id === option.id) < i) {
      draft.error('option-twice', at, `two options are called ${option.id}`, 'give one of them an id: {#another-id}');
    }
  }
  if (compiled.length > MOST_OPTIONS) {
    draft.error('option-count', list.at, `${compiled.length} options`, `no more than ${MOST_OPTIONS} fit a menu`);
  }
  checkDefault(compiled, list, draft);
  const options = compiled.map(({ option }) => option);
  sink.push({ op: 'decide', options, branches: compiled.map(({ branch }) => branch) }, slash);
}

/** Ops at the head of an option that may be impossible just then. */
const MAY_BE_REFUSED: ReadonlySet<string> = new Set(['pay', 'give', 'choose', 'skill', 'brew', 'buys', 'enchant']);

/** Somebody must be able to take the default whatever happens (W2 of D-02). */
function checkDefault(compiled: readonly Compiled[], list: List, draft: Draft): void {
  const marked = compiled.filter(({ option }) => option.default);
  const [first, second] = marked;
  if (!first) {
    draft.error(
      'default',
      list.at,
      'no option is marked (default)',
      'mark the first safe one: what happens if nobody answers',
    );
  } else if (second) {
    draft.error('default', second.at, 'two options are marked (default)', 'keep the first safe one');
  } else if (first.option.if || first.branch.do.slice(0, 1).some((op) => MAY_BE_REFUSED.has(op.op))) {
    draft.error('default', first.at, 'the default may be impossible', 'mark one that has no condition and no price');
  }
}

function compileOption(item: Item, draft: Draft, below: Below): Compiled {
  const { head, at } = item;
  const key = keyOf(item);
  if (key && soundsLikeOutcome(key)) {
    const hint = 'take the / away if this is an outcome; begin a label with a capital';
    draft.error('choice-like-outcome', key.at, `a choice that looks like an outcome: ${key.keys.join(', ')}`, hint);
  }
  const { pieces, condition, isDefault, id } = takeMarks(head.pieces, draft);
  const sink = new Sink(draft);
  const heads = new Map<string, UltraQuestOp>();
  for (const piece of pieces) {
    const op = piece.kind === 'span' ? draft.span(piece) : undefined;
    if (!op) continue;
    if ('as' in op) heads.set(op.as, op);
    sink.push(op, piece.at);
  }
  const label = labelOf(pieces, heads, draft);
  if (label.length === 0) draft.error('choice-empty', at, 'an option without a label', 'say what the player would do');
  const name =
    id ??
    slug(plain(label))
      .replaceAll(/[^a-z0-9-]/g, '')
      .slice(0, LONGEST_ID)
      .replace(/-$/, '');
  const option: Option = {
    id: name === '' ? 'option' : name,
    label,
    ...(condition && { if: condition }),
    ...(isDefault && { default: true }),
  };
  return { option, branch: { on: option.id, do: below(item.blocks, sink) }, at };
}

interface Marks {
  readonly pieces: readonly Piece[];
  readonly condition?: Condition | undefined;
  readonly isDefault: boolean;
  readonly id?: string;
}

/** Takes `[if ...]`, `(default)` and `{#id}` off a label. */
function takeMarks(pieces: readonly Piece[], draft: Draft): Marks {
  let condition: Condition | undefined;
  let isDefault = false;
  let id: string | undefined;
  const rest = pieces.flatMap((piece, i): Piece[] => {
    if (piece.kind === 'reference' && piece.inside.startsWith('#')) {
      id = piece.inside.slice(1);
      if (/^[a-z0-9-]{1,40}$/.test(id)) return [];
      draft.error('heading', piece.at, `{${piece.inside}} is no id`, 'at most 40 small letters, digits and hyphens');
      return [];
    }
    if (piece.kind !== 'text') return [piece];
    let { text } = piece;
    const given = i === 0 ? /^\s*\[if ([^\]]*)\]/.exec(text) : null;
    if (given) {
      condition = draft.condition(given[1] ?? '', {
        ...piece.at,
        column: piece.at.column + given[0].indexOf('if ') + 3,
      });
      text = text.slice(given[0].length);
    }
    if (/\(default\)\s*$/.test(text)) {
      isDefault = true;
      text = text.replace(/\(default\)\s*$/, '');
    }
    return [{ ...piece, text }];
  });
  return { pieces: rest, condition, isDefault, ...(id !== undefined && { id }) };
}

/** The text of a label. People whom the option itself will choose are "two of you": they are not known yet. */
function labelOf(pieces: readonly Piece[], heads: ReadonlyMap<string, UltraQuestOp>, draft: Draft): Text {
  const parts = pieces.flatMap((piece): TextPart[] => {
    if (piece.kind === 'text') return [piece.text];
    if (piece.kind !== 'reference') return [];
    const chosen = heads.get(piece.inside);
    if (chosen) return [unknownYet(chosen)];
    const read = referenceTo(piece.inside, draft.scope.locals);
    if ('part' in read) return [read.part];
    draft.error('unknown-local', piece.at, read.message, read.hint);
    return [];
  });
  return tidyText(parts).filter((part) => part !== '');
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

function unknownYet(op: UltraQuestOp): string {
  if (!('who' in op)) return 'some';
  const { who } = op.who;
  if (op.who.who === 'any')
    return op.who.min === op.who.max ? `${NUMBERS[op.who.max] ?? 'some'} of you` : 'some of you';
  return who === 'each' ? 'all of you' : 'one of you';
}
