import { auth, content, watch } from '@kandil/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyPath } from '../../../platform/media/token.ts';
import { openProductApp, type ProductApp, TEST_MEDIA_KEYS } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let product: ProductApp;
let guest: Visitor;
beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
});
afterAll(() => product.close());
// Leases of one test must not count in the next.
beforeEach(() => product.database.pool.query('delete from watch.stream_lease'));

const video = async (videoCode: string) =>
  (await guest.call(content.videoByCode, { videoCode })).data.id;
const channel = async (code: string) => (await guest.call(content.channelByCode, { code })).data.id;
const now = () => new Date(product.now()).toISOString();

let players = 0;
const newPlayer = () => `player-${(players += 1)}-of-a-test`;

async function ask(
  visitor: Visitor,
  videoId: number,
  event: watch.WatchEvent = 'START',
  sessionId = newPlayer(),
) {
  return visitor.call(watch.contentAccess, { videoId, event, eventTime: now(), sessionId });
}

const VIEWERS: [string, () => Promise<Visitor>][] = [
  ['guest', () => Promise.resolve(guest)],
  ['member without a plan', () => product.member('free')],
  ['active member', () => product.member('member')],
  ['suspended member', () => product.member('suspended')],
  ['canceled member, paid until later', () => product.member('canceled')],
  ['child of an active family', () => product.member('family', { kids: true })],
];
const CONTENTS: [string, string][] = [
  ['paid', 'keeper-of-cordoba-s1e2'],
  ['free', 'keeper-of-cordoba-s1e1'],
  ['paid, for children', 'moonlight-friends-s1e2'],
  ['free, for children', 'moonlight-friends-s1e1'],
];
const TABLE: Record<string, string[]> = {
  guest: ['LOGIN', 'ALLOWED', 'LOGIN', 'ALLOWED'],
  'member without a plan': ['PACKAGES', 'ALLOWED', 'PACKAGES', 'ALLOWED'],
  'active member': ['ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED'],
  'suspended member': ['PACKAGES_SUSPENDED', 'ALLOWED', 'PACKAGES_SUSPENDED', 'ALLOWED'],
  'canceled member, paid until later': ['ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED'],
  'child of an active family': ['WARNING', 'WARNING', 'ALLOWED', 'ALLOWED'],
};

