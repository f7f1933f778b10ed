import { beforeEach, expect, test, vi } from 'vitest';
import { optimisticQueue, type OptimisticQueue } from './optimistic-queue.ts';
import { forgetMemberData } from '../session/member-data.ts';

// The test answers each request.
let sent: { key: number; value: string; keepalive: unknown; answer(): void; fail(): void }[] = [];
let shown: string[] = [];
let queue: OptimisticQueue<number, string>;

beforeEach(() => {
  sent = [];
  shown = [];
  vi.stubGlobal('window', new EventTarget());
  queue = optimisticQueue(
    (key, value, { keepalive }) =>
      new Promise<void>((resolve, reject) => {
        const fail = () => reject(new Error(`no ${value}`));
        sent.push({ key, value, keepalive, answer: resolve, fail });
      }),
  );
});

const mutate = (value: string, key = 7) =>
  queue.mutate(key, 'before', { value, show: (now) => shown.push(now) });
const values = () => sent.map(({ value }) => value);

test('of quick mutations the first is sent, and after its response only the last', async () => {
  const all = [mutate('one'), mutate('two'), mutate('three')];
  expect(shown).toEqual(['one', 'two', 'three']);
  expect(values()).toEqual(['one']);
  sent[0]?.answer();
  await expect.poll(values).toEqual(['one', 'three']);
  expect(queue.isPending(7)).toBe(true);
  sent[1]?.answer();
  expect(await Promise.all(all)).toEqual([false, false, true]);
  expect(shown.at(-1)).toBe('three');
  expect(queue.isPending(7)).toBe(false);
});

test('a page that is left sends the waiting mutations; if it is shown again, the queue still works', async () => {
  const all = [mutate('one'), mutate('two'), mutate('three'), mutate('other', 8)];
  window.dispatchEvent(new Event('pagehide'));
  expect(values()).toEqual(['one', 'other', 'three']);
  expect(sent.every(({ keepalive }) => keepalive === true)).toBe(true);
  sent[0]?.answer();
  sent[1]?.answer();
  await expect.poll(values).toEqual(['one', 'other', 'three', 'three']);
  sent[3]?.answer();
  expect(await Promise.all(all)).toEqual([false, false, true, true]);
});

test('keys do not wait for each other, and their responses may cross', async () => {
  const [one, other] = [mutate('one', 1), mutate('other', 2)];
  expect(values()).toEqual(['one', 'other']);
  sent[1]?.answer();
  expect(await other).toBe(true);
  sent[0]?.fail();
  await expect(one).rejects.toThrow('no one');
  expect(shown).toEqual(['one', 'other', 'before']);
});

test('a failure in the middle is ignored, and the last mutation is sent', async () => {
  const [first, second] = [mutate('one'), mutate('two')];
  sent[0]?.answer();
  await expect.poll(values).toEqual(['one', 'two']);
  const third = mutate('three');
  sent[1]?.fail();
  await expect.poll(values).toEqual(['one', 'two', 'three']);
  sent[2]?.answer();
  expect(await Promise.all([first, second, third])).toEqual([false, false, true]);
  expect(shown).toEqual(['one', 'two', 'three']);
});

test('a failure of the last shows the confirmed value, not the one shown before', async () => {
  const [first, second] = [mutate('one'), mutate('two')];
  sent[0]?.answer();
  await expect.poll(values).toEqual(['one', 'two']);
  sent[1]?.fail();
  await expect(second).rejects.toThrow('no two');
  expect(await first).toBe(false);
  expect(shown).toEqual(['one', 'two', 'one']);
});

test('the end of a session drops what waits, and a failure after it shows nothing', async () => {
  const [first, second] = [mutate('one'), mutate('two')];
  forgetMemberData();
  sent[0]?.answer();
  expect(await Promise.all([first, second])).toEqual([false, false]);
  const third = mutate('three');
  forgetMemberData();
  sent[1]?.fail();
  await expect(third).rejects.toThrow('no three');
  expect(values()).toEqual(['one', 'three']);
  expect(shown).toEqual(['one', 'two', 'three']);
});

test('every request outlives the page', async () => {
  const all = [mutate('one'), mutate('two')];
  sent[0]?.answer();
  await expect.poll(values).toEqual(['one', 'two']);
  sent[1]?.answer();
  await Promise.all(all);
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, true]);
});
