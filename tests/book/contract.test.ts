import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Op } from '../../src/engine/script.js';
import { SIDES, type DiceAmount } from '../../src/book/contract/basics.js';
import { CONDITIONS, WHO } from '../../src/book/contract/grammar.js';
import { checkOps, FAMILIES, OPS, type UltraQuestOp } from '../../src/book/contract/op.js';
import { opReference } from '../../src/book/reference.js';
import { tableSchemas } from '../../src/book/schemas.js';
import { condition } from '../../src/book/spans/condition.js';
import { Cursor, type Scope } from '../../src/book/spans/cursor.js';
import { Locals } from '../../src/book/spans/locals.js';
import { readSpan } from '../../src/book/spans/span.js';
import { who } from '../../src/book/spans/who.js';
import { namesOf } from '../../src/book/names.js';
import { RULEBOOK } from './registry.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Things that the examples of the contract name beside the rulebook's. */
const OWN = namesOf([
  { id: 'bank-book', name: 'Bank book' },
  { id: 'warm-honeycomb', name: 'Warm honeycomb' },
]);

/** A scope in which every name of the examples is bound. */
function scope(): Scope {
  const locals = new Locals();
  for (const number of ['find', 'goblins', 'steps']) locals.bind(number, 'number');
  for (const people of ['drinker', 'inside', 'victim']) locals.bind(people, 'people');
  const registry = {
    ...RULEBOOK,
    items: { all: [...RULEBOOK.items.all, ...OWN.all], find: (n: string) => RULEBOOK.items.find(n) ?? OWN.find(n) },
    companions: namesOf([...RULEBOOK.companions.all, { id: 'otter', name: 'Otter' }]),
  };
  return { registry, region: 'Wa', event: 'Wa#here', locals };
}

/** Examples of the contract that stand in headings, texts and lists instead of spans. */
const NO_SPANS = ['scene', 'read', 'pause', 'decide', 'if'];

const examples = [...OPS.values()]
  .filter(({ name }) => !NO_SPANS.includes(name))
  .flatMap(({ name, text }) => text.examples.map((example) => [name, example] as const));

describe('the contract', () => {
  // Names that an example binds itself are free in the scope; these two are bound there for others.
  const free = (example: string): string => example.replace(/ as (find|goblins|inside|victim)$/, ' as another');

  it.each(examples)('%s: `%s` is read as that op, and keeps the schema', (name, example) => {
    const read = readSpan(free(example), scope());
    expect(read).toHaveProperty('op');
    const op = 'op' in read ? read.op : undefined;
    expect(op?.op).toBe(name);
    expect(checkOps([op as Op])).toEqual([]);
  });

  it('has an example, a grammar and a text for every op', () => {
    for (const { text } of OPS.values()) {
      expect(text.examples.length).toBeGreaterThan(0);
      expect(text.grammar).not.toBe('');
      expect(text.says).toMatch(/\.$/);
    }
    expect(Object.values(FAMILIES).flat()).toHaveLength(OPS.size);
  });

  it('refuses an op with an argument too much, one too little, and an op that is none', () => {
    const gold = { op: 'gold', amount: { dice: [], plus: 3 } };
    expect(checkOps([gold])).toEqual([]);
    expect(checkOps([{ ...gold, why: 'luck' }])[0]).toMatch(/0 gold: .*why/);
    expect(checkOps([{ op: 'gold' }])[0]).toMatch(/amount/);
    expect(checkOps([{ op: 'glod' }])).toEqual(['0: no op is called glod']);
  });

  it('looks into every outcome', () => {
    const trap = { op: 'trap', branches: [{ on: 'sprung', do: [{ op: 'rest' }, { op: 'gold' }] }] };
    expect(checkOps([trap])[0]).toMatch(/^0\.sprung\.1 gold/);
  });

  const kinds = (table: Readonly<Record<string, { written: string }>>): [string, string][] =>
    Object.entries(table).flatMap(([kind, { written }]) =>
      written.split(', ').map((each): [string, string] => [kind, each]),
    );

  it.each(kinds(WHO))('who %s is written %s', (kind, written) => {
    const c = new Cursor(written, scope());
    const read = who(c, { attribute: 'DEX' });
    c.finish();
    expect(c.fault).toBeUndefined();
    expect(read.who).toBe(kind);
  });

  it.each(kinds(CONDITIONS))('condition %s is written %s', (kind, written) => {
    const c = new Cursor(written, scope());
    const read = condition(c);
    c.finish();
    expect(c.fault).toBeUndefined();
    expect(read.if).toBe(kind);
  });

  it('lets a trait be somebody’s', () => {
    const read = (text: string) => condition(new Cursor(text, scope()));
    expect(read('drinker is half-duck')).toEqual({
      if: 'race',
      race: 'half-duck',
      who: { who: 'bound', name: 'drinker' },
    });
    expect(read('first has Silver key')).toMatchObject({ if: 'item', item: 'silver-key', who: { who: 'first' } });
    expect(read('not last is mounted and Gold 20')).toMatchObject({
      if: 'and',
      of: [
        { if: 'not', of: { if: 'mounted', who: { who: 'last' } } },
        { if: 'gold', from: 20 },
      ],
    });
  });
});

