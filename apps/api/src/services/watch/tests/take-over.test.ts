import { content, watch } from '@kandil/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp, TEST_MEDIA_KEYS } from '../../../testing/product-app.ts';
import { verifyPath } from '../../../platform/media/token.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let product: ProductApp;
let member: Visitor;
let videoId: number;
let episode: number;
beforeAll(async () => {
  product = await openProductApp();
  const guest = product.visitor();
  const idOf = async (videoCode: string) =>
    (await guest.call(content.videoByCode, { videoCode })).data.id;
  [videoId, episode] = [await idOf('son-kale-s1e2'), await idOf('son-kale-s1e3')];
});
afterAll(() => product.close());
beforeEach(async () => {
  await query('delete from watch.stream_lease');
  member = await product.member('member');
});

const query = async (text: string, values: unknown[] = []) =>
  (await product.database.pool.query(text, values)).rows;

async function report(
  player: string,
  event: watch.WatchEvent,
  patch: object = {},
  visitor = member,
) {
  const eventTime = new Date(product.now()).toISOString();
  const sessionId = `player-of-${player}`;
  product.advance(1000);
  const body = { videoId, event, eventTime, sessionId, ...patch };
  return (await visitor.call(watch.contentAccess, body)).data;
}
/** The lease for which an address was signed. */
function leaseOf(url = ''): string {
  const [, , token = '', prefix = ''] = url.split('/');
  const grant = verifyPath(token, { prefix, now: product.now(), keys: TEST_MEDIA_KEYS });
  return grant?.sessionId ?? '';
}
const isOpen = (url?: string) => leaseOf(url) !== '' && !product.ended.has(leaseOf(url));

describe('T-E03 taking over', () => {
  test('ends the chosen lease; its player is refused at its next report', async () => {
    const [first] = [await report('one', 'START'), await report('two', 'START')];
    const full = await report('three', 'START');
    const [oldest] = full.streams?.running ?? [];
    const taken = await report('three', 'START', { takeOver: oldest?.leaseId });
    expect(taken.access).toBe('ALLOWED');
    expect((await report('two', 'HEARTBEAT')).access).toBe('ALLOWED');
    const next = await report('one', 'HEARTBEAT', { lastSec: 30 });
    expect(next).toMatchObject({ access: 'DEVICES', playback: null, streams: { limit: 2 } });
    expect(next.streams?.running.map(({ leaseId }) => leaseId)).toContain(
      leaseOf(taken.playback?.url),
    );
    expect(isOpen(first.playback?.url)).toBe(false);
  });

  test('of a lease that has ended succeeds; of an unknown or another subscriber’s lease does nothing', async () => {
    const other = await product.member('family');
    const foreign = await report('else', 'START', {}, other);
    await report('one', 'START');
    await report('two', 'START');
    const foreignLease = leaseOf(foreign.playback?.url);
    for (const takeOver of [foreignLease, '00000000-0000-4000-8000-000000000000'])
      expect((await report('three', 'START', { takeOver })).access).toBe('DEVICES');
    expect((await report('else', 'HEARTBEAT', {}, other)).access).toBe('ALLOWED');
    expect(isOpen(foreign.playback?.url)).toBe(true);
    const { streams } = await report('three', 'START');
    await report('one', 'END');
    const takeOver = streams?.running[0]?.leaseId;
    expect((await report('three', 'START', { takeOver })).access).toBe('ALLOWED');
    expect((await report('two', 'HEARTBEAT')).access).toBe('ALLOWED');
  });

  test('of one lease by many players at once succeeds for one', async () => {
    await report('one', 'START');
    await report('two', 'START');
    const takeOver = (await report('three', 'START')).streams?.running[0]?.leaseId;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => report(`taker-${index}`, 'START', { takeOver })),
    );
    expect(answers.filter(({ access }) => access === 'ALLOWED')).toHaveLength(1);
    expect(await query('select from watch.stream_lease')).toHaveLength(2);
  });

  test('T-E04 shows a child the running devices, but no title that is not for children', async () => {
    const parent = await product.member('family');
    for (const player of ['one', 'two', 'three', 'four']) await report(player, 'START', {}, parent);
    const child = await product.member('family', { kids: true });
    const { data: forKids } = await child.call(content.videoByCode, {
      videoCode: 'moonlight-friends-s1e2',
    });
    const { access, streams } = await report('five', 'START', { videoId: forKids.id }, child);
    expect(access).toBe('DEVICES');
    expect(streams?.running.map(({ title }) => title)).toEqual([null, null, null, null]);
  });
});

describe('T-E02 a copied link ends with the lease', () => {
  test('at the end, at the next episode, and when the page closes', async () => {
    for (const [event, patch] of [
      ['END', {}],
      ['PAUSE', { leaving: true }],
      ['START', { videoId: episode }],
    ] as const) {
      const { playback } = await report('one', 'START');
      expect(isOpen(playback?.url)).toBe(true);
      await report('one', event, patch);
      expect(isOpen(playback?.url)).toBe(false);
    }
  });

  test('when it has expired and another player takes its slot', async () => {
    const { playback } = await report('one', 'START');
    await report('two', 'START');
    await query(`update watch.stream_lease set expires_at = clock_timestamp() where slot = 1`);
    expect(isOpen(playback?.url)).toBe(true);
    expect((await report('three', 'START')).access).toBe('ALLOWED');
    expect(isOpen(playback?.url)).toBe(false);
  });

  test('when its session has ended, at the next report', async () => {
    const { playback } = await report('one', 'START');
    await query(
      `update auth.sessions set ended_at = now(), end_reason = 'LOGOUT' where ended_at is null`,
    );
    await report('one', 'HEARTBEAT');
    expect(isOpen(playback?.url)).toBe(false);
    expect(await query('select from watch.stream_lease')).toEqual([]);
  });
});

describe('a player that wakes from sleep', () => {
  const sleep = () =>
    query(`update watch.stream_lease set expires_at = clock_timestamp() where slot = 1`);

  test('keeps its lease if no other player took the slot', async () => {
    const { playback } = await report('one', 'START');
    await sleep();
    expect(await report('one', 'HEARTBEAT', { lastSec: 30 })).toMatchObject({
      access: 'ALLOWED',
      playback: null,
    });
    expect(isOpen(playback?.url)).toBe(true);
    await report('two', 'START');
    expect((await report('three', 'START')).access).toBe('DEVICES');
  });

  test('gets a new lease and address if its own slot was taken', async () => {
    await report('one', 'START');
    await report('two', 'START');
    await sleep();
    await report('three', 'START');
    await report('two', 'END');
    const { access, playback } = await report('one', 'HEARTBEAT', { lastSec: 30 });
    expect([access, playback?.startAt]).toEqual(['ALLOWED', 30]);
    expect(isOpen(playback?.url)).toBe(true);
  });

  test('gets the running players if the limit is reached', async () => {
    await report('one', 'START');
    await report('two', 'START');
    await sleep();
    await report('three', 'START');
    expect(await report('one', 'HEARTBEAT')).toMatchObject({
      access: 'DEVICES',
      streams: { limit: 2 },
    });
  });
});
