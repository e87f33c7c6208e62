import { describe, expect, test } from 'vitest';
import { Cache } from '../../src/pictures/cache.js';

describe('the cache of pictures', () => {
  test('makes a thing once, even for two who ask at the same time', async () => {
    const cache = new Cache<number>(2);
    let made = 0;
    const make = async () => ++made;
    expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual([1, 1]);
    expect(await cache.get('a', make)).toBe(1);
  });

  test('forgets what was used longest ago', async () => {
    const cache = new Cache<string>(2);
    const made: string[] = [];
    const ask = (key: string) => cache.get(key, async () => (made.push(key), key));
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    expect(cache.size).toBe(2);
  });

  test('does not keep a failure', async () => {
    const cache = new Cache<number>(2);
    await expect(cache.get('a', () => Promise.reject(new Error('spilt ink')))).rejects.toThrow('spilt ink');
    expect(await cache.get('a', async () => 7)).toBe(7);
  });
});
