import { expect, it } from 'vitest';
import { PLAYED } from '../played-book.js';

type Op = Readonly<Record<string, unknown>> & { readonly op: string };
interface Option {
  readonly id: string;
  readonly label: readonly unknown[];
  readonly if?: unknown;
}
interface Decision {
  readonly options: readonly Option[];
  readonly branches: readonly { readonly on: string; readonly do: readonly Op[] }[];
}

/** Every decision below a compiled part. */
function decisions(node: unknown): readonly Decision[] {
  if (Array.isArray(node)) return node.flatMap(decisions);
  if (typeof node !== 'object' || node === null) return [];
  const own = 'op' in node && node.op === 'decide' ? [node as unknown as Decision] : [];
  return [...own, ...Object.values(node).flatMap(decisions)];
}

async function options() {
  const { loaded } = await PLAYED;
  return loaded.book.compiled.scripts.flatMap(({ id, parts }) =>
    decisions(parts).flatMap((decision) =>
      decision.options.map((option) => {
        const label = option.label.map((part) => (typeof part === 'string' ? part : '...')).join('');
        const does = decision.branches.find(({ on }) => on === option.id)?.do ?? [];
        return { at: `${id}: ${label}`, label, does, if: option.if };
      }),
    ),
  );
}

it('an option that asks its way to a teacher says that something can be learned', async () => {
  const all = await options();
  const teaching = all.filter(
    ({ does }) =>
      does.every(({ op }) => ['read', 'meet', 'meet-master'].includes(op)) &&
      does.some(({ op }) => op === 'meet-master'),
  );
  expect(teaching.length).toBeGreaterThan(10);
  expect(
    teaching.filter(({ label }) => /^(Ask|Have)/.test(label) && !/teach|learn|lesson/i.test(label)).map(({ at }) => at),
  ).toEqual([]);
});

/** Here one pays to be out of the water; the rest is a present. */
const PAID_FOR_ELSE = /^Ma#pulled-out-while-you-wait:/;
const NOTHING_ELSE = ['pay', 'read', 'meet', 'heal', 'uncurse'];

it('an option that is paid for healing or for lifting a curse is there only where somebody needs it', async () => {
  const all = await options();
  const helping = all.filter(
    ({ does }) =>
      does[0]?.op === 'pay' &&
      does.some(({ op }) => op === 'heal' || op === 'uncurse') &&
      does.every(({ op }) => NOTHING_ELSE.includes(op)),
  );
  expect(helping.length).toBeGreaterThan(3);
  expect(helping.filter(({ if: on, at }) => on === undefined && !PAID_FOR_ELSE.test(at)).map(({ at }) => at)).toEqual(
    [],
  );
});
