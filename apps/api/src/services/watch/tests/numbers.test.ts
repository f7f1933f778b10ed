import { viewersNow, viewingNumbers } from '@kandil/contract/control/watch';
import { contentAccess } from '@kandil/contract/watch';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openProductApp } from '../../../testing/product-app.ts';
import { runJob } from '../../../testing/jobs.ts';
import { openControl } from '../../../testing/staff-app.ts';
import { rollUpViewings } from '../jobs/jobs.ts';

const app = await openProductApp();
const room = await openControl(app);
let editor: Awaited<ReturnType<typeof room.member>>;
beforeAll(async () => {
  editor = await room.member('editor');
});
afterAll(async () => {
  await room.close();
  await app.close();
});
const query = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows;
beforeEach(() => query('truncate watch.viewing_hour, watch.numbers_hour, watch.title_day'));

const HOUR = 3_600_000;
/** The begin of an hour before the one that runs; 1 is the last complete one. */
const hourAgo = (hours: number) => new Date(Math.floor(app.now() / HOUR - hours) * HOUR);

interface Went {
  viewings: number;
  titleId?: number;
  kind?: string;
  playedMs?: number;
  failed?: number;
}

/** Viewings of a title that began in an hour, as the hourly job leaves them. */
const viewed = (
  hours: number,
  { viewings, titleId = 1, kind = 'video', playedMs = HOUR, failed = 0 }: Went,
) =>
  query(
    `insert into watch.viewing_hour values ($1, $2, $3, $4, $4::int - $6::int, ($4::int - $6::int) * 500, 0, $6, $5, 0, 0, 0, 0)
     on conflict (hour, kind, title_id) do update set viewings = watch.viewing_hour.viewings + excluded.viewings,
       pictures = watch.viewing_hour.pictures + excluded.pictures`,
    [hourAgo(hours), kind, titleId, viewings, playedMs, failed],
  );
const count = () => runJob(app, rollUpViewings);
const read = async (range: 'TODAY' | 'DAYS_7' | 'DAYS_30' | 'MONTHS_12') =>
  (await editor.browser.call(viewingNumbers, { range })).data;
const rows = () => query('select * from watch.numbers_hour order by hour');

describe('viewings by hour', () => {
  test('nothing is counted before the first run, and the answer says when it will be', async () => {
    expect(await read('TODAY')).toEqual({
      counted: null,
      nextAt: new Date(hourAgo(0).getTime() + HOUR).toISOString(),
    });
  });

  test('every complete hour has a row; twice and late give the same rows', async () => {
    await viewed(30, { viewings: 6 });
    await viewed(3, { viewings: 9, failed: 2 });
    await viewed(0, { viewings: 5 });
    await count();
    const once = await rows();
    expect(once).toHaveLength(30);
    expect(once.filter(({ viewings }) => viewings > 0).map((row) => row.viewings)).toEqual([6, 9]);
    await count();
    expect(await rows()).toEqual(once);
    await query('truncate watch.numbers_hour, watch.title_day');
    await count();
    expect(await rows()).toEqual(once);
  });

  test('what ends late is added to the hour in which it began', async () => {
    await viewed(30, { viewings: 6 });
    await count();
    await viewed(30, { viewings: 3 });
    await count();
    expect((await rows()).at(0)).toMatchObject({ hour: hourAgo(30), viewings: 9 });
    expect(await query('select sum(viewings)::int as n from watch.title_day')).toEqual([{ n: 9 }]);
  });

  test('sums are deleted when they are too old', async () => {
    await viewed(2, { viewings: 6 });
    await count();
    await query(`insert into watch.numbers_hour select hour - interval '26 months', viewings, pictures, first_frame_ms,
      failed, played_ms, stall_ms from watch.numbers_hour`);
    await query(
      `insert into watch.title_day select day - 401, kind, title_id, viewings, played_ms from watch.title_day`,
    );
    await count();
    const [{ hour }] = await rows();
    expect(app.now() - hour.getTime()).toBeLessThan(9 * 24 * HOUR);
    expect(await query('select viewings from watch.title_day')).toEqual([{ viewings: 6 }]);
  });
});

