import { beforeEach, expect, test } from 'vitest';
import { optimisticQueue, type Wishes } from './optimistic-queue.ts';
import { forgetMemberData } from '../session/member-data.ts';

// A service that answers when it is told to.
let sent: { key: number; value: string; answer(): void; fail(): void }[] = [];
let shown: string[] = [];
let wishes: Wishes<number, string>;

beforeEach(() => {
  sent = [];
  shown = [];
  wishes = optimisticQueue(
    (key, value) =>
      new Promise<void>((resolve, reject) => {
        sent.push({ key, value, answer: resolve, fail: () => reject(new Error(`no ${value}`)) });
      }),
  );
});

const wish = (value: string, key = 7) =>
  wishes.wish(key, 'before', { value, show: (now) => shown.push(now) });
const values = () => sent.map(({ value }) => value);

test('of quick wishes the first is sent, and after its answer only the last', async () => {
  const all = [wish('one'), wish('two'), wish('three')];
  expect(shown).toEqual(['one', 'two', 'three']);
  expect(values()).toEqual(['one']);
  sent[0]?.answer();
  await expect.poll(values).toEqual(['one', 'three']);
  expect(wishes.isUnderWay(7)).toBe(true);
  sent[1]?.answer();
  expect(await Promise.all(all)).toEqual([false, false, true]);
  expect(shown.at(-1)).toBe('three');
  expect(wishes.isUnderWay(7)).toBe(false);
});

test('things do not wait for each other, and their answers may cross', async () => {
  const [one, other] = [wish('one', 1), wish('other', 2)];
  expect(values()).toEqual(['one', 'other']);
  sent[1]?.answer();
  expect(await other).toBe(true);
  sent[0]?.fail();
  await expect(one).rejects.toThrow('no one');
  expect(shown).toEqual(['one', 'other', 'before']);
});

test('a failure in the middle is nobody’s any more: the last wish is sent all the same', async () => {
  const [first, second] = [wish('one'), wish('two')];
  sent[0]?.answer();
  await expect.poll(values).toEqual(['one', 'two']);
  const third = wish('three');
  sent[1]?.fail();
  await expect.poll(values).toEqual(['one', 'two', 'three']);
  sent[2]?.answer();
  expect(await Promise.all([first, second, third])).toEqual([false, false, true]);
  expect(shown).toEqual(['one', 'two', 'three']);
});

test('a failure of the last goes back to what was last confirmed, not to what was last shown', async () => {
  const [first, second] = [wish('one'), wish('two')];
  sent[0]?.answer();
  await expect.poll(values).toEqual(['one', 'two']);
  sent[1]?.fail();
  await expect(second).rejects.toThrow('no two');
  expect(await first).toBe(false);
  expect(shown).toEqual(['one', 'two', 'one']);
});

test('what waits when the member leaves is not sent, and what fails then shows nothing', async () => {
  const [first, second] = [wish('one'), wish('two')];
  forgetMemberData();
  sent[0]?.answer();
  expect(await Promise.all([first, second])).toEqual([false, false]);
  const third = wish('three');
  forgetMemberData();
  sent[1]?.fail();
  await expect(third).rejects.toThrow('no three');
  expect(values()).toEqual(['one', 'three']);
  expect(shown).toEqual(['one', 'two', 'three']);
});