/** An amount as the book would write it. */
function written({ dice, plus, refs = [] }: DiceAmount): string {
  const terms = [
    ...dice.map(
      ({ count, sides }) => `${count < 0 ? '-' : '+'}${Math.abs(count) === 1 ? '' : Math.abs(count)}D${sides}`,
    ),
    ...refs.map(({ local, times }) => `${times < 0 ? '-' : '+'}{${local}}`),
    ...(plus !== 0 || dice.length + refs.length === 0 ? [`${plus < 0 ? '-' : '+'}${Math.abs(plus)}`] : []),
  ];
  return terms.join('').replace(/^\+/, '');
}

describe('amounts', () => {
  const rows = fc.array(
    fc.record({ count: fc.integer({ min: -9, max: 9 }).filter((n) => n !== 0), sides: fc.constantFrom(...SIDES) }),
    { maxLength: 3 },
  );
  const refs = fc.array(fc.record({ local: fc.constantFrom('find', 'steps'), times: fc.constantFrom(1, -1) }), {
    maxLength: 2,
  });

  it('are read as they are written, whatever they are made of', () => {
    fc.assert(
      fc.property(rows, refs, fc.integer({ min: -99, max: 99 }), (dice, locals, plus) => {
        const amount: DiceAmount = { dice, plus, ...(locals.length > 0 && { refs: locals }) };
        const read = readSpan(`gold ${written(amount)}`, scope());
        expect(read).toEqual({ op: { op: 'gold', amount } });
      }),
    );
  });

  it('and nothing else ever throws, however odd a span is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OPS.keys()), fc.string({ maxLength: 30 }), (name, rest) => {
        const read = readSpan(`${name.replace('-', ' ')} ${rest}`, scope());
        if ('op' in read) expect(checkOps([read.op as Op])).toEqual([]);
        else expect(read.fault.message).not.toBe('');
      }),
      { numRuns: 400 },
    );
  });
});

describe('what is generated from the contract', () => {
  it('docs/ops.md is not stale (npm run book -- --reference)', async () => {
    expect(await readFile(`${ROOT}docs/ops.md`, 'utf8')).toBe(opReference());
  });

  it('every op has its place in it', () => {
    const reference = opReference();
    for (const name of OPS.keys()) expect(reference).toContain(`\n### ${name}\n`);
  });

  it.each(Object.entries(tableSchemas()))('%s is not stale', async (path, text) => {
    expect(await readFile(`${ROOT}content/ultraquest/${path}`, 'utf8')).toBe(text);
  });
});

/** Compile-time: a compiled op is an op of the engine. */
export const asEngineOp = (op: UltraQuestOp): Op => op;
