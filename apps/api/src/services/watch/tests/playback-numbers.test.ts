import { content, watch } from '@kandil/contract';
import { playbackNumbers, viewingEnds } from '@kandil/contract/control/watch';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runJob } from '../../../testing/jobs.ts';
import { openProductApp } from '../../../testing/product-app.ts';
import { openControl } from '../../../testing/staff-app.ts';
import { rollUpViewings } from '../jobs/jobs.ts';
import { percentile } from '../rules/buckets.ts';

const app = await openProductApp();
const room = await openControl(app);
let editor: Awaited<ReturnType<typeof room.member>>;
let videoId: number;
beforeAll(async () => {
  editor = await room.member('editor');
  const guest = app.visitor();
  videoId = (await guest.call(content.videoByCode, { videoCode: 'keeper-of-cordoba-s1e1' })).data
    .id;
});
afterAll(async () => {
  await room.close();
  await app.close();
});
const query = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows;
beforeEach(() =>
  query(`truncate watch.viewing, watch.viewing_hour, watch.viewing_end, watch.numbers_hour, watch.title_day,
    watch.device_day, watch.device_bucket, watch.device_error`),
);

interface Went {
  device?: string | null;
  firstFrameMs?: number | null;
  playedMs?: number;
  stallMs?: number;
  error?: string | null;
  percent?: number;
}

/** Viewings that began two hours ago and are over. */
const viewed = (
  viewings: number,
  {
    device = 'PHONE',
    firstFrameMs = 600,
    playedMs = 60_000,
    stallMs = 0,
    error = null,
    percent = 50,
  }: Went = {},
) =>
  query(
    `insert into watch.viewing (id, kind, title_id, begun_hour, reported_at, elapsed_ms, first_frame_ms, played_ms, stalls,
       stall_ms, switches, height, errors, percent, device, error)
     select gen_random_uuid(), 'video', $1, date_trunc('hour', now(), 'UTC') - interval '2 hours', now() - interval '61 minutes',
       90000, $2, $3, 0, $4, 0, 720, ($5::text is not null)::int, $6, $7, $5 from generate_series(1, $8)`,
    [videoId, firstFrameMs, playedMs, stallMs, error, percent, device, viewings],
  );
const count = () => runJob(app, rollUpViewings);
const read = async () =>
  (await editor.browser.call(playbackNumbers, { range: 'DAYS_7' })).data.counted;

describe('playback by device', () => {
  test('comes from viewings, is added up once, and has no id', async () => {
    await viewed(95);
    await viewed(10, { firstFrameMs: 9000, stallMs: 600 });
    await viewed(8, { device: 'TELEVISION', firstFrameMs: null, playedMs: 0, error: 'network' });
    await viewed(5, { device: null });
    await count();
    await viewed(6, { device: 'DESKTOP', error: 'media' });
    await count();
    const numbers = await read();
    expect(numbers?.devices.map(({ device, starts, failed }) => [device, starts, failed])).toEqual([
      ['PHONE', 105, 0],
      ['TABLET', 0, null],
      ['DESKTOP', 6, 0],
      ['TELEVISION', 8, 8],
    ]);
    // The middles of the buckets that 600 and 9000 ms, and 1 % are in.
    expect(numbers?.devices[0]).toMatchObject({
      firstFrameMs: { p50: 617, p95: 8300 },
      stalledPercent: { p50: 0, p95: 1 },
    });
    expect(numbers?.devices[2]?.firstFrameMs).toEqual({ p50: null, p95: null });
    expect(numbers?.errors).toEqual([
      { error: 'network', viewings: 8, byDevice: [0, 0, 0, 8] },
      { error: 'media', viewings: 6, byDevice: [0, 0, 6, 0] },
    ]);
  });

  test('the buckets of the database are those of the rule', async () => {
    const values = [1, 50, 51, 100, 101, 733, 9000, 600_000];
    for (const value of values) {
      await query('truncate watch.device_bucket');
      await viewed(10, { firstFrameMs: value });
      await count();
      const rows = await query(
        `select bucket, viewings from watch.device_bucket where measure = 'FIRST_FRAME'`,
      );
      const buckets = new Map<number, number>(
        rows.map(({ bucket, viewings }) => [bucket, viewings]),
      );
      const found = percentile('FIRST_FRAME', buckets, 0.5) ?? 0;
      expect(Math.abs(Math.log2(found / Math.max(value, 50))), `${value} ms`).toBeLessThan(0.13);
    }
  });

  test('sums are deleted when they are too old', async () => {
    await query(`insert into watch.device_day values (current_date - 402, 'PHONE', 9, 0)`);
    await query(`insert into watch.device_error values (current_date - 402, 'PHONE', 'media', 9)`);
    await query(
      `insert into watch.device_bucket values (current_date - 402, 'PHONE', 'STALLED', 0, 9)`,
    );
    await viewed(5);
    await count();
    expect(await query('select viewings from watch.device_day')).toEqual([{ viewings: 5 }]);
    expect(await query('select * from watch.device_error')).toEqual([]);
    expect(await query('select * from watch.device_bucket where viewings = 9')).toEqual([]);
  });
});

