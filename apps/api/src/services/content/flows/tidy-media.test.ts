import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bucketFiles } from '../../../platform/media/files/bucket.ts';
import { openBucket } from '../../../testing/bucket.ts';
import { CODE, ingestOfFile } from './ingest/ingest.fixture.ts';
import { tidyMedia, unneededInWords } from './tidy-media.ts';

const DAY = 24 * 60 * 60 * 1000;
const bucket = await openBucket();
const { database, folder, db, take, written, rows } = await ingestOfFile();
const files = await bucketFiles(bucket.options, { cacheDir: join(folder, 'slices') });
const { pool } = database;
const START = Date.now();
const signal = new AbortController().signal;
const tidy = (day: number) => tidyMedia({ db: db(), files, signal, now: START + day * DAY });
const make = async (loudness: number) => (await take({}, { files, loudness })).asset;
const keysOf = async (part: string) => (await files.list('')).filter((key) => key.includes(part));
const assets = async () =>
  (await pool.query<{ id: string }>('select id from content.asset')).rows.map(({ id }) => id);

beforeEach(async () => {
  await bucket.mend();
  await pool.query('delete from content.airing; delete from content.unneeded_media');
  await pool.query('delete from content.video_asset; delete from content.video_subtitle');
  await pool.query('delete from content.asset; delete from content.subtitle_file');
  for (const key of await files.list('')) await files.delete(key);
});
afterAll(() => bucket.close());

test('a replaced asset goes after 30 days, as do files without a row; what is needed and what others put there stays', async () => {
  const text = await written('tr.srt', '1\n00:00:01,000 --> 00:00:02,000\nMerhaba\n');
  await take({ subtitles: [{ language: 'tr', file: text }] }, { files, loudness: -20 });
  const [first = ''] = await assets();
  const second = await make(-24);
  const bound = await keysOf(second);
  const orphan = '0123abcd/ingest-0123456789abcdef/180p/media.mp4';
  for (const key of [orphan, 'readme.txt', '0123abcd/demo/media.mp4'])
    await files.write(key, Buffer.from('x'));
  expect([await tidy(0), await tidy(29)]).toEqual([0, 0]);
  expect(await unneededInWords(db())).toEqual([
    expect.stringMatching(/^0123abcd\/ingest-0123456789abcdef: nothing needs it since 20/),
    expect.stringContaining(`/${first}: nothing needs it since`),
    expect.stringMatching(/\/text-[0-9a-f]{16}: nothing needs it since/),
  ]);
  expect((await keysOf(first)).length).toBeGreaterThan(0);
  expect(await tidy(31)).toBe(3);
  expect(await files.list('')).toEqual(
    ['0123abcd/demo/media.mp4', ...bound, 'readme.txt'].toSorted(),
  );
  expect(await assets()).toEqual([second]);
  expect(await rows()).toMatchObject([{ code: CODE, asset_id: second }]);
  expect(await unneededInWords(db())).toEqual([]);
}, 60_000);

test('the time begins again when something needs it meanwhile', async () => {
  const first = await make(-20);
  const second = await make(-24);
  await tidy(0);
  await make(-20);
  // Now the other one is unneeded, since then.
  expect(await tidy(31)).toBe(0);
  expect((await assets()).toSorted()).toEqual([first, second].toSorted());
  expect(await tidy(62)).toBe(1);
  expect(await assets()).toEqual([first]);
}, 60_000);

test('what a locked airing plays stays; a removed video needs its film until its row is deleted', async () => {
  const first = await make(-20);
  await pool.query(
    `insert into content.airing select code, 1, 1, now(), now() + interval '1 hour', $1, 0, 9, true, '[]', '[]'
     from content.channel limit 1`,
    [first],
  );
  const second = await make(-24);
  await tidy(0);
  expect([await tidy(31), (await assets()).length]).toEqual([0, 2]);
  await pool.query('delete from content.airing');
  const { rows: videos } = await pool.query(
    `update content.video set code = 'gone' where code = $1 returning code`,
    [CODE],
  );
  expect(videos).toHaveLength(1);
  expect(await tidy(32)).toBe(0);
  expect(await tidy(63)).toBe(2);
  expect([await assets(), await rows(), await files.list('')]).toEqual([[], [], []]);
  await pool.query(`update content.video set code = $1 where code = 'gone'`, [CODE]);
  expect(second).not.toBe(first);
}, 60_000);

test('killed while files go, it continues; meanwhile nothing begins to need them', async () => {
  const first = await make(-20);
  await make(-24);
  await tidy(0);
  await bucket.failWith({ method: 'DELETE', after: 1 });
  await expect(tidy(31)).rejects.toThrow('503 – SlowDown');
  await bucket.mend();
  expect(await assets()).not.toContain(first);
  expect((await keysOf(first)).length).toBeGreaterThan(0);
  await expect(make(-20)).rejects.toThrow('are being removed');
  await bucket.failWith({ method: 'GET' });
  await expect(tidy(31)).rejects.toThrow('503');
  await bucket.mend();
  expect(await tidy(31)).toBe(1);
  expect(await keysOf(first)).toEqual([]);
  expect(await make(-20)).toBe(first);
  expect(await rows()).toMatchObject([{ asset_id: first }]);
}, 60_000);
