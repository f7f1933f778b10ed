import { auth, content, watch } from '@kandil/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// SPEC-D58: what a child's age or allow list hides does not play, whatever asks for it. The calls of the content service
// are in `content/tests/every-call-kids.test.ts`.
let product: ProductApp;
let parent: Visitor;
let child: Visitor;
let id: number;
/** Rated 7, and 3. */
const OLDER = 'little-astronomer';
const YOUNGER = 'camel-who-counted-stars';
const videos = new Map<string, { id: number; title: number }>();
let channelId: number;
beforeAll(async () => {
  product = await openProductApp();
  parent = await product.member('family');
  child = await product.member('family', { kids: true });
  const profiles = (await parent.call(auth.profileList, {})).data;
  id = profiles.find(({ profileType }) => profileType === 'KIDS')?.id ?? 0;
  const { rows } = await product.database.pool.query<{ code: string; id: number; title: number }>(
    `select t.code, t.first_video_id as id, t.id as title from content.title t
     where t.code in ('little-astronomer', 'camel-who-counted-stars')`,
  );
  for (const { code, ...video } of rows) videos.set(code, video);
  channelId = (await parent.call(content.channelByCode, { code: 'fanous' })).data.id;
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('delete from watch.stream_lease');
  await limit({ maxAge: 7 });
  await allow(null);
});

const limit = (change: { maxAge: 3 | 7 | 10 }) => parent.call(auth.profileEdit, { id, ...change });
const allow = (code: string | null) =>
  parent.call(auth.allowListSet, {
    id,
    titleIds: code === null ? null : [videos.get(code)?.title ?? 0],
  });
const videoId = (code: string) => videos.get(code)?.id ?? 0;
const now = () => new Date(product.now()).toISOString();
const report = async (code: string, event: watch.WatchEvent, player = 'player-of-a-child') =>
  (
    await child.call(watch.contentAccess, {
      videoId: videoId(code),
      event,
      eventTime: now(),
      sessionId: player,
      ...(event !== 'START' && { lastSec: 10 }),
    })
  ).data.access;
const live = async () =>
  (
    await child.call(watch.liveTvAccess, {
      channelId,
      event: 'START',
      eventTime: now(),
      sessionId: 'player-of-a-channel',
    })
  ).data.access;

/** Whether each way to a video leads there. */
async function waysTo(code: string) {
  const of = { videoId: videoId(code) };
  const reports = [{ ...of, event: 'HEARTBEAT' as const, lastSec: 20, eventTime: now() }];
  await product.database.pool.query('delete from watch.progress');
  const batch = await child.call(watch.progressBatch, { reports });
  const mark = await child.call(watch.progressMark, { ...of, mark: 'WATCHED' });
  const url = await child.call(content.videoUrl, of);
  const captions = await child.call(content.captionUrl, {
    ...of,
    requestedSubtitleLanguageCode: 'en',
  });
  const found = await child.call(content.videoFindById, of);
  return {
    start: await report(code, 'START'),
    stored: batch.data.stored,
    statuses: [mark, url, captions, found].map(({ status }) => status),
  };
}
const OPEN = { start: 'ALLOWED', stored: 1, statuses: [200, 200, 200, 200] };
const CLOSED = { start: 'WARNING', stored: 0, statuses: [404, 404, 404, 404] };

describe('a video', () => {
  test('opens for a child of its age', async () => {
    expect(await waysTo(OLDER)).toEqual(OPEN);
    expect(await waysTo(YOUNGER)).toEqual(OPEN);
  });

  test('that is too old stays closed', async () => {
    await limit({ maxAge: 3 });
    expect(await waysTo(OLDER)).toEqual(CLOSED);
    expect(await waysTo(YOUNGER)).toEqual(OPEN);
  });

  test('that is not on the allow list stays closed', async () => {
    await allow(YOUNGER);
    expect(await waysTo(OLDER)).toEqual(CLOSED);
    expect(await waysTo(YOUNGER)).toEqual(OPEN);
  });

  test('that is on it and too old stays closed', async () => {
    await allow(OLDER);
    await limit({ maxAge: 3 });
    expect(await waysTo(OLDER)).toEqual(CLOSED);
  });
});

test('a running player is refused within a minute after the age is changed', async () => {
  expect(await report(OLDER, 'START')).toBe('ALLOWED');
  product.advance(20_000);
  expect(await report(OLDER, 'HEARTBEAT')).toBe('ALLOWED');
  await limit({ maxAge: 3 });
  product.advance(60_000);
  expect(await report(OLDER, 'HEARTBEAT')).toBe('WARNING');
});

test('a channel plays for a child of its age, and for none with an allow list', async () => {
  expect(await live()).toBe('ALLOWED');
  await limit({ maxAge: 3 });
  expect(await live()).toBe('WARNING');
  await limit({ maxAge: 7 });
  await allow(OLDER);
  expect(await live()).toBe('WARNING');
});
