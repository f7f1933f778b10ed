import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { silentLog } from '../../../../../platform/log.ts';
import { openIncoming } from '../../../../../platform/media/files/incoming.ts';
import { openQueue, type Queue } from '../../../../../platform/queue/index.ts';
import { openBucket } from '../../../../../testing/bucket.ts';
import { ingestHandler } from '../../../handlers/ingest-dropped.ts';
import { sharedStatuses, shareStatus } from '../../../store/ingest-status.ts';
import { CODE, ingestOfFile } from '../ingest.fixture.ts';
import { placesOf } from '../places.ts';
import { notTakenOfBucket } from './not-taken.ts';
import { watchIncoming } from './watch.ts';

const bucket = await openBucket();
const { database, folder, files, file, db, rows, recording } = await ingestOfFile();
const incoming = openIncoming(bucket.options);
const bytes = await readFile(file);
const LIMITS = { keepFree: 0, loudness: -20 };
const WAIT = { timeout: 25_000, interval: 50 };

const upload = (name: string, data: Uint8Array | string) =>
  bucket.blobs.put(`incoming/${name}`, Buffer.from(data));
const text = async (name: string) =>
  Buffer.from((await bucket.blobs.get(`incoming/${name}`)) ?? '').toString();
const marked = (name: string) =>
  vi.waitFor(async () => expect(await text(name)).toMatch(/\n\nFilm: /), WAIT);
const statusOf = async (code: string) =>
  (await sharedStatuses(db())).find(({ status }) => status.code === code);
const clear = async () => {
  for (const key of await bucket.blobs.list('incoming/')) await bucket.blobs.delete(key);
};
afterEach(() => bucket.mend());
afterAll(() => bucket.close());

