import { describe, expect, it } from 'vitest';
import { argumentsOf, opsOf } from '../../src/book/check/walk.js';
import type { UltraQuestOp } from '../../src/book/contract/op.js';
import type { Op } from '../../src/engine/script.js';
import { PLAYED } from '../played-book.js';

const { loaded } = PLAYED;
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