describe('content-access', { tags: ['WATCH-01', 'WATCH-05', 'ROLE-26'] }, () => {
  test.each(VIEWERS)('%s', async (name, visitorOf) => {
    const visitor = await visitorOf();
    const answers = await Promise.all(
      CONTENTS.map(async ([, code]) => ask(visitor, await video(code))),
    );
    expect(answers.map(({ data }) => data.access)).toEqual(TABLE[name]);
    for (const { data, headers } of answers) {
      expect(data.playback === null).toBe(data.access !== 'ALLOWED');
      expect(data.warning === null).toBe(data.access !== 'WARNING');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('a canceled member may watch until the paid period ends, not longer', async () => {
    const own = await openProductApp();
    try {
      const member = await own.member('canceled');
      const paid = {
        videoId: await video('keeper-of-cordoba-s1e2'),
        event: 'START',
        sessionId: newPlayer(),
      } as const;
      own.advance(25 * 86_400_000);
      const later = await own.member('canceled');
      const before = await later.call(watch.contentAccess, {
        ...paid,
        eventTime: new Date(own.now()).toISOString(),
      });
      expect(before.data.access).toBe('ALLOWED');
      own.advance(2 * 86_400_000);
      const last = await own.member('canceled');
      const after = await last.call(watch.contentAccess, {
        ...paid,
        eventTime: new Date(own.now()).toISOString(),
      });
      expect(after.data.access).toBe('PACKAGES');
      expect(
        (
          await member.call(watch.contentAccess, {
            ...paid,
            eventTime: new Date(own.now()).toISOString(),
          })
        ).status,
      ).toBe(401);
    } finally {
      await own.close();
    }
  });

  test('without ads a guest must log in for free content', async () => {
    const own = await openProductApp({ avodEnabled: '1' });
    try {
      const answer = await ask(own.visitor(), await video('keeper-of-cordoba-s1e1'));
      expect(answer.data.access).toBe('LOGIN');
    } finally {
      await own.close();
    }
  });

  test('the warning is in the visitor’s language', async () => {
    const child = await product.member('family', { kids: true, language: 'ar' });
    expect((await ask(child, await video('son-kale-s1e1'))).data.warning).toContain('عالم الصغار');
  });
});

test('marked scenes are sent only with the Scene Guard: to members of a plan that has it, and to children', async () => {
  const scenes = async (visitor: Visitor, code: string) => {
    const { playback } = (await ask(visitor, await video(code))).data;
    const kinds = new Set(playback?.marks.map(({ kind }) => kind));
    return [playback?.sceneGuard, kinds.has('INTRO'), kinds.has('SCENE')];
  };
  const free = 'cartographers-daughter-s1e1';
  expect(await scenes(guest, free)).toEqual([false, true, false]);
  expect(await scenes(await product.member('member'), free)).toEqual([false, true, false]);
  expect(await scenes(await product.member('family'), free)).toEqual([true, true, true]);
  const child = await product.member('family', { kids: true });
  expect((await scenes(child, 'moonlight-friends-s1e1'))[0]).toBe(true);
});

test('T-E04 a title marked for children but rated for others does not play on a child’s profile', async () => {
  const rate = (rating: string) =>
    product.database.pool.query('update content.title set age_rating = $1 where code = $2', [
      rating,
      'camel-who-counted-stars',
    ]);
  const child = await product.member('family', { kids: true });
  const id = await video('camel-who-counted-stars-film');
  await rate('18+');
  product.forget();
  expect((await ask(child, id)).data.access).toBe('WARNING');
  await rate('3+');
  product.forget();
  expect((await ask(child, id)).data.access).toBe('ALLOWED');
});

describe('live-tv-access', { tags: ['WATCH-02'] }, () => {
  const live = async (visitor: Visitor, code: string) =>
    (
      await visitor.call(watch.liveTvAccess, {
        channelId: await channel(code),
        event: 'START',
        eventTime: now(),
        sessionId: newPlayer(),
      })
    ).data;

  test('decides about a channel like a video', async () => {
    expect((await live(guest, 'hilal')).access).toBe('ALLOWED');
    expect((await live(guest, 'bogaz')).access).toBe('LOGIN');
    expect((await live(await product.member('free'), 'bogaz')).access).toBe('PACKAGES');
    expect((await live(await product.member('suspended'), 'bogaz')).access).toBe(
      'PACKAGES_SUSPENDED',
    );
    expect((await live(await product.member('family', { kids: true }), 'bogaz')).access).toBe(
      'WARNING',
    );
    const allowed = await live(await product.member('member'), 'bogaz');
    expect(allowed).toMatchObject({
      access: 'ALLOWED',
      nextRequestAfter: 30,
      playback: { startAt: 0, storyboardUrl: null },
    });
    expect(allowed.playback?.url).toMatch(/\/live\/bogaz\/master\.m3u8$/);
  });

  test('an unknown channel answers NOT_FOUND', async () => {
    const answer = await guest.call(watch.liveTvAccess, {
      channelId: 999_999,
      event: 'START',
      eventTime: now(),
      sessionId: newPlayer(),
    });
    expect(answer.status).toBe(404);
  });
});

test(
  'on a device beyond the limit a member gets DEVICES for content closed to guests',
  { tags: ['ROLE-04'] },
  async () => {
    const own = await openProductApp({ deviceLimit: 1 });
    try {
      const first = await own.member('member', { deviceId: 'first-device' });
      own.advance(1000);
      const late = await own.member('member', { deviceId: 'second-device' });
      const answer = async (visitor: Visitor, code: string) =>
        (await ask(visitor, await video(code))).data;
      expect((await answer(first, 'keeper-of-cordoba-s1e2')).access).toBe('ALLOWED');
      expect(await answer(late, 'keeper-of-cordoba-s1e2')).toMatchObject({
        access: 'DEVICES',
        playback: null,
      });
      expect((await answer(late, 'keeper-of-cordoba-s1e1')).access).toBe('ALLOWED');
      const report = { event: 'START', eventTime: now(), sessionId: newPlayer() } as const;
      const channelId = await channel('bogaz');
      const { data: live } = await late.call(watch.liveTvAccess, { channelId, ...report });
      expect(live.access).toBe('DEVICES');
      const videoId = await video('keeper-of-cordoba-s1e2');
      expect((await late.call(content.videoUrl, { videoId })).meta).toMatchObject({
        code: 'DEVICE_LIMIT',
      });
      await first.call(auth.logout, {});
      expect((await answer(late, 'keeper-of-cordoba-s1e2')).access).toBe('ALLOWED');
    } finally {
      await own.close();
    }
  },
);

describe('addresses', () => {
  test(
    'START gives one that opens this video alone, to this player, for ten minutes',
    { tags: ['ENTITY-42', 'WATCH-04'] },
    async () => {
      const sessionId = newPlayer();
      const { data } = await ask(guest, await video('keeper-of-cordoba-s1e1'), 'START', sessionId);
      expect(data.nextRequestAfter).toBe(30);
      const { url = '', expiresAt = '', startAt } = data.playback ?? {};
      expect(startAt).toBe(0);
      const [, , token = '', prefix = ''] = url.split('/');
      const opened = (path: string, at: number) =>
        verifyPath(token, { prefix: path, now: at, keys: TEST_MEDIA_KEYS });
      expect(opened(prefix, product.now())).toMatchObject({ sessionId });
      expect(opened('keeper-of-cordoba-s1e2', product.now())).toBeUndefined();
      expect(opened(prefix, Date.parse(expiresAt))).toBeUndefined();
      expect(Date.parse(expiresAt) - product.now()).toBeGreaterThan(590_000);
    },
  );

  test('a player gets a new one shortly before its own expires, not earlier', async () => {
    const own = await openProductApp();
    try {
      const sessionId = newPlayer();
      const videoId = await video('keeper-of-cordoba-s1e1');
      const beat = async () => {
        const eventTime = new Date(own.now()).toISOString();
        return (
          await own.visitor().call(watch.contentAccess, {
            videoId,
            event: 'HEARTBEAT',
            lastSec: 30,
            eventTime,
            sessionId,
          })
        ).data.playback;
      };
      const unknown = await beat(); // this server does not know the player
      expect(unknown).not.toBeNull();
      const given: boolean[] = [];
      for (let minute = 1; minute <= 16; minute += 1) {
        own.advance(60_000);
        given.push((await beat()) !== null);
      }
      expect(given.flatMap((yes, index) => (yes ? [index + 1] : []))).toEqual([8, 16]);
    } finally {
      await own.close();
    }
  });
});
