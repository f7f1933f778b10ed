import type { WatchEvent } from '@kandil/contract/watch';
import { content } from '@kandil/contract';
import { beforeEach, expect, test } from 'vitest';
import { browserApi } from '#app/data/client/api.ts';
import { COOKIES, removeCookie } from '#app/browser/cookies.ts';
import { flushReports, storeReport } from '#app/data/writes/stored-reports.ts';
import { type SentRequest, scriptNetwork } from '#app/testing/network.ts';
import { BEGINNING, createReports } from './reports.ts';

let sent: SentRequest[] = [];
let access = 'ALLOWED';
beforeEach(() => {
  access = 'ALLOWED';
  removeCookie(COOKIES.token);
  sent = scriptNetwork({
    '/watch/content-access': () => ({
      data: {
        access,
        warning: null,
        screenTime: null,
        nextRequestAfter: 30,
        playback: null,
        streams: null,
      },
    }),
    '/watch/progress/batch': { data: { stored: 1 } },
    '/content/v3/breakdowns': { data: [], meta: { totalCount: 0, offset: 0, limit: 20 } },
  });
});

const askedForRows = () => sent.filter(({ path }) => path === '/content/v3/breakdowns').length;

/** How often home's rows are requested when they are read before and after a report. */
async function askedAround(tell: () => Promise<unknown>): Promise<number> {
  const before = askedForRows();
  await browserApi(content.breakdowns, {});
  await tell();
  await browserApi(content.breakdowns, {});
  return askedForRows() - before;
}
const report = (event: WatchEvent) => () =>
  createReports(browserApi, { videoId: 5 })(event, BEGINNING);

test.each(['HEARTBEAT', 'PAUSE', 'SEEK', 'END'] as const)(
  'Continue Watching is refetched after %s',
  async (event) => {
    expect(await askedAround(report(event))).toBe(2);
  },
);

test('a viewing that only starts, or is refused, keeps the cached rows', async () => {
  expect(await askedAround(report('START'))).toBe(1);
  access = 'DEVICES';
  expect(await askedAround(report('HEARTBEAT'))).toBe(0);
});

test('Continue Watching is also refetched after a deferred report', async () => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_: string, run: () => Promise<unknown>) => run() },
  });
  const eventTime = new Date().toISOString();
  storeReport({ videoId: 5, event: 'PAUSE', lastSec: 40, eventTime });
  expect(await askedAround(flushReports)).toBe(2);
});
