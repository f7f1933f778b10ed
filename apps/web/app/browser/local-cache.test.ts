import { beforeEach, describe, expect, test } from 'vitest';
import { type ItemStore, type LocalCache, localCache } from './local-cache.ts';

let items: Map<string, string>;
let now: number;
let cache: LocalCache<string>;
const store: ItemStore = {
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => void items.set(key, value),
  removeItem: (key) => void items.delete(key),
};
beforeEach(() => {
  items = new Map();
  now = 1_000_000;
  cache = localCache(store, () => now);
});

describe('the local cache', () => {
  test('stores items with an optional expiry in seconds', { tags: ['CONST-33'] }, () => {
    cache.set('config', { a: [1] }, 30);
    now += 29_999;
    expect(cache.get('config')).toEqual({ a: [1] });
    now += 1;
    expect(cache.get('config')).toBeNull();
    expect(items.size).toBe(0);
  });

  test('keeps items without an expiry until they are removed', { tags: ['CONST-34'] }, () => {
    cache.set('config', 'x');
    now += 10 * 365 * 86_400_000;
    expect(cache.get('config')).toBe('x');
    cache.remove('config');
    expect(cache.get('config')).toBeNull();
  });

  test('what cannot be read is not there', () => {
    cache.set('a', 1);
    for (const key of items.keys()) items.set(key, '{broken');
    expect(cache.get('a')).toBeNull();
    expect(cache.get('never')).toBeNull();
  });
});