describe('an answer', () => {
  test('has totals, the period before, and how viewings went', async () => {
    await viewed(24 * 10, { viewings: 10 });
    await viewed(24 * 2, { viewings: 20, playedMs: 3 * HOUR, failed: 5 });
    await query(`insert into watch.numbers_hour values ($1, 0, 0, 0, 0, 0, 0)`, [hourAgo(24 * 20)]);
    await query(
      `insert into watch.numbers_hour select h, 0, 0, 0, 0, 0, 0
      from generate_series($1::timestamptz, $2::timestamptz, interval '1 hour') h on conflict do nothing`,
      [hourAgo(24 * 20), hourAgo(24 * 11)],
    );
    await count();
    const { counted } = await read('DAYS_7');
    expect(counted).toMatchObject({
      unit: 'day',
      until: hourAgo(0).toISOString(),
      starts: { total: { now: 20, before: 10 } },
      playedHours: { now: 3, before: 1 },
      firstFrameMs: { now: 500, before: 500 },
      failedPercent: { now: 25, before: 0 },
      stallPercent: { now: 0, before: 0 },
    });
    const points = counted?.starts.points ?? [];
    expect(points.reduce((sum, point) => sum + (point.count ?? 0), 0)).toBe(20);
    // A year ago nothing was counted.
    expect((await read('MONTHS_12')).counted?.starts.total.before).toBeNull();
  });

  test('groups under five are hidden, and a title with fewer is not in the list', async () => {
    await viewed(1, { viewings: 4, playedMs: 90 * HOUR });
    await viewed(1, { viewings: 7, titleId: 2, playedMs: 40 * HOUR });
    await viewed(1, { viewings: 5, titleId: 1, kind: 'channel', playedMs: 50 * HOUR });
    await viewed(1, { viewings: 50, titleId: 987_654, playedMs: 60 * HOUR });
    await count();
    const { counted } = await read('DAYS_7');
    expect(counted?.mostWatched?.map(({ kind, id, starts }) => [kind, id, starts])).toEqual([
      ['CHANNEL', 1, 5],
      ['VIDEO', 2, 7],
    ]);
    expect(counted?.mostWatched?.every(({ title }) => title.length > 0)).toBe(true);
  });

  test('so are few viewings altogether, and how they went', async () => {
    await viewed(1, { viewings: 4 });
    await count();
    const { counted } = await read('DAYS_30');
    expect(counted).toMatchObject({
      starts: { total: { now: null } },
      playedHours: { now: null },
      firstFrameMs: { now: null },
      failedPercent: { now: null },
    });
    expect(counted?.starts.points.filter((point) => point.count === null)).toHaveLength(1);
  });
});

describe('a look at them', () => {
  test('reads sums alone: it needs neither viewings nor their hours by title', async () => {
    await viewed(1, { viewings: 8 });
    await count();
    await query('alter table watch.viewing rename to viewing_away');
    await query('alter table watch.viewing_hour rename to viewing_hour_away');
    try {
      expect((await read('DAYS_7')).counted?.starts.total.now).toBe(8);
    } finally {
      await query('alter table watch.viewing_away rename to viewing');
      await query('alter table watch.viewing_hour_away rename to viewing_hour');
    }
  });
});

describe('who may see them', () => {
  test('not support; finance, editors and schedulers do', async () => {
    const statuses: unknown[] = [];
    for (const role of ['support', 'finance', 'scheduler', 'administrator'] as const) {
      const { browser } = await room.member(role);
      const now = await browser.call(viewersNow, {});
      const numbers = await browser.call(viewingNumbers, { range: 'TODAY' });
      statuses.push([role, now.status, numbers.status]);
    }
    expect(statuses).toEqual([
      ['support', 403, 403],
      ['finance', 200, 200],
      ['scheduler', 200, 200],
      ['administrator', 200, 200],
    ]);
  });
});

test('viewers now are the players that run', async () => {
  const now = async () => (await editor.browser.call(viewersNow, {})).data.viewers;
  const before = await now();
  const member = await app.member('member');
  const [{ id }] = await query(
    `select id from content.video where type = 'FILM' and not free and ready order by id limit 1`,
  );
  const started = await member.call(contentAccess, {
    videoId: id,
    event: 'START',
    eventTime: new Date(app.now()).toISOString(),
    sessionId: 'player-1',
  });
  expect(started.data.access).toBe('ALLOWED');
  app.advance(4000);
  expect(await now()).toBe(before + 1);
});
