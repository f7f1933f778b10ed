import { content } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CachedApi, withCache } from './query-cache.ts';

// A server that answers on demand; it stands for the network.
let asked: { name: string; answer: (ok?: boolean) => void }[] = [];
const server: Api = (call) =>
  new Promise((resolve, reject) => {
    const answer = (ok = true) =>
      ok
        ? resolve({ data: [], meta: null, message: null } as never)
        : reject(new Error('out of reach'));
    asked.push({ name: call.name, answer });
  });

let now = 0;
let cached: CachedApi;
beforeEach(() => {
  asked = [];
  now = 1_000_000;
  cached = withCache(server, () => now);
});

const rows = (code = 'home') => cached.api(content.breakdowns, { code });
async function answered<T>(request: Promise<T>): Promise<T> {
  asked.at(-1)?.answer();
  return request;
}

describe('requests under way', () => {
  test('concurrent spotlight requests are one', { tags: ['CONTENT-43'] }, async () => {
    const both = [cached.api(content.carousel, {}), cached.api(content.carousel, {})];
    expect(asked).toHaveLength(1);
    asked[0]?.answer();
    const [first, second] = await Promise.all(both);
    expect(second).toBe(first);
    void cached.api(content.carousel, {});
    expect(asked).toHaveLength(2);
  });

  test(
    'concurrent breakdown list requests are one, of one category',
    { tags: ['CONTENT-44'] },
    () => {
      void rows('home');
      void rows('home');
      void rows('series');
      expect(asked.map(({ name }) => name)).toEqual(['content.breakdowns', 'content.breakdowns']);
    },
  );

  test('a failure is answered to all and cached for nobody', async () => {
    const both = [rows(), rows()];
    asked[0]?.answer(false);
    for (const each of both) await expect(each).rejects.toThrow('out of reach');
    void rows();
    expect(asked).toHaveLength(2);
  });

  test('a caller with its own signal asks alone', () => {
    void rows();
    void cached.api(content.breakdowns, { code: 'home' }, { signal: new AbortController().signal });
    expect(asked).toHaveLength(2);
  });

  test('calls that declare nothing go straight through', () => {
    void cached.api(content.categories, {});
    void cached.api(content.categories, {});
    expect(asked).toHaveLength(2);
  });
});

describe('answers', () => {
  test('a breakdown list is used again for 30 s', { tags: ['CONTENT-45'] }, async () => {
    await answered(rows());
    now += 29_999;
    await rows();
    expect(asked).toHaveLength(1);
    now += 1;
    void rows();
    expect(asked).toHaveLength(2);
  });

  test(
    'an invalidated answer is fetched again within the 30 s',
    { tags: ['CONTENT-46'] },
    async () => {
      await answered(rows());
      cached.invalidate(content.carousel);
      await rows();
      expect(asked).toHaveLength(1);
      cached.invalidate(content.breakdowns);
      void rows();
      expect(asked).toHaveLength(2);
    },
  );

  test('an answer that was invalidated while it was on its way is not cached', async () => {
    const before = rows();
    cached.invalidate();
    void rows();
    asked[0]?.answer();
    await before;
    void rows();
    expect(asked).toHaveLength(2);
  });

  test('the order of the arguments does not matter', async () => {
    await answered(cached.api(content.breakdowns, { code: 'home', limit: 5 }));
    await cached.api(content.breakdowns, { limit: 5, code: 'home' });
    expect(asked).toHaveLength(1);
  });

  test('the oldest of very many is forgotten', async () => {
    for (let offset = 0; offset <= 200; offset++)
      await answered(cached.api(content.breakdowns, { offset }));
    void cached.api(content.breakdowns, { offset: 0 });
    expect(asked).toHaveLength(202);
  });
});
