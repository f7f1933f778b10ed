import { copyFile, mkdir, readdir, readFile, rm, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { bucketFiles } from '../../../../platform/media/files/bucket.ts';
import { openIncoming } from '../../../../platform/media/files/incoming.ts';
import { openBucket } from '../../../../testing/bucket.ts';
import { heldPrograms } from '../../../../testing/held-programs.ts';
import { ingestHandler } from '../../handlers/ingest-dropped.ts';
import { folderId } from './drop-folder.ts';
import { CODE, ingestOfFile } from './ingest.fixture.ts';
import { readStatus } from './status.ts';

/* What an operator reads when the disk, the bucket or the film fails, and that another attempt then works. */

const bucket = await openBucket();
const { database, folder, places, file, db, queue, rows } = await ingestOfFile();
const files = await bucketFiles(bucket.options, { cacheDir: join(folder, 'slices') });
const incoming = openIncoming(bucket.options);
const programs = await heldPrograms(join(folder, 'held'), process.env['PATH']);
const NAME = `${CODE}.mkv`;
const bytes = await readFile(file);
const WAIT = { timeout: 60_000, interval: 20 };

beforeEach(async () => {
  vi.stubEnv('PATH', `${programs.bin}:${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  await bucket.mend();
  await programs.release();
  await database.pool.query('delete from content.video_asset; delete from content.asset');
  await database.pool.query('delete from content.ingest_status');
  for (const key of await bucket.keys()) await bucket.blobs.delete(key);
});
afterAll(() => bucket.close());

const upload = () => bucket.blobs.put(`incoming/${NAME}`, bytes);
const status = () => readStatus(places, CODE);

/** Runs the job once, as a worker. */
function work(from: string = incoming.id) {
  const { signal } = new AbortController();
  const limits = { keepFree: 0, loudness: -20, stopping: signal };
  const world = { db: db(), queue, files, places, incoming, node: 'one', ...limits };
  const run = { id: 'film', attempt: 1, signal, once: async () => false };
  return ingestHandler(world).run({ name: NAME, folder: from }, run);
}

/** Runs the job, and something else while the sound is encoded. */
async function duringSound(change: () => Promise<unknown>, from?: string): Promise<void> {
  await programs.hold({ program: 'ffmpeg', pattern: '/sound.part-', isDone: false });
  const job = work(from);
  await vi.waitFor(async () => expect(await programs.isReached()).toBe(true), WAIT);
  await change();
  await programs.release();
  await job;
}

const DISK_FULL =
  'The disk is full. Make room: what is encoded already stays, and the next attempt continues there.';

describe('a full disk', () => {
  test('during the encoding: the film waits with the reason, and goes on where it was', async () => {
    await upload();
    await programs.fillDisk('/sound.part-');
    await expect(work()).rejects.toThrow(DISK_FULL);
    expect(await status()).toMatchObject({ state: 'waiting', message: DISK_FULL });
    expect([await rows(), await bucket.blobs.list('incoming/')]).toEqual([
      [],
      [`incoming/${NAME}`],
    ]);
    await programs.release();
    // Pictures that were encoded are not encoded again.
    await programs.hold({ program: 'ffmpeg', pattern: '/part-0.part-', isDone: false });
    await work();
    expect(await programs.isReached()).toBe(false);
    expect(await rows()).toHaveLength(1);
  });

  test('during the copy from the bucket', async () => {
    await upload();
    await bucket.failWith({ method: 'GET', key: NAME });
    await expect(work()).rejects.toThrow('The bucket does not answer: S3 returned 503');
    await bucket.mend();
    const copies = join(places.work, `incoming-${CODE}`);
    const [id = ''] = await readdir(copies);
    const copy = join(copies, id, NAME);
    await rm(copy, { force: true });
    await symlink('/dev/full', copy);
    await expect(work()).rejects.toThrow(DISK_FULL);
    expect(await status()).toMatchObject({ state: 'waiting', message: DISK_FULL });
    await rm(copy);
    await work();
    expect(await rows()).toHaveLength(1);
  });
});

test.each([
  [
    'broken',
    { method: 'PUT', key: 'media/', after: 1, mode: 'cut' },
    /^The bucket does not answer: \w+\. The next/,
  ],
  ['refused', { method: 'PUT', key: 'media/' }, /^The bucket does not answer: S3 returned 503/],
  [
    'broken at the end',
    { method: 'PUT', key: '.done', mode: 'cut' },
    /^The bucket does not answer: /,
  ],
] as const)(
  'a bucket that is away, with requests that are %s: the film waits, and is ingested when it is back',
  async (_what, fault, words) => {
    await upload();
    await bucket.failWith(fault);
    await expect(work()).rejects.toThrow(words);
    expect(await status()).toMatchObject({
      state: 'waiting',
      message: expect.stringMatching(words),
    });
    await bucket.mend();
    await work();
    expect([(await rows()).length, await bucket.keys()]).toEqual([
      1,
      expect.arrayContaining([`incoming/${NAME}.done`]),
    ]);
  },
);

test('a bucket that refuses the keys says so', async () => {
  await upload();
  const other = openIncoming({ ...bucket.options, secretAccessKey: 'other' });
  const { signal } = new AbortController();
  const limits = { keepFree: 0, loudness: -20, stopping: signal };
  const world = { db: db(), queue, files, places, incoming: other, node: 'one', ...limits };
  const run = { id: 'film', attempt: 1, signal, once: async () => false };
  await expect(ingestHandler(world).run({ name: NAME, folder: other.id }, run)).rejects.toThrow(
    /^The bucket refuses: S3 returned 403 .* Check its keys and their permissions\.$/,
  );
});

test('a film that is removed while it waits is no longer said to wait', async () => {
  await upload();
  await programs.fillDisk('/sound.part-');
  await expect(work()).rejects.toThrow(DISK_FULL);
  const shared = () => database.pool.query(`select 1 from content.ingest_status`);
  expect([(await status())?.state, (await shared()).rowCount]).toEqual(['waiting', 1]);
  await bucket.blobs.delete(`incoming/${NAME}`);
  await work();
  expect([await status(), (await shared()).rowCount]).toEqual([undefined, 0]);
});

describe('a film that is removed while it is encoded', () => {
  test('from the bucket fails with the reason, leaves nothing, and can be uploaded again', async () => {
    await upload();
    await duringSound(() => bucket.blobs.delete(`incoming/${NAME}`));
    expect(await status()).toMatchObject({
      state: 'failed',
      message: `${NAME} was removed from the bucket while it was ingested. Nothing was changed: upload it again to ingest it.`,
    });
    expect([await rows(), await bucket.blobs.list('incoming/')]).toEqual([[], []]);
    expect((await readdir(places.work)).filter((name) => name.startsWith('incoming-'))).toEqual([]);
    await upload();
    await work();
    expect(await rows()).toHaveLength(1);
  });

  test('from the drop folder fails with the reason, and can be put there again', async () => {
    const dropped = join(places.drop, NAME);
    await mkdir(places.drop, { recursive: true });
    await copyFile(file, dropped);
    const from = await folderId(places);
    await duringSound(() => rm(dropped), from);
    expect(await status()).toMatchObject({
      state: 'failed',
      message: 'The file was removed while it was ingested.',
    });
    expect(await rows()).toEqual([]);
    await copyFile(file, dropped);
    await work(from);
    expect([(await rows()).length, await readdir(places.done)]).toEqual([1, [NAME]]);
  });
});

test('what a dead worker left is swept after a week, and finished clips that another one stored, too', async () => {
  const old = new Date(Date.now() - 8 * 24 * 3_600_000);
  for (const left of [
    join(places.work, 'ingest-0'),
    join(places.made, 'ingest-0'),
    join(places.made, '.draft-ingest-1'),
  ]) {
    await mkdir(left, { recursive: true });
    await utimes(left, old, old);
  }
  await mkdir(join(places.made, 'ingest-2'), { recursive: true });
  await upload();
  await work();
  expect([await readdir(places.work), await readdir(places.made)]).toEqual([
    ['lock'],
    ['ingest-2'],
  ]);
});
