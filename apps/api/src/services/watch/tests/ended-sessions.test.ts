import { auth, content, watch } from '@kandil/contract';
import { endSessions } from '@kandil/contract/internal';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/accounts.ts';
import { openEndedLeases } from '../../../platform/media/ended.ts';
import { verifyPath } from '../../../platform/media/token.ts';
import { memoryState } from '../../../platform/state/index.ts';
import { openProductApp, type ProductApp, TEST_MEDIA_KEYS } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { endedViewings } from '../store/ended-viewings.ts';

// A media address ends with the session that got it.

const PLAYER = 'player-of-the-test';

let product: ProductApp;
let videoId: number;
beforeAll(async () => {
  product = await openProductApp();
  const guest = product.visitor();
  videoId = (await guest.call(content.videoByCode, { videoCode: 'son-kale-s1e2' })).data.id;
});
afterAll(() => product.close());

const report = (visitor: Visitor, event: watch.WatchEvent) =>
  visitor.call(watch.contentAccess, {
    videoId,
    event,
    sessionId: PLAYER,
    eventTime: new Date(product.now()).toISOString(),
  });

/** The id for which an address was signed. */
function holderOf(url: string): string {
  const [, , token = '', prefix = ''] = url.split('/');
  const grant = [prefix, `subtitles/${prefix}`].map((each) =>
    verifyPath(token, { prefix: each, now: product.now(), keys: TEST_MEDIA_KEYS }),
  );
  return grant.find(Boolean)?.sessionId ?? '';
}

/** Plays on a new device; returns the ids in the media addresses. */
async function playing(deviceId: string) {
  const visitor = await product.member('family', { deviceId });
  const { data } = await report(visitor, 'START');
  // From now on the viewer is cached.
  expect((await report(visitor, 'HEARTBEAT')).status).toBe(200);
  const caption = await visitor.call(content.captionUrl, {
    videoId,
    requestedSubtitleLanguageCode: 'en',
  });
  const holders = [data.playback?.url ?? '', caption.data.url ?? ''].map(holderOf);
  expect(holders.every((holder) => holder !== '' && !product.ended.has(holder))).toBe(true);
  const session = await product.tokens.read(visitor.token ?? '');
  return { visitor, holders, sessionId: session?.sessionId ?? '' };
}

const isOver = (holders: readonly string[]) => holders.every((each) => product.ended.has(each));
const untilOver = (holders: readonly string[]) =>
  vi.waitFor(() => expect(isOver(holders)).toBe(true), { timeout: 10_000, interval: 10 });

describe('media addresses end', () => {
  test.each([
    ['logging out', (own: Visitor) => own.call(auth.logout, {})],
    [
      'ending the session from another device',
      (_own: Visitor, other: Visitor, id: string) => other.call(auth.sessionEnd, { id }),
    ],
    [
      'signing out everywhere else',
      (_own: Visitor, other: Visitor) => other.call(auth.sessionEndAll, { current: false }),
    ],
    [
      'removing the device',
      (_own: Visitor, other: Visitor) => other.call(content.deviceDelete, { id: 'watched' }),
    ],
    [
      'changing the password',
      (_own: Visitor, other: Visitor) =>
        other.call(auth.updatePassword, {
          currentPassword: DEMO_PASSWORD,
          newPassword: DEMO_PASSWORD,
        }),
    ],
  ])('by %s', async (_name, end) => {
    const other = await product.member('family', { deviceId: 'other' });
    const { visitor, holders, sessionId } = await playing('watched');
    const { status } = await end(visitor, other, sessionId);
    expect(status).toBe(200);
    await untilOver(holders);
    // Although the viewer is cached.
    expect((await report(visitor, 'HEARTBEAT')).meta).toMatchObject({ code: 'SESSION_ENDED' });
  });

  test('only for the session that ended', async () => {
    const [one, two] = [await playing('first'), await playing('second')];
    await one.visitor.call(auth.logout, {});
    await untilOver(one.holders);
    expect(two.holders.some((each) => product.ended.has(each))).toBe(false);
    expect((await report(two.visitor, 'HEARTBEAT')).data.access).toBe('ALLOWED');
  });

  test('in processes that no message reaches: a second one, and one that starts later', async () => {
    const second = await openEndedLeases(memoryState());
    await second.follow(endedViewings(product.database), 20);
    const { visitor, holders } = await playing('third');
    await visitor.call(auth.logout, {});
    await untilOver(holders);
    const isKnown = () => expect(holders.every((each) => second.has(each))).toBe(true);
    await vi.waitFor(isKnown, { timeout: 10_000, interval: 10 });
    second.close();
    const later = await openEndedLeases(memoryState());
    await later.follow(endedViewings(product.database));
    expect(holders.every((each) => later.has(each))).toBe(true);
    later.close();
  });

  test('again if the answer of the first try was lost', async () => {
    const { holders, sessionId } = await playing('fourth');
    await product.internal(endSessions, { sessionIds: [sessionId] });
    await product.internal(endSessions, { sessionIds: [sessionId] });
    expect(isOver(holders)).toBe(true);
  });
});