describe('films in the bucket, with two workers', () => {
  const stopping = new AbortController();
  let queues: Queue[];
  let watching: Promise<unknown>;
  beforeAll(async () => {
    const nodes = ['one', 'two'].map(async (node) => {
      const queue = await openQueue({ database, log: silentLog, retryDelay: 0, retryPoll: 0.5 });
      const places = placesOf(join(folder, node));
      const world = { db: db(), queue, files, places, incoming, node, ...LIMITS };
      const stopped = { ...world, stopping: stopping.signal };
      await queue.start([ingestHandler(stopped)], { work: true });
      return { queue, watch: watchIncoming(stopped, { log: silentLog, everyMs: 50 }) };
    });
    const started = await Promise.all(nodes);
    queues = started.map(({ queue }) => queue);
    watching = Promise.all(started.map(({ watch }) => watch));
  });
  afterAll(async () => {
    stopping.abort();
    await watching;
    await Promise.all(queues.map((queue) => queue.close()));
  });

  test('are ingested once, with side files, and marked with the result', async () => {
    await upload(`${CODE}.tr.srt`, '1\n00:00:01,000 --> 00:00:02,000\nMerhaba\n');
    await upload(`${CODE}.json`, '[{ "kind": "INTRO", "from": 0, "to": 1 }]');
    await upload(`${CODE}.MKV`, bytes);
    await marked(`${CODE}.MKV.done`);
    expect(await text(`${CODE}.MKV.done`)).toMatch(
      /^plays now: 3 s; 180p .*subtitles tr; 1 marks.*\n\nFilm: [0-9a-f]{32} \d+ 2/,
    );
    expect(await recording()).toMatchObject({ subtitles: [{ language: 'tr', kind: 'FULL' }] });
    const { rows: jobs } = await database.pool.query<{ count: number }>(
      `select count(*)::int from queue.job where name = 'content.ingest' and data ->> 'name' = $1`,
      [`${CODE}.MKV`],
    );
    expect(jobs).toEqual([{ count: 1 }]);
    await vi.waitFor(
      async () => expect((await statusOf(CODE))?.status).toMatchObject({ state: 'done' }),
      WAIT,
    );
    for (const node of ['one', 'two'])
      expect(await readdir(join(folder, node, 'ingest/work')).catch(() => [])).not.toContainEqual(
        expect.stringMatching(/^incoming-/),
      );
    expect(await notTakenOfBucket(incoming)).toEqual([]);
  }, 40_000);

  test('are no job before they are said to wait: an attempt that ends at once has the last word', async () => {
    const blocker = await database.pool.connect();
    await blocker.query('begin; set local idle_in_transaction_session_timeout = 0');
    await blocker.query('lock table content.ingest_status in exclusive mode');
    await upload('no-such-clip.mp4', 'not a film');
    const blocked = `select 1 from pg_locks where not granted and relation = 'content.ingest_status'::regclass`;
    await vi.waitFor(async () => expect((await blocker.query(blocked)).rowCount).toBe(1), WAIT);
    const { rowCount } = await blocker.query(
      `select 1 from queue.job where name = 'content.ingest' and data ->> 'name' = 'no-such-clip.mp4'`,
    );
    expect(rowCount).toBe(0);
    await blocker.query('rollback');
    blocker.release();
    await marked('no-such-clip.mp4.failed');
    await clear();
  }, 40_000);

  test('that are wrong are marked with the reason; without the marker they are tried again', async () => {
    await upload('no-such-video.mp4', 'not a film');
    await marked('no-such-video.mp4.failed');
    expect(await text('no-such-video.mp4.failed')).toMatch(/^There is no video 'no-such-video'/);
    expect(await notTakenOfBucket(incoming)).toEqual([
      {
        name: 'incoming/no-such-video.mp4',
        reason: expect.stringMatching(/^failed: There is no video .* Delete no-such-video\.mp4\.f/),
      },
    ]);
    await bucket.blobs.delete('incoming/no-such-video.mp4.failed');
    await marked('no-such-video.mp4.failed');
    await clear();
  }, 40_000);

  test('that another worker has begun wait for it', async () => {
    const status = { code: CODE, file: `${CODE}.mkv`, state: 'working', at: '2026' } as const;
    expect(await shareStatus(db(), 'three', status)).toBe(true);
    await upload(`${CODE}.mkv`, bytes);
    const later = async () => {
      const { rows: jobs } = await database.pool.query<{ count: number }>(
        `select count(*)::int from queue.job where name = 'content.ingest' and data ->> 'name' = $1
           and state = 'created' and start_after > now() + interval '20 seconds'`,
        [`${CODE}.mkv`],
      );
      return jobs[0]?.count;
    };
    await vi.waitFor(async () => expect(await later()).toBe(1), WAIT);
    expect(await text(`${CODE}.mkv.done`)).toBe('');
    expect((await statusOf(CODE))?.node).toBe('three');
    // It is dead for a minute.
    await database.pool.query(
      `update content.ingest_status set at = now() - interval '61 seconds'`,
    );
    await database.pool.query(
      `update queue.job set start_after = now() where name = 'content.ingest' and state = 'created'`,
    );
    await marked(`${CODE}.mkv.done`);
    expect(['one', 'two']).toContain((await statusOf(CODE))?.node);
  }, 40_000);

  test('are taken when the bucket is back, which was away for uploads, listings and downloads', async () => {
    await clear();
    await database.pool.query('delete from content.video_asset; delete from content.asset_sound');
    await database.pool.query('delete from content.asset');
    for (const key of await files.list('')) await files.delete(key);
    await bucket.failWith({ method: 'GET', key: `incoming/${CODE}.webm`, times: 2, mode: 'cut' });
    await upload(`${CODE}.webm`, bytes);
    await marked(`${CODE}.webm.done`);
    expect(await bucket.requests('GET')).toBeGreaterThan(2);
    await bucket.failWith();
    await vi.waitFor(async () => expect(await bucket.requests('GET')).toBeGreaterThan(3), WAIT);
    await bucket.mend();
    await upload('nur-trailer.mkv', bytes);
    await marked('nur-trailer.mkv.done');
    expect(await rows()).toHaveLength(2);
  }, 60_000);

  test('are forgotten on request', async () => {
    await upload('nur-trailer.forget', '');
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1), WAIT);
    await vi.waitFor(
      async () => expect(await bucket.keys()).not.toContain('incoming/nur-trailer.forget'),
      WAIT,
    );
    expect(await statusOf('nur-trailer')).toBeUndefined();
  }, 30_000);
});
