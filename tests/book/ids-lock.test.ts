import { describe, expect, it } from 'vitest';
import { checkLock, readLock, writeLock } from '../../src/book/ids-lock.js';
import { load, oneEvent } from './small-book.js';

const EMPTY = readLock('');
const book = (text: string) =>
  load([
    oneEvent(text),
    { path: 'items.yaml', text: 'items:\n  - { id: stone, name: Stone, price: none, effect: { kind: keepsake } }' },
  ]).ids;
const ids = book('Look. `item Stone` /\n\n- Ask him {#ask}\n- Go (default)');

describe('ids.lock', () => {
  it('holds events, options, items, quests and people', () => {
    const quest = load([oneEvent('Look. `quest #one` `success`')]).ids;
    expect([...ids.keys()].sort()).toEqual(['event Wa#one', 'item stone', 'option Wa#one/ask', 'option Wa#one/go']);
    expect([...quest.keys()]).toContain('quest Wa#one');
    const people = load([
      { path: 'events/Wa.md', text: '---\nregion: Wa\nname: F\npeople:\n  isegrin: a burner\n---\n\n# F\n' },
    ]).ids;
    expect([...people.keys()]).toEqual(['person Wa#isegrin']);
  });

  it('is read as it is written', () => {
    const text = writeLock(ids, readLock('item sword retired\nevent Wa#old\n'));
    expect(readLock(text).live).toEqual(new Set([...ids.keys(), 'event Wa#old']));
    expect(readLock(text).retired).toEqual(new Set(['item sword']));
    expect(writeLock(ids, readLock(text))).toBe(text);
  });

  it('misses what is new', () => {
    const found = checkLock(ids, EMPTY);
    expect(found.map((finding) => finding.code)).toEqual(Array(4).fill('lock-missing'));
    expect(found[0]).toMatchObject({ severity: 'error', hint: 'npm run book -- --lock', at: { line: 8 } });
  });

  it('says it once if a whole table is new', () => {
    const options = Array.from({ length: 22 }, (_, i) => `- Door ${i}\n`).join('');
    const found = checkLock(book(`Look. \`item Stone\` /\n\n${options}- Go (default)`), EMPTY);
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toMatch(/^25 ids are not in ids\.lock/);
  });

  it('lets no id vanish until it is retired, and none come back', () => {
    const lock = readLock(writeLock(ids, EMPTY));
    const without = new Map([...ids].filter(([id]) => id !== 'option Wa#one/ask'));
    expect(checkLock(without, lock)).toMatchObject([
      { code: 'lock-vanished', message: 'option Wa#one/ask is gone', at: { file: 'ids.lock' } },
    ]);
    const retired = readLock(writeLock(ids, EMPTY).replace('Wa#one/ask', 'Wa#one/ask retired'));
    expect(checkLock(without, retired)).toEqual([]);
    expect(checkLock(ids, retired)).toMatchObject([{ code: 'lock-reused', message: 'option Wa#one/ask was retired' }]);
  });
});
