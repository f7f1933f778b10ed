import { expect, test } from 'vitest';
import { type FetchChunk, createGuideStore } from './guide-store.ts';
import { HOUR } from './time-axis.ts';

const START = Date.UTC(2026, 10, 20, 12);
const ids = Array.from({ length: 1000 }, (_, row) => row + 1);
const settled = () => new Promise((resolve) => setTimeout(resolve));

function asking(fails = () => false) {
  const asked: string[] = [];
  const ask: FetchChunk = async ({ from, channels }) => {
    asked.push(`${from} ${channels}`);
    if (fails()) throw new Error('away');
    return channels.split(',').map((id) => ({ channelId: Number(id), programmes: [] }));
  };
  return { asked, ask };
}

test('requests what is in view once, by chunks of channels and hours', async () => {
  const { asked, ask } = asking();
  const store = createGuideStore(ids, ask);
  store.show(15, 27, [START]);
  expect(store.known(15, START)).toBe('loading');
  await settled();
  expect(store.known(15, START)).toEqual([]);
  expect(store.known(45, START)).toBe('loading');
  store.show(18, 30, [START]);
  await settled();
  expect(asked).toEqual([
    `2026-11-20T12:00:00.000Z ${ids.slice(0, 20).join()}`,
    `2026-11-20T12:00:00.000Z ${ids.slice(20, 40).join()}`,
  ]);
});

test('evicts the least recently viewed chunks', async () => {
  const { asked, ask } = asking();
  const store = createGuideStore(ids, ask);
  for (let block = 0; block < 300; block += 1) store.show(0, 10, [START + block * 6 * HOUR]);
  await settled();
  expect(store.known(0, START + 299 * 6 * HOUR)).toEqual([]);
  expect(store.known(0, START)).toBe('loading');
  store.show(0, 10, [START]);
  await settled();
  expect(asked).toHaveLength(301);
});

test('reports failures, notifies listeners, and retries on request', async () => {
  let away = true;
  const { ask } = asking(() => away);
  const store = createGuideStore(ids, ask);
  let calls = 0;
  const stop = store.subscribe(() => (calls += 1));
  store.show(0, 10, [START]);
  await settled();
  expect([store.known(0, START), store.hasFailed(), calls]).toEqual(['failed', true, 1]);
  away = false;
  store.retry();
  expect(store.hasFailed()).toBe(false);
  await settled();
  expect(store.known(0, START)).toEqual([]);
  stop();
});
