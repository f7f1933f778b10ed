import { MediaRefusal } from '@kandil/media/ingest';
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bucketFiles } from '../../../../../platform/media/files/bucket.ts';
import { type IncomingFile, openIncoming } from '../../../../../platform/media/files/incoming.ts';
import { openBucket } from '../../../../../testing/bucket.ts';
import { ingestHandler } from '../../../handlers/ingest-dropped.ts';
import { CODE, ingestOfFile } from '../ingest.fixture.ts';
import { readStatus } from '../status.ts';
import { incomingFilm } from './film.ts';

const bucket = await openBucket();
const { folder, places, file, db, queue, take, rows } = await ingestOfFile();
const files = await bucketFiles(bucket.options, { cacheDir: join(folder, 'slices') });
const incoming = openIncoming(bucket.options);
const NAME = `${CODE}.mkv`;
const bytes = await readFile(file);
const upload = (data: Uint8Array) => bucket.blobs.put(`incoming/${NAME}`, data);
const found = async (): Promise<IncomingFile> => {
  const [first] = await incoming.list();
  if (!first) throw new Error('nothing was uploaded');
  return first;
};
beforeEach(async () => {
  await bucket.mend();
  for (const key of await bucket.keys()) await bucket.blobs.delete(key);
});
afterAll(() => bucket.close());

/** Runs the job once, as a worker. */
function work({ node = 'one', attempt = 1, keepFree = 0, signal = new AbortController().signal }) {
  const stopping = new AbortController().signal;
  const limits = { keepFree, loudness: -20, stopping };
  const handler = ingestHandler({ db: db(), queue, files, places, incoming, node, ...limits });
  const run = { id: 'film', attempt, signal, once: async () => false };
  return handler.run({ name: NAME, folder: incoming.id }, run);
}

const LARGE = randomBytes(17 * 2 ** 20);
const never = new AbortController().signal;

test('a download that was interrupted continues where it stopped', async () => {
  await upload(LARGE);
  const target = join(folder, 'large');
  const ending = new AbortController();
  const onShare = () => ending.abort();
  await expect(
    incoming.fetch(await found(), target, { signal: ending.signal, onShare }),
  ).rejects.toThrow('aborted');
  await bucket.mend();
  await incoming.fetch(await found(), target, { signal: never, onShare: () => undefined });
  // The listing, and two slices of three.
  expect(await bucket.requests('GET')).toBe(3);
  expect((await readFile(target)).equals(LARGE)).toBe(true);
});

test('a film that is replaced while it is copied is not made of two', async () => {
  await upload(LARGE);
  const film = await found();
  await upload(bytes);
  await expect(
    incoming.fetch(film, join(folder, 'two'), { signal: never, onShare: () => undefined }),
  ).rejects.toThrow('412 – PreconditionFailed');
});

test('a film that was replaced after it was copied is not published', async () => {
  await upload(bytes);
  const film = incomingFilm({ incoming, places, keepFree: 0 }, NAME);
  await film.take({ signal: never, onShare: () => undefined });
  await film.confirm();
  await upload(Buffer.concat([bytes, Buffer.from('more')]));
  await expect(film.confirm()).rejects.toThrow('was replaced while it was ingested');
  const confirm = () => Promise.reject(new MediaRefusal('replaced'));
  await expect(take({}, { confirm })).rejects.toThrow('replaced');
  expect(await rows()).toEqual([]);
});

test('without room on the disk a film waits, and says so', async () => {
  await upload(bytes);
  await expect(work({ keepFree: 1e18 })).rejects.toThrow('The disk has too little room');
  expect(await readStatus(places, CODE)).toMatchObject({
    state: 'waiting',
    message: expect.stringMatching(/must stay free/),
  });
});

test('a worker that ends at any step leaves the film to another; the bucket may be away meanwhile', async () => {
  await upload(bytes);
  await expect(work({ signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  await bucket.failWith({ method: 'PUT', key: 'media/', after: 2 });
  await expect(work({ node: 'two' })).rejects.toThrow('503 – SlowDown');
  expect(await rows()).toEqual([]);
  await bucket.failWith({ method: 'PUT', key: 'incoming/' });
  await expect(work({ node: 'three' })).rejects.toThrow('503 – SlowDown');
  // The video plays already; only the marker is missing.
  expect(await rows()).toHaveLength(1);
  await bucket.mend();
  await work({ node: 'one' });
  expect(await bucket.keys()).toContain(`incoming/${NAME}.done`);
  expect(await readStatus(places, CODE)).toMatchObject({
    message: expect.stringMatching(/^played this already/),
  });
  const puts = await bucket.requests('PUT');
  await work({ node: 'two' });
  expect(await bucket.requests('PUT')).toBe(puts);
  expect((await readdir(places.work)).filter((name) => name.startsWith('incoming-'))).toEqual([]);
}, 60_000);

test('after the last attempt a film is marked with the reason', async () => {
  await upload(bytes);
  await work({ keepFree: 1e18, attempt: 12 });
  expect(await bucket.keys()).toContain(`incoming/${NAME}.failed`);
});
