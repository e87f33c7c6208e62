import { beforeAll, describe, expect, it } from 'vitest';
import { argumentsOf, opsOf } from '../../src/book/check/walk.js';
import { CONDITIONS, WHO } from '../../src/book/contract/grammar.js';
import { checkOps, OPS, type UltraQuestOp } from '../../src/book/contract/op.js';
import { loadBook, type Loaded } from '../../src/book/load.js';
import { RULEBOOK } from './registry.js';
import { fixtureFiles, loadFixture } from './fixture/load.js';

let loaded: Loaded;
let ops: UltraQuestOp[];

beforeAll(async () => {
  loaded = await loadFixture();
  ops = loaded.book.revisions().flatMap((revision) => opsOf(revision));
});

describe('the test book', () => {
  it('has nothing wrong with it', () => {
    expect(loaded.findings.filter((finding) => finding.code !== 'no-master')).toEqual([]);
  });

  it('has twenty events, and every number of its tables leads to one', () => {
    expect(loaded.counts).toMatchObject({ events: 20, tables: 5, numbersCovered: 500, numbersMissing: 0 });
    for (const region of loaded.book.tables.keys()) {
      for (let n = 1; n <= 100; n++) expect(loaded.book.event(region, n)?.id).toMatch(`${region}#`);
    }
  });

  it('uses every op of the contract', () => {
    const used = new Set(ops.map((op) => op.op));
    expect([...OPS.keys()].filter((name) => !used.has(name as UltraQuestOp['op']))).toEqual([]);
  });

  it('uses every outcome of every op', () => {
    const used = new Set(ops.flatMap((op) => ('branches' in op ? op.branches.map(({ on }) => `${op.op} ${on}`) : [])));
    const all = [...OPS.values()].flatMap(({ name, text }) =>
      [...(text.outcomes?.required ?? []), ...(text.outcomes?.optional ?? [])].map((on) => `${name} ${on}`),
    );
    expect(all.filter((outcome) => !used.has(outcome))).toEqual([]);
  });

  it('uses every who and every condition', () => {
    const all = ops.flatMap((op) => argumentsOf(op));
    const used = (key: string): Set<unknown> => new Set(all.map((argument) => argument[key]));
    expect(Object.keys(WHO).filter((who) => !used('who').has(who))).toEqual([]);
    expect(Object.keys(CONDITIONS).filter((condition) => !used('if').has(condition))).toEqual([]);
  });

  it('keeps the contract in every op', () => {
    const faults = loaded.book
      .revisions()
      .flatMap(({ parts }) => Object.values(parts).flatMap((part) => checkOps(part)));
    expect(faults).toEqual([]);
  });

  it('survives a JSON round trip unchanged, since it is stored', () => {
    const revisions = loaded.book.revisions();
    expect(JSON.parse(JSON.stringify(revisions))).toEqual(revisions);
  });

  it('is the same for the same files, whatever their order', async () => {
    const backwards = loadBook((await fixtureFiles()).toReversed(), RULEBOOK);
    const hashes = (each: Loaded): string[] =>
      each.book
        .revisions()
        .map(({ id, hash }) => `${id} ${hash}`)
        .sort();
    expect(hashes(backwards)).toEqual(hashes(loaded));
  });
});
