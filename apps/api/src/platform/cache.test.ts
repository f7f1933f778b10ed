import { describe, expect, it } from 'vitest';
import { type CacheOptions, createCache } from './cache.ts';

function setUp(options: Partial<CacheOptions> = {}) {
  let time = 0;
  let loads = 0;
  const cache = createCache({
    ttl: 1_000,
    size: 10,
    now: () => time,
    ...options,
  });
  return {
    cache,
    loads: () => loads,
    advance: (ms: number) => (time += ms),
    next: async () => {
      loads += 1;
      return loads;
    },
  };
}

describe('cache', () => {
  it('merges concurrent loads of a key', async () => {
    const { cache, next, loads } = setUp();
    expect(
      await Promise.all(Array.from({ length: 50 }, () => cache.get(['home', 'en'], next))),
    ).toEqual(Array.from({ length: 50 }, () => 1));
    expect(await cache.get(['home', 'ar'], next)).toBe(2);
    expect(loads()).toBe(2);
  });

  it('reloads after the TTL, at most a fifth earlier', async () => {
    const { cache, next, advance } = setUp();
    await cache.get('a', next);
    advance(799);
    expect(await cache.get('a', next)).toBe(1);
    advance(201);
    expect(await cache.get('a', next)).toBe(2);
  });

  it('serves a stale value while loading fails, for a limited time', async () => {
    const { cache, next, advance } = setUp({ staleIfError: 5_000 });
    await cache.get('a', next);
    const broken = () => Promise.reject(new Error('away'));
    advance(2_000);
    expect(await cache.get('a', broken)).toBe(1);
    advance(5_000);
    await expect(cache.get('a', broken)).rejects.toThrow('away');
    expect(await cache.get('a', next)).toBe(2);
  });

  it('serves no stale value for a failure that is an answer, and forgets the value', async () => {
    const { cache, next, advance } = setUp({
      staleIfError: 5_000,
      isOutage: (error) => String(error).includes('away'),
    });
    await cache.get('a', next);
    advance(1_000);
    expect(await cache.get('a', () => Promise.reject(new Error('away')))).toBe(1);
    expect(cache.last('a')).toBe(1);
    await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(cache.last('a')).toBeUndefined();
  });

  it('does not cache a failure', async () => {
    const { cache, next } = setUp();
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('a', next)).toBe(1);
  });

  it('does not store a load that was cleared while it ran', async () => {
    const { cache, next } = setUp();
    const slow = Promise.withResolvers<number>();
    const first = cache.get('a', () => slow.promise);
    cache.delete('a');
    slow.resolve(99);
    expect(await first).toBe(99);
    expect(await cache.get('a', next)).toBe(1);
    cache.clear();
    expect(await cache.get('a', next)).toBe(2);
  });

  it('stays within its size', async () => {
    const { cache, next } = setUp({ size: 3 });
    for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, next);
    expect(await cache.get('d', next)).toBe(4);
    expect(await cache.get('a', next)).toBe(5);
  });

  it('evicts the entry that was loaded longest ago, not the one requested first', async () => {
    const { cache, next, advance } = setUp({ size: 2 });
    await cache.get('asked for all the time', next);
    await cache.get('asked for once', next);
    advance(1_000);
    expect(await cache.get('asked for all the time', next)).toBe(3);
    await cache.get('new', next);
    expect(await cache.get('asked for all the time', next)).toBe(3);
    expect(await cache.get('asked for once', next)).toBe(5);
  });

  it('drops the entries of one name alone', async () => {
    const { cache, next } = setUp();
    const keys = [
      ['guide', 1],
      ['guide', 'en', 2],
      ['guides', 1],
    ] as const;
    for (const key of keys) await cache.get(key, next);
    await cache.get('guide', next);
    cache.clear('guide');
    const after: number[] = [];
    for (const key of [...keys, 'guide'] as const) after.push(await cache.get(key, next));
    expect(after).toEqual([5, 6, 3, 4]);
  });

  it('does not restore a deleted entry with a late result', async () => {
    const { cache, next, advance } = setUp();
    await cache.get('a', next);
    advance(1_000);
    const slow = Promise.withResolvers<number>();
    const late = cache.get('a', () => slow.promise);
    cache.clear();
    expect(await cache.get('a', next)).toBe(2);
    slow.resolve(99);
    expect(await late).toBe(99);
    expect(await cache.get('a', next)).toBe(2);
  });
});
