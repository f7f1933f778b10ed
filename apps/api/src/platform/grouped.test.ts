import { expect, test, vi } from 'vitest';
import { grouped } from './grouped.ts';

/** A row that the database refuses. */
const poison = () => Object.assign(new Error('violates a check'), { code: '23514' });

/** Runs batches by hand: each waits until the test settles it. */
function byHand() {
  const batches: { items: readonly number[]; settle: (error?: Error) => void }[] = [];
  const run = (items: readonly number[]) =>
    new Promise<readonly number[]>((done, fail) =>
      batches.push({
        items,
        settle: (error) => (error ? fail(error) : done(items.map((item) => item * 10))),
      }),
    );
  const next = () => vi.waitUntil(() => batches.length > 0, { timeout: 30_000, interval: 1 });
  return { run, next, take: () => batches.shift() };
}

const outcomes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((call) =>
    call.status === 'fulfilled' ? call.value : (call.reason as { code?: string }).code,
  );

test('what comes while a batch runs is the next one, and each caller gets its own result', async () => {
  const { run, next, take } = byHand();
  const write = grouped(run, { gather: 0, most: 2 });
  const calls = [write(1)];
  await next();
  calls.push(write(2), write(3), write(4));
  const sizes: number[] = [];
  for (let batch = 0; batch < 3; batch += 1) {
    await next();
    const running = take();
    sizes.push(running?.items.length ?? 0);
    running?.settle();
  }
  expect(await Promise.all(calls)).toEqual([10, 20, 30, 40]);
  expect(sizes).toEqual([1, 2, 1]);
});

test('a batch that fails refuses all its callers and none of the next one', async () => {
  const { run, next, take } = byHand();
  const write = grouped(run, { gather: 0, most: 2 });
  const calls = outcomes([1, 2, 3].map(write));
  await next();
  take()?.settle(Object.assign(new Error('gone'), { code: '57P01' }));
  await next();
  take()?.settle();
  expect(await calls).toEqual(['57P01', '57P01', 30]);
});

test('a row that cannot be stored fails alone', async () => {
  const stored: number[][] = [];
  const write = grouped(
    async (items: readonly number[]) => {
      if (items.includes(5)) throw poison();
      stored.push([...items]);
      return items;
    },
    { gather: 0, most: 100 },
  );
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(await outcomes(items.map(write))).toEqual([1, 2, 3, 4, '23514', 6, 7, 8]);
  expect(stored.flat()).toEqual([1, 2, 3, 4, 6, 7, 8]);
});

test('while batches hang, only so many wait: the memory is bounded', async () => {
  const { run, next, take } = byHand();
  const write = grouped(run, { gather: 0, most: 10, waiting: 20 });
  const running = write(0);
  await next();
  const waiting = Array.from({ length: 20 }, (_, index) => write(index));
  await expect(write(99)).rejects.toMatchObject({ code: 'BUSY', details: { retryAfter: 1 } });
  for (let batch = 0; batch < 3; batch += 1) {
    await next();
    take()?.settle();
  }
  expect(await Promise.all([running, ...waiting])).toHaveLength(21);
  const after = write(7);
  await next();
  take()?.settle();
  expect(await after).toBe(70);
});
