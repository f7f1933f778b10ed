import { auth, content, watch } from '@kandil/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../../demo/accounts.ts';
import { verifyPath } from '../../../platform/media/token.ts';
import { givePlan, joined } from '../../../testing/family.ts';
import { openProductApp, type ProductApp, TEST_MEDIA_KEYS } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const SET_STATUS = `update purchase.subscription set status = $2::text,
  suspended_at = case $2::text when 'SUSPENDED' then now() end,
  canceled_at = case $2::text when 'CANCELED' then now() end where user_id = $1`;

let product: ProductApp;
const ids: Record<string, number> = {};
const VIDEOS = {
  film: 'keeper-of-cordoba-s1e2',
  next: 'keeper-of-cordoba-s1e3',
  forKids: 'moonlight-friends-s1e2',
  free: 'keeper-of-cordoba-s1e1',
} as const;
beforeAll(async () => {
  product = await openProductApp();
  const guest = product.visitor();
  for (const [name, videoCode] of Object.entries(VIDEOS))
    ids[name] = (await guest.call(content.videoByCode, { videoCode })).data.id;
  for (const code of ['bogaz', 'sahne'])
    ids[code] = (await guest.call(content.channelByCode, { code })).data?.id ?? 0;
});
afterAll(() => product.close());
beforeEach(() => query('delete from watch.stream_lease'));

const query = async (text: string, values: unknown[] = []) =>
  (await product.database.pool.query(text, values)).rows;
const leases = () => query('select * from watch.stream_lease order by slot');
const soloId = DEMO_ACCOUNTS.find(({ role }) => role === 'member')?.userId ?? '';

interface Options {
  videoId?: number | undefined;
  takeOver?: string;
  leaving?: boolean;
  /** Seconds from now on the device. */
  in?: number;
  /** The app on a phone or tablet. */
  platform?: 'android';
}

/** The answer to a player's report. */
async function report(
  visitor: Visitor,
  player: string,
  event: watch.WatchEvent,
  options: Options = {},
) {
  const { videoId = ids['film'] ?? 0, in: seconds = 0, platform, ...rest } = options;
  const eventTime = new Date(product.now() + seconds * 1000).toISOString();
  const sessionId = `player-of-${player}`;
  return visitor.call(
    watch.contentAccess,
    { videoId, event, eventTime, sessionId, ...rest },
    platform && { headers: { 'x-platform': platform } },
  );
}
const answerOf = async (...args: Parameters<typeof report>) => (await report(...args)).data;
const start = async (visitor: Visitor, player: string, options?: Options) =>
  (await answerOf(visitor, player, 'START', options)).access;

