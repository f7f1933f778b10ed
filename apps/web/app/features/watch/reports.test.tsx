import type { WatchEvent } from '@kandil/contract/watch';
import { content, watch } from '@kandil/contract';
import { createMeter } from '@kandil/player';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '@kandil/contract/client';
import { browserApi } from '#app/data/client/api.ts';
import { COOKIES, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import { flushReports, storeReport } from '#app/data/writes/stored-reports.ts';
import { type SentRequest, scriptNetwork } from '#app/testing/network.ts';
import { BEGINNING, createReports as reportsOf, storePosition, type What } from './reports.ts';

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));

let sent: SentRequest[] = [];
let access = 'ALLOWED';
beforeEach(() => {
  access = 'ALLOWED';
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_: string, run: () => Promise<unknown>) => run() },
  });
  removeCookie(COOKIES.token);
  const answer = () => ({
    data: {
      access,
      warning: null,
      reason: null,
      planLimit: null,
      screenTime: null,
      nextRequestAfter: 30,
      playback: null,
      streams: null,
    },
  });
  sent = scriptNetwork({
    '/watch/content-access': answer,
    '/watch/live-tv-access': answer,
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
let clock = 0;
const createReports = (api: Api, what: What) =>
  reportsOf(
    api,
    what,
    createMeter(() => clock),
  );
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
  const eventTime = new Date().toISOString();
  storeReport({ videoId: 5, event: 'PAUSE', lastSec: 40, eventTime });
  expect(await askedAround(flushReports)).toBe(2);
});

test('a report has whole seconds of at most a day, and the languages that are on', async () => {
  const send = createReports(browserApi, { videoId: 5 });
  const at = { position: 61.9, duration: 90_000, audioLanguage: 'tr', subtitleLanguage: 'ar' };
  await send('PAUSE', at, { keepalive: true, takeOver: 'lease' });
  expect(sent.at(-1)?.body).toMatchObject({
    videoId: 5,
    lastSec: 61,
    duration: 86_400,
    audioLanguage: 'tr',
    subtitleLanguage: 'ar',
    leaving: true,
    takeOver: 'lease',
  });
  await send('PAUSE', { ...BEGINNING, position: -3, duration: Infinity });
  await send('HEARTBEAT', BEGINNING, { keepalive: true });
  for (const { body } of sent.slice(-2)) {
    expect(body).toMatchObject({ lastSec: 0, duration: 0, subtitleLanguage: null });
    // Only the last report of a page says that the viewer leaves.
    expect(Object.keys(body)).not.toContain('leaving');
    expect(Object.keys(body)).not.toContain('audioLanguage');
  }
});

describe('the position of a crashed browser', () => {
  /** What is sent when the member comes back. */
  async function storedSeconds(): Promise<unknown> {
    sent.length = 0;
    await flushReports();
    return sent.flatMap(({ body }) => (body['reports'] as { lastSec: number }[] | undefined) ?? []);
  }
  const at = { ...BEGINNING, position: 40.5 };

  test('of a member is stored; of a guest, or in a channel, it is not', async () => {
    storePosition({ videoId: 5 }, at);
    expect(await storedSeconds()).toEqual([]);
    writeCookie(COOKIES.token, 'token');
    storePosition({ channelId: 5 }, at);
    expect(await storedSeconds()).toEqual([]);
    storePosition({ videoId: 5 }, at);
    expect(await storedSeconds()).toMatchObject([{ videoId: 5, event: 'HEARTBEAT', lastSec: 40 }]);
  });

  test('stays until the service has it', async () => {
    writeCookie(COOKIES.token, 'token');
    const send = createReports(browserApi, { videoId: 5 });
    await send('HEARTBEAT', at);
    expect(await storedSeconds()).toEqual([]);
    // A channel has no position to resume at.
    await createReports(browserApi, { channelId: 5 })('HEARTBEAT', at);
    expect(await storedSeconds()).toEqual([]);
    access = 'DEVICES';
    await send('HEARTBEAT', at);
    expect(await storedSeconds()).toMatchObject([{ lastSec: 40 }]);
  });

  test('also stays when the next viewing ends before its first picture', async () => {
    writeCookie(COOKIES.token, 'token');
    storePosition({ videoId: 5 }, at);
    await createReports(browserApi, { videoId: 5 })('PAUSE', BEGINNING, { keepalive: true });
    expect(await storedSeconds()).toMatchObject([{ lastSec: 40 }]);
  });

  test('is sent before the video starts again, which resumes there', async () => {
    writeCookie(COOKIES.token, 'token');
    storePosition({ videoId: 5 }, at);
    await createReports(browserApi, { videoId: 5 })('START', BEGINNING);
    expect(sent.map(({ path }) => path)).toEqual([
      '/watch/progress/batch',
      '/watch/content-access',
    ]);
  });
});

describe('the numbers of a viewing', () => {
  const qualities = () =>
    sent
      .map(({ body }) => body['quality'] as watch.ViewingQuality | undefined)
      .filter((quality) => quality !== undefined);

  test('ride on START, END, the last report of a page and every fifth heartbeat', async () => {
    const send = createReports(browserApi, { videoId: 5 });
    const riding = async (event: WatchEvent, keepalive = false) => {
      await send(event, BEGINNING, { keepalive });
      return 'quality' in (sent.findLast(({ path }) => path.includes('access'))?.body ?? {});
    };
    expect([await riding('START'), await riding('SEEK'), await riding('PAUSE')]).toEqual([
      true,
      false,
      false,
    ]);
    const beats = [];
    for (let beat = 1; beat <= 10; beat += 1) if (await riding('HEARTBEAT')) beats.push(beat);
    expect(beats).toEqual([5, 10]);
    expect([await riding('PAUSE', true), await riding('END')]).toEqual([true, true]);
    expect(new Set(qualities().map(({ viewing }) => viewing)).size).toBe(1);
  });

  test('are under another id in each viewing, which is none of the player', async () => {
    for (const videoId of [5, 5]) await createReports(browserApi, { videoId })('END', BEGINNING);
    const ids = qualities().map(({ viewing }) => viewing);
    const players = sent.map(({ body }) => body['sessionId']);
    expect(new Set([...ids, ...players.filter(Boolean)]).size).toBe(3);
  });

  test('are whole numbers within the bounds of the contract', async () => {
    clock = 0;
    const send = createReports(browserApi, { channelId: 5 });
    clock = 40.6;
    await send('END', BEGINNING);
    clock = 3 * 86_400_000;
    await send('END', BEGINNING);
    expect(qualities().map(({ elapsedMs }) => elapsedMs)).toEqual([41, 86_400_000]);
    for (const quality of qualities())
      expect(watch.viewingQuality.safeParse(quality).success).toBe(true);
  });
});
