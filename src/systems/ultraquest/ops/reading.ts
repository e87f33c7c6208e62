import type * as Reading from '../../../book/contract/reading.js';
import type { Op } from '../../../engine/script.js';
import type { Option } from '../../../engine/ask.js';
import type { Refusal } from '../../../engine/words.js';
import { rollAmount } from '../amounts.js';
import type { BookOfEvents } from '../book-of-events.js';
import { holds } from '../conditions.js';
import { changeFame } from '../fame.js';
import { rollsDice } from '../hand-on-dice.js';
import { prose } from '../prose.js';
import type { Play, Rule, Tale } from '../tale.js';
import { rollEvent } from '../turn/event-roll.js';
import { askFree } from '../turn/free-moment.js';
import { stage, tellOpening } from '../turn/scene.js';
import { rerollable } from './rerollable.js';
import { groupOf } from '../where.js';
import { whatItCosts } from './what-it-costs.js';
import { whatItTakes } from './what-it-takes.js';
import { branch, END, NEXT, plainRule, pressToRoll, rule, type Glance } from './rule.js';

/** What holds for the whole event (UQ-DUN-10). */
const scene = plainRule<Reading.SceneOp>((op, t) => {
  const flags = groupOf(t).scene?.flags;
  if (op.place && flags && !flags.includes(op.place)) flags.push(op.place);
});

const read = plainRule<Reading.ReadOp>((op, t) => {
  t.tell({ kind: 'read', text: prose(op.text, groupOf(t), t.locals) });
});

/** UQ-EVT-09, UQ-MARCH-03. */
const pause = rule<Reading.PauseOp>(1, function* (_, t) {
  yield* askFree(t, {
    name: 'go on',
    kind: 'pause',
    options: [{ id: 'go-on', label: { key: 'go-on' }, tone: 'go' }],
    default: 'go-on',
  });
  return NEXT;
});

type RefusalOf = (op: Op, t: Glance) => Refusal | undefined;
type DecideOption = Reading.DecideOp['options'][number];

const opsOf = (op: Reading.DecideOp, { id }: DecideOption): readonly Op[] =>
  op.branches?.find(({ on }) => on === id)?.do ?? [];

/** The ops of an option's label stand before anything is read or branches off. */
function labelOps(ops: readonly Op[]): readonly Op[] {
  const last = ops.findIndex((each) => each.op === 'read' || each.op === 'decide' || each['branches'] !== undefined);
  return last < 0 ? ops : ops.slice(0, ops[last]?.op === 'read' || ops[last]?.op === 'decide' ? last : last + 1);
}

/** What asks for a thing of the book that they do not have is kept to the book: it would tell of what is still to come. */
function isKeptBack(book: BookOfEvents, ops: readonly Op[], refused: Refusal | undefined): boolean {
  return refused?.refused === 'item-missing' && ops.some((op) => op.op === 'give' && isOfTheBook(book, op['item']));
}

const isOfTheBook = (book: BookOfEvents, id: unknown): boolean =>
  typeof id === 'string' && book.thing(id) !== undefined;

function optionsOf(book: BookOfEvents, op: Reading.DecideOp, t: Tale, refusalOf: RefusalOf): Option[] {
  const group = groupOf(t);
  return op.options
    .filter((option) => !option.if || holds(option.if, t))
    .flatMap((option) => {
      const all = opsOf(op, option);
      const ops = labelOps(all);
      const refused = ops.map((each) => refusalOf(each, t)).find((refusal) => refusal !== undefined);
      if (isKeptBack(book, ops, refused)) return [];
      const label = { text: prose(option.label, group, t.locals) };
      const hint = whatItTakes(ops, t, option.default ? whatItCosts(ops) : [], all);
      return [{ id: option.id, label, ...(hint && { hint }), ...(refused && { refused }) }];
    });
}

/** The book's default if it can be taken, else the first that can. */
function defaultOf(op: Reading.DecideOp, options: readonly Option[]): string | undefined {
  const legal = options.filter((option) => !option.refused).map((option) => option.id);
  const wanted = op.options.find((option) => option.default)?.id;
  return wanted !== undefined && legal.includes(wanted) ? wanted : legal[0];
}