describe('T-E03 the plan limits the leases', () => {
  test('a third player is refused with the devices and titles of the two that run', async () => {
    const member = await product.member('member');
    expect(await start(member, 'tab-1')).toBe('ALLOWED');
    expect(await start(member, 'tab-2', { videoId: ids['forKids'] })).toBe('ALLOWED');
    const answer = await answerOf(member, 'tab-3', 'START');
    expect(answer).toMatchObject({
      access: 'DEVICES',
      playback: null,
      streams: {
        limit: 2,
        running: [
          { device: expect.any(String), title: 'The Keeper of Cordoba' },
          { title: expect.stringContaining('Moonlight') },
        ],
      },
    });
    const [first] = answer.streams?.running ?? [];
    expect(Date.parse(first?.startedAt ?? '')).toBeLessThanOrEqual(product.now());
    expect(await leases()).toHaveLength(2);
  });

  test('a family shares the limit of its owner; other accounts have their own', async () => {
    const ownerId = DEMO_ACCOUNTS.find(({ role }) => role === 'family')?.userId ?? '';
    await givePlan(product, ownerId, {});
    product.advance(3_600_000);
    await joined(product, await product.member('family'), await product.member('free'));
    const [dad, kid] = [await product.member('family'), await product.member('free')];
    expect(await start(dad, 'one')).toBe('ALLOWED');
    expect(await start(dad, 'two')).toBe('ALLOWED');
    expect(await start(kid, 'three')).toBe('ALLOWED');
    expect(await start(kid, 'four')).toBe('ALLOWED');
    const { access, streams } = await answerOf(kid, 'five', 'START');
    expect([access, streams?.limit]).toEqual(['DEVICES', 4]);
    expect(await start(await product.member('member'), 'else')).toBe('ALLOWED');
  });

  test('the plan for one phone allows one', async () => {
    await query('update purchase.subscription set plan_code = $2 where user_id = $1', [
      soloId,
      'MOBILE',
    ]);
    const member = await product.member('member');
    const platform = 'android';
    expect(await start(member, 'phone', { platform })).toBe('ALLOWED');
    expect((await answerOf(member, 'tablet', 'START', { platform })).streams).toMatchObject({
      limit: 1,
    });
    await query('update purchase.subscription set plan_code = $2 where user_id = $1', [
      soloId,
      'SOLO',
    ]);
  });

  test('content open to guests needs no lease; without ads it needs one of the account’s own two', async () => {
    const free = { videoId: ids['free'] };
    const member = await product.member('member');
    for (const player of ['one', 'two', 'three'])
      expect(await start(member, player, free)).toBe('ALLOWED');
    expect(await leases()).toEqual([]);
    const own = await openProductApp({ avodEnabled: 'false' });
    try {
      const poor = await own.member('free');
      const ask = async (player: string) =>
        (
          await poor.call(watch.contentAccess, {
            videoId: ids['free'] ?? 0,
            event: 'START',
            eventTime: new Date(own.now()).toISOString(),
            sessionId: `player-${player}`,
          })
        ).data;
      expect([(await ask('one')).access, (await ask('two')).access]).toEqual([
        'ALLOWED',
        'ALLOWED',
      ]);
      expect(await ask('three')).toMatchObject({ access: 'DEVICES', streams: { limit: 2 } });
    } finally {
      await own.close();
    }
  });

  test('subtitles need no lease, and their address opens nothing else', async () => {
    await givePlan(product, soloId, { plan: 'MOBILE' });
    const member = await product.member('member');
    const { playback } = await answerOf(member, 'phone', 'START', { platform: 'android' });
    const before = await leases();
    const subtitles = await member.call(
      content.captionUrl,
      {
        videoId: ids['film'] ?? 0,
        requestedSubtitleLanguageCode: 'en',
      },
      { headers: { 'x-platform': 'android' } },
    );
    expect(subtitles.status).toBe(200);
    expect(await leases()).toEqual(before);
    expect(before).toHaveLength(1);
    const opens = (url = '') =>
      verifyPath(url.split('/')[2] ?? '', {
        prefix: VIDEOS.film,
        now: product.now(),
        keys: TEST_MEDIA_KEYS,
      }) !== undefined;
    expect([opens(playback?.url), opens(subtitles.data.url)]).toEqual([true, false]);
    await givePlan(product, soloId, { plan: 'SOLO' });
  });

  test('an address without a player needs a lease too', async () => {
    const member = await product.member('member');
    await start(member, 'one');
    await start(member, 'two');
    const address = await member.call(content.videoUrl, { videoId: ids['film'] ?? 0 });
    expect(address.meta).toMatchObject({ code: 'DEVICE_LIMIT' });
  });
});

