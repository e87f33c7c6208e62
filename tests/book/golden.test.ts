import { beforeAll, describe, expect, it } from 'vitest';
import { loadBook, type Loaded } from '../../src/book/load.js';
import { RULEBOOK } from './registry.js';
import { CONTRACT } from '../../src/book/contract/number.js';
import { hashOf, stableJson } from '../../src/book/hash.js';
import { loadFixture } from './fixture/load.js';

const NOTATION = [
  'purse-in-the-fork',
  'honest-donkey',
  'trained-boar',
  'two-through-the-window',
  'patient-cup',
  'honey-tree',
];

let loaded: Loaded;
beforeAll(async () => {
  loaded = await loadFixture();
});

describe('the six events of the notation', () => {
  it.each(NOTATION)('compile %s to the same ops as ever', async (id) => {
    const script = loaded.book.current(`Wa#${id}`);
    await expect(JSON.stringify(script?.parts, null, 2)).toMatchFileSnapshot(`golden/${id}.snap`);
  });
});

describe('the hash', () => {
  it('pins the text of each event, and none is like another', () => {
    const hashes = loaded.book.revisions().map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(hashes.length);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{24}$/);
  });

  it('does not depend on the order of keys, but on that of ops', () => {
    expect(stableJson({ b: 1, a: { d: 2, c: [3, { f: 4, e: 5 }] } })).toBe('{"a":{"c":[3,{"e":5,"f":4}],"d":2},"b":1}');
    const [one, two] = [{ op: 'rest' }, { op: 'rob' }];
    expect(hashOf({ '': [one, two] })).not.toBe(hashOf({ '': [two, one] }));
  });

  it('changes with the number of the contract', () => {
    const parts = loaded.book.current('Wa#patient-cup')?.parts ?? {};
    expect(hashOf(parts, CONTRACT)).toBe(loaded.book.current('Wa#patient-cup')?.hash);
    expect(hashOf(parts, CONTRACT + 1)).not.toBe(hashOf(parts, CONTRACT));
  });

  it('stays when notes, line breaks and headings change, and changes with a word', () => {
    const event = (body: string): string => `---\nregion: Wa\nname: Forest\n---\n\n# Forest\n\n${body}`;
    const hashFor = (body: string): string | undefined =>
      loadBook([{ path: 'events/Wa.md', text: event(body) }], RULEBOOK).book.current('Wa#cup')?.hash;
    const text = 'The landlord pours for one of you. `gold 1`';
    const first = hashFor(`## 1-100 The cup {#cup}\n\n${text}`);
    expect(hashFor(`## 4-9 A cup {#cup}\n\n<!-- kept short -->\n${text.replace('for one', 'for\none')}`)).toBe(first);
    expect(hashFor(`## 1-100 The cup {#cup}\n\n${text.replace('pours', 'poured')}`)).not.toBe(first);
  });
});

describe('the book as a library', () => {
  it('knows a text by id, by number and by hash, and only the newest', () => {
    const { book } = loaded;
    const script = book.event('Wa', 42);
    expect(script?.id).toBe('Wa#honest-donkey');
    expect(book.pinned('Wa#honest-donkey', script?.hash ?? '')).toBe(script);
    expect(book.pinned('Wa#honest-donkey', 'another')).toBeUndefined();
    expect(book.event('Wa', 0)).toBeUndefined();
    expect(book.event('Nowhere', 1)).toBeUndefined();
  });

  it('finds older texts that were stored, beside its own', () => {
    const old = { id: 'Wa#honest-donkey', hash: 'old', parts: { '': [{ op: 'end' }] } };
    const library = loaded.book.withRevisions([old]);
    expect(library.pinned('Wa#honest-donkey', 'old')).toEqual(old);
    expect(library.current('Wa#honest-donkey')?.hash).not.toBe('old');
  });

  it('gives introductions, headings, things, treasures and markets', () => {
    const { book } = loaded;
    expect(book.introduction('Wa')).toMatch(/^The Forest begins behind the last fence/);
    expect(book.introduction('Wa')).not.toMatch('sisters');
    expect(book.current('Wa#introduction')?.parts['']?.[0]?.op).toBe('read');
    expect(book.heading('Wa#honest-donkey')).toMatchObject({ title: 'The honest donkey', mark: '!' });
    expect(book.item('warm-honeycomb')?.price).toBe(25);
    expect(book.companion('jackdaw')?.takes).toBe('hand');
    expect(book.treasure('NT', 3)?.weight).toBe('heavy');
    expect(book.treasureRows('NT')).toBe(3);
    expect(book.market('Borrowed things')?.[0]?.item).toBe('dagger');
  });
});