function decide(book: BookOfEvents, refusalOf: RefusalOf): Rule {
  return rule<Reading.DecideOp>(1, function* (op, t) {
    const group = groupOf(t);
    const options = optionsOf(book, op, t, refusalOf);
    const fallback = defaultOf(op, options);
    // Nothing can be taken: the event goes on below the list, by a press, so that the reasons are seen.
    const shown: Option[] = fallback === undefined ? [...options, { id: 'go-on', label: { key: 'go-on' } }] : options;
    const answer = yield* askFree(t, { name: 'decide', kind: 'choice', options: shown, default: fallback ?? 'go-on' });
    const chosen = shown.find((option) => option.id === answer.options[0]);
    if (chosen) t.tell({ kind: 'chosen', group: group.name, label: chosen.label, by: 'player' });
    return branch(op, answer.options[0] ?? '');
  });
}

const when = plainRule<Reading.IfOp>((op, t) => {
  const first = op.conditions.find((condition) => holds(condition.if, t));
  return branch(op, first?.on ?? 'else');
});

/** A roll in parentheses is the reader's, one with outcomes the player's (UQ-EVT-10, UQ-EVT-11, D-03). */
const roll = rule<Reading.RollOp>(1, function* (op, t) {
  yield* pressToRoll(op, t, rollsDice(op.amount));
  const purpose = op.as ?? 'roll';
  const rolled = op.player ? yield* rerollable(t, op.amount, purpose) : rollAmount(t, op.amount, purpose);
  if (op.player || op.ranges) t.tell({ kind: 'rolled', purpose, dice: [...rolled.dice], total: rolled.total });
  if (op.as !== undefined) t.locals[op.as] = rolled.total;
  const range = op.ranges?.find(({ from, to }) => rolled.total >= from && rolled.total <= to);
  return branch(op, range?.on ?? '');
});

/** Deeper into the same table (UQ-DUN-03). */
function* next(book: BookOfEvents, op: Reading.NextOp, t: Tale): Play<ReturnType<typeof branch>> {
  const table = groupOf(t).scene?.region ?? t.script.split('#')[0] ?? '';
  const { script, number } = yield* rollEvent(t, table, op.plus);
  if (!script) return END;
  stage(t, script, number);
  tellOpening(book, t, script.id);
  return { to: 'become', script };
}

function event(book: BookOfEvents, op: Reading.EventOp, t: Tale): ReturnType<typeof branch> {
  const script = t.library.current(op.event);
  if (!script) {
    t.tell({ kind: 'ruling', id: 'UQ-VAR-06', key: 'land-unwritten', args: { region: op.event.split('#')[0] ?? '' } });
    return END;
  }
  stage(t, script, null);
  tellOpening(book, t, script.id);
  return { to: 'become', script };
}

/** UQ-QUEST-04: 1 Fame for the quest that led here, unless the text says more. */
function success(book: BookOfEvents, op: Reading.SuccessOp, t: Tale): void {
  const { scene: here, ...group } = groupOf(t);
  const quest = here?.quest;
  if (!here || !quest) return;
  here.quest = null;
  if (group.dungeon) group.dungeon.quest = null;
  t.tell({ kind: 'quest-done', quest, title: book.title(quest) ?? quest, success: true });
  changeFame(groupOf(t), op.fame ?? 1, t.tell.bind(t), 'quest');
}

/** Reading, deciding, and where the book goes on. `refusalOf` looks up why an option's first ops cannot be carried out. */
export function readingOps(book: BookOfEvents, refusalOf: RefusalOf): Readonly<Record<string, Rule>> {
  return {
    scene,
    read,
    pause,
    decide: decide(book, refusalOf),
    if: when,
    roll,
    next: rule<Reading.NextOp>(1, (op, t) => next(book, op, t)),
    event: plainRule<Reading.EventOp>((op, t) => event(book, op, t)),
    go: plainRule<Reading.GoOp>((op) => ({ to: 'part', name: op.part })),
    end: plainRule<Reading.EndOp>(() => END),
    success: plainRule<Reading.SuccessOp>((op, t) => {
      success(book, op, t);
    }),
  };
}