describe('a lease ends', () => {
  const full = async () => {
    const member = await product.member('member');
    await start(member, 'one');
    await start(member, 'two');
    expect(await start(member, 'three')).toBe('DEVICES');
    return member;
  };

  test('when a player ends', async () => {
    const member = await full();
    expect((await answerOf(member, 'one', 'END', { in: 1 })).access).toBe('ALLOWED');
    expect(await start(member, 'three')).toBe('ALLOWED');
  });

  test('when the page closes, but not on a pause', async () => {
    const member = await full();
    expect((await answerOf(member, 'one', 'PAUSE', { in: 1 })).access).toBe('ALLOWED');
    expect(await start(member, 'three')).toBe('DEVICES');
    await report(member, 'one', 'PAUSE', { in: 2, leaving: true });
    expect(await start(member, 'three')).toBe('ALLOWED');
  });

  test('even if an earlier report of the page arrives after its last', async () => {
    const member = await full();
    await report(member, 'one', 'PAUSE', { in: 2, leaving: true });
    const late = await answerOf(member, 'one', 'HEARTBEAT', { in: 1 });
    expect([late.access, late.playback]).toEqual(['ALLOWED', null]);
    expect(await start(member, 'three')).toBe('ALLOWED');
  });

  test('and the player gets a new one with a new address when it resumes', async () => {
    const member = await full();
    await report(member, 'one', 'PAUSE', { in: 2, leaving: true });
    const { access, playback } = await answerOf(member, 'one', 'HEARTBEAT', { in: 3 });
    expect([access, playback === null]).toEqual(['ALLOWED', false]);
    expect(await start(member, 'three')).toBe('DEVICES');
  });

  test('90 seconds after the last report, by the clock of the database', async () => {
    const member = await full();
    const [row] = await query(
      `select extract(epoch from min(expires_at) - clock_timestamp()) as seconds from watch.stream_lease`,
    );
    expect(Number(row.seconds)).toBeGreaterThan(80);
    expect(Number(row.seconds)).toBeLessThanOrEqual(90);
    await query(`update watch.stream_lease set expires_at = clock_timestamp() where slot = 1`);
    expect(await start(member, 'three')).toBe('ALLOWED');
  });

  test('when the player’s session logs out', async () => {
    const other = await product.member('member', { deviceId: 'another' });
    await start(other, 'one');
    const member = await product.member('member');
    await start(member, 'two');
    expect(await start(member, 'three')).toBe('DEVICES');
    await other.call(auth.logout, {});
    expect(await start(member, 'three')).toBe('ALLOWED');
  });

  test('when the viewer may no longer watch', async () => {
    const member = await full();
    await query(SET_STATUS, [soloId, 'SUSPENDED']);
    expect(await start(member, 'one')).toBe('PACKAGES_SUSPENDED');
    await query(SET_STATUS, [soloId, 'ACTIVE']);
    expect(await start(member, 'three')).toBe('ALLOWED');
  });
});

describe('one player holds one lease', () => {
  test('across episodes; a second tab is another player', async () => {
    const member = await product.member('member');
    const first = await answerOf(member, 'tab-1', 'START');
    await start(member, 'tab-2');
    const second = await answerOf(member, 'tab-1', 'START', { videoId: ids['next'], in: 1 });
    expect(second.access).toBe('ALLOWED');
    expect(second.playback?.url).not.toBe(first.playback?.url);
    expect(await leases()).toHaveLength(2);
    expect(await start(member, 'tab-3')).toBe('DEVICES');
  });

  test('and reports of the previous episode do not end it', async () => {
    const member = await product.member('member');
    await report(member, 'tab-1', 'START');
    await report(member, 'tab-1', 'START', { videoId: ids['next'], in: 5 });
    const before = await leases();
    for (const event of ['HEARTBEAT', 'PAUSE', 'END'] as const) {
      const late = await answerOf(member, 'tab-1', event, { in: 4 });
      expect([late.access, late.playback]).toEqual(['ALLOWED', null]);
    }
    await report(member, 'tab-1', 'PAUSE', { in: 4, leaving: true });
    expect(await leases()).toEqual(before);
  });

  test('and the same id in another session is another player', async () => {
    await start(await product.member('member'), 'tab');
    await start(await product.member('member'), 'tab');
    expect(await leases()).toHaveLength(2);
  });

  test('even if START arrives twice at once', async () => {
    const member = await product.member('member');
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(member, 'tab')));
    expect(new Set(answers)).toEqual(new Set(['ALLOWED']));
    expect(await leases()).toHaveLength(1);
  });
});