test('a report has the kind of device from its headers, and the last error from the player', async () => {
  const viewing = randomUUID();
  const numbers = {
    elapsedMs: 0,
    firstFrameMs: null,
    playedMs: 0,
    stalls: 0,
    stallMs: 0,
    switches: 0,
    height: null,
    errors: 0,
  };
  const report = (event: watch.WatchEvent, quality: object) =>
    app.visitor().call(
      watch.contentAccess,
      {
        videoId,
        event,
        sessionId: 'player-1',
        eventTime: new Date(app.now()).toISOString(),
        quality: { viewing, ...numbers, ...quality },
      },
      {
        headers: {
          'user-agent':
            'Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) 94.0.4606.31/7.0 TV Safari/537.36',
        },
      },
    );
  expect((await report('START', {})).status).toBe(200);
  expect((await report('PAUSE', { elapsedMs: 4000, errors: 1, error: 'unsupported' })).status).toBe(
    200,
  );
  const stored = () =>
    query('select device, error from watch.viewing where id = $1 and errors = 1', [viewing]);
  await vi.waitFor(
    async () => expect(await stored()).toEqual([{ device: 'TELEVISION', error: 'unsupported' }]),
    { timeout: 10_000 },
  );
  expect((await report('PAUSE', { elapsedMs: 5000, error: 'no such kind' })).status).toBe(400);
});

describe('positions where people leave', () => {
  test('are shares of the viewings, with the marks of the video', async () => {
    await viewed(10, { percent: 3 });
    await viewed(2, { percent: 48 });
    await viewed(28, { percent: 100 });
    await count();
    const { data } = await editor.browser.call(viewingEnds, { videoId });
    expect(data).toMatchObject({ title: 'The Keeper of Cordoba', starts: 40 });
    expect(data.seconds).toBeGreaterThan(60);
    expect(data.marks.map(({ kind }) => kind)).toContain('CREDITS');
    const shares = data.points.map(({ share }) => share);
    expect([shares[0], shares[1], shares[9], shares[10], shares[20]]).toEqual([
      100,
      75,
      75,
      null,
      null,
    ]);
  });

  test('of fewer than five viewings are none, and of an unknown video neither', async () => {
    await viewed(4, { percent: 3 });
    await count();
    const { data } = await editor.browser.call(viewingEnds, { videoId });
    expect(data).toMatchObject({ starts: null, points: [] });
    const unknown = await editor.browser.call(viewingEnds, { videoId: 987_654 });
    expect([unknown.status, unknown.code]).toEqual([404, 'NOT_FOUND']);
  });
});

test('support may read neither', async () => {
  const { browser } = await room.member('support');
  expect((await browser.call(playbackNumbers, { range: 'TODAY' })).status).toBe(403);
  expect((await browser.call(viewingEnds, { videoId })).status).toBe(403);
});
