import { describe, expect, it } from 'vitest';
import { argumentsOf, opsOf } from '../../src/book/check/walk.js';
import type { UltraQuestOp } from '../../src/book/contract/op.js';
import type { Op } from '../../src/engine/script.js';
import { PLAYED } from '../played-book.js';

const { loaded } = await PLAYED;
const { scripts, rows } = loaded.book.compiled;
const keepsakes = new Set(rows.items.filter(({ effect }) => effect.kind === 'keepsake').map(({ id }) => id));

/** A thing that is handed over in one breath with a quest, and where that quest leads. */
interface Errand {
  readonly from: string;
  readonly to: string;
  readonly thing: string;
}

/** Errands of one branch and of those below it. */
function errandsIn(from: string, ops: readonly Op[]): Errand[] {
  const here = ops as readonly UltraQuestOp[];
  const things = here.flatMap((op) => (op.op === 'item' && keepsakes.has(op.item) ? [op.item] : []));
  const quests = here.flatMap((op) => (op.op === 'quest' ? [op.event] : []));
  const below = ops.flatMap((op) => (op.branches ?? []).flatMap((branch) => errandsIn(from, branch.do)));
  return [...quests.flatMap((to) => things.map((thing) => ({ from, to, thing }))), ...below];
}

const errands = scripts.flatMap(({ id, parts }) => Object.values(parts).flatMap((ops) => errandsIn(id, ops)));

describe('threads between tables', () => {
  it('are there', () => {
    expect(errands.length).toBeGreaterThan(10);
  });

  it.each(errands.map((errand) => [`${errand.from} sends ${errand.thing} to ${errand.to}`, errand] as const))(
    '%s, where it is asked for',
    (_, { to, thing }) => {
      const script = loaded.book.current(to);
      const asked = script
        ? opsOf(script)
            .filter(({ op }) => op !== 'item')
            .flatMap(argumentsOf)
        : [];
      expect(asked.map(({ item }) => item)).toContain(thing);
    },
  );
});

/** The options of an event by what is done when they are taken, and what must hold for them. */
function optionsOf(ops: readonly Op[]): { id: string; if: unknown; does: readonly UltraQuestOp[] }[] {
  return (ops as readonly UltraQuestOp[]).flatMap((op) => {
    const branches = (op as Op).branches ?? [];
    const own = op.op === 'decide' ? op.options : [];
    return [
      ...own.map((option) => ({
        id: option.id,
        if: option.if,
        does: (branches.find(({ on }) => on === option.id)?.do ?? []) as readonly UltraQuestOp[],
      })),
      ...branches.flatMap((branch) => optionsOf(branch.do)),
    ];
  });
}

/** Threads that go on: where the thing of an errand is handed over, it pays, and another errand begins. */
const relays = errands.flatMap(({ to, thing }) =>
  Object.values(loaded.book.current(to)?.parts ?? {})
    .flatMap((ops) => optionsOf(ops))
    .filter(({ does }) => does.some((op) => op.op === 'give' && op.item === thing))
    .filter(({ does }) => does.some((op) => op.op === 'success') && errandsIn(to, does as readonly Op[]).length > 0)
    .map((option) => ({ to, option })),
);

describe('threads that go on', () => {
  it('are there', () => expect(relays.map(({ to }) => to)).toContain('Mg#one-short-of-a-quorum'));

  it.each(relays.map((relay) => [`${relay.to}: ${relay.option.id}`, relay] as const))(
    '%s, pay once',
    (_, { option }) => {
      const marks = option.does.flatMap((op) => (op.op === 'meet' ? [op.person] : []));
      const barred = marks.map((person) => JSON.stringify({ if: 'not', of: { if: 'met', person } }));
      expect(barred.filter((bar) => JSON.stringify(option.if).includes(bar))).not.toEqual([]);
    },
  );
});
