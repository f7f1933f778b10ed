import { watch } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let product: ProductApp;
let guest: Visitor;
beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
});
afterAll(() => product.close());

describe('bad reports', () => {
  const good = {
    videoId: 1,
    event: 'START',
    eventTime: '2026-11-20T10:00:00.000Z',
    sessionId: 'player-of-a-test',
  } as const;

  test.each([
    ['no video', { ...good, videoId: undefined as unknown as number }],
    ['an event nobody knows', { ...good, event: 'STOP' as 'END' }],
    ['a time that is none', { ...good, eventTime: 'now' }],
    ['a negative position', { ...good, lastSec: -1 }],
    ['a position beyond a day', { ...good, lastSec: 100_000 }],
    ['a session with a path in it', { ...good, sessionId: '../../../etc' }],
  ])('%s is refused', async (_what, report) => {
    expect(await guest.call(watch.contentAccess, report)).toMatchObject({
      status: 400,
      meta: { code: 'INVALID_INPUT' },
    });
  });

  test('an unknown field is ignored', async () => {
    const plain = await guest.call(watch.contentAccess, good);
    const more = await guest.call(watch.contentAccess, { ...good, free: true } as typeof good);
    expect([more.status, more.data.access]).toEqual([200, plain.data.access]);
  });

  test('an unknown video answers NOT_FOUND', async () => {
    expect((await guest.call(watch.contentAccess, { ...good, videoId: 999_999 })).status).toBe(404);
  });
});
