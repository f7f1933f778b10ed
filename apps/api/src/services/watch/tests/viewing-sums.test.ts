import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schemaOf } from '../../../platform/database/kysely.ts';
import { openTestDatabase } from '../../../platform/testing.ts';
import type { JobRun } from '../../../platform/queue/index.ts';
import { rollUpViewingsHandler } from '../handlers/roll-up-viewings.ts';
import type { Numbers } from '../rules/quality.ts';
import type { WatchTables } from '../store/tables.generated.ts';
import { viewingSums } from '../store/viewing-sums.ts';
import { rollUpViewings, storeViewings, type ViewingReport } from '../store/viewings.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let db: ReturnType<typeof schemaOf<WatchTables>>;
beforeAll(async () => {
  database = await openTestDatabase({ from: 'migrated' });
  db = schemaOf<WatchTables>(database, 'watch');
});
afterAll(() => database.close());
beforeEach(() => query('truncate watch.viewing, watch.viewing_hour, watch.viewing_end'));

const query = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows;

const VIDEO = 7;
const report = (numbers: Partial<ViewingReport>): ViewingReport => ({
  viewing: randomUUID(),
  kind: 'video',
  titleId: VIDEO,
  percent: 50,
  begins: true,
  elapsedMs: 10_000,
  firstFrameMs: 400,
  playedMs: 8000,
  stalls: 1,
  stallMs: 500,
  switches: 1,
  height: 720,
  errors: 0,
  device: 'PHONE',
  error: null,
  ...numbers,
});
const age = (minutes: number) =>
  query(`update watch.viewing set reported_at = reported_at - make_interval(mins => $1)`, [
    minutes,
  ]);
const rollUp = () =>
  rollUpViewingsHandler({ db, now: () => Date.now() }).run({}, {
    signal: new AbortController().signal,
  } as JobRun);

const FAILED: Partial<Numbers> = { firstFrameMs: null, playedMs: 0, height: null, errors: 1 };

test('viewings without a report for an hour become sums by hour and title; their ids are gone', async () => {
  await storeViewings(db, [
    report({}),
    report({ firstFrameMs: 800, percent: 100, height: 360 }),
    report({ ...FAILED, stalls: 0, stallMs: 0 }),
    report({ ...FAILED, stalls: 0, stallMs: 0, errors: 0 }),
    report({ kind: 'channel', percent: null }),
  ]);
  await age(59);
  await rollUp();
  expect(await query('select from watch.viewing')).toHaveLength(5);
  await age(2);
  await rollUp();
  expect(await query('select from watch.viewing')).toEqual([]);
  expect(await viewingSums(database, VIDEO)).toEqual({
    viewings: 4,
    pictures: 2,
    failed: 1,
    firstFrameMs: 600,
    height: 540,
    playedMs: 16_000,
    stallMs: 1000,
    errors: 1,
    // Who saw nothing left nowhere.
    ends: [
      { percent: 50, viewings: 1 },
      { percent: 100, viewings: 1 },
    ],
  });
  expect(
    await query('select kind, title_id, viewings from watch.viewing_hour order by kind'),
  ).toEqual([
    { kind: 'channel', title_id: VIDEO, viewings: 1 },
    { kind: 'video', title_id: VIDEO, viewings: 4 },
  ]);
});

test('later viewings of the hour are added; a report that comes after its viewing was added up is not', async () => {
  const first = report({ percent: 10 });
  await storeViewings(db, [first]);
  await age(61);
  await rollUp();
  const late = { ...first, begins: false, elapsedMs: 9_000_000, percent: 90 };
  expect(await storeViewings(db, [late])).toEqual([]);
  await storeViewings(db, [report({ percent: 10 })]);
  await age(61);
  await rollUp();
  const { viewings, ends } = await viewingSums(database, VIDEO);
  expect({ viewings, ends }).toEqual({ viewings: 2, ends: [{ percent: 10, viewings: 2 }] });
});

test('two workers at once count each viewing once', async () => {
  await storeViewings(
    db,
    Array.from({ length: 60 }, () => report({})),
  );
  await age(61);
  const counts = await Promise.all([1, 2, 3].map(() => rollUpViewings(db, 30)));
  const rest = await rollUpViewings(db, 100);
  expect(counts.reduce((sum, count) => sum + count, rest)).toBe(60);
  expect((await viewingSums(database, VIDEO)).viewings).toBe(60);
});

test('a batch with reports of one viewing in any order stores the newest, and the begin with it', async () => {
  const first = report({ elapsedMs: 0, firstFrameMs: null, playedMs: 0, stalls: 0, stallMs: 0 });
  const newest = { ...first, begins: false, elapsedMs: 9000, playedMs: 8000, percent: 3 };
  const changes = await storeViewings(db, [
    { ...newest, elapsedMs: 4000, percent: 1 },
    newest,
    first,
  ]);
  expect(changes).toMatchObject([{ kind: 'video', before: null, after: { playedMs: 8000 } }]);
  expect(await query('select elapsed_ms, percent from watch.viewing')).toEqual([
    { elapsed_ms: 9000, percent: 3 },
  ]);
});

test('sums are deleted after 90 days; where a video was left stays', async () => {
  await storeViewings(db, [report({})]);
  await age(61);
  await rollUp();
  await query(`update watch.viewing_hour set hour = hour - interval '90 days 1 hour'`);
  await rollUp();
  expect(await viewingSums(database, VIDEO)).toMatchObject({
    viewings: 0,
    firstFrameMs: null,
    ends: [{ percent: 50, viewings: 1 }],
  });
});
