import { afterAll, describe, expect, it } from 'vitest';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBucket } from '../../../testing/bucket.ts';
import { bucketFiles } from './bucket.ts';
import { folderFiles } from './folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'kandil-media-files-'));
const store = await openBucket();
const MEGABYTE = 2 ** 20;
const bytes = randomBytes(3 * MEGABYTE + 77);
const film = join(folder, 'film.mp4');
writeFileSync(film, bytes);
const cacheDir = (name: string) => ({ cacheDir: join(folder, name), cacheBytes: 8 * MEGABYTE });
afterAll(() => {
  rmSync(folder, { recursive: true });
  return store.close();
});

describe.each([
  ['a folder', async () => folderFiles(join(folder, 'files'))],
  ['a bucket', () => bucketFiles(store.options, cacheDir('slices'))],
])('files of media in %s', (_name, open) => {
  const opened = open();
  const KEY = '0123abcd/ingest-0123456789abcdef/360p/media.mp4';
  const read = async (start: number, length: number) => {
    const buffer = Buffer.alloc(length);
    await (await opened).read(KEY, buffer, start);
    return buffer;
  };

  it('are stored, listed, read from any position, and deleted', async () => {
    const files = await opened;
    await files.write(KEY, { path: film });
    await files.write('0123abce/text-0123456789abcdef/clip.vtt', Buffer.from('WEBVTT'));
    expect(await files.list('0123abcd/')).toEqual([KEY]);
    for (const [start, length] of [
      [0, 10],
      [MEGABYTE - 3, 6],
      [MEGABYTE, MEGABYTE],
      [17, 2 * MEGABYTE + 20],
      [bytes.length - 5, 5],
    ] as const)
      expect((await read(start, length)).equals(bytes.subarray(start, start + length))).toBe(true);
    await expect(read(bytes.length - 5, 6)).rejects.toThrow('the file ends before the range does');
    await files.write(KEY, { path: film });
    await files.delete('0123abce/text-0123456789abcdef/clip.vtt');
    await files.delete('0123abce/text-0123456789abcdef/clip.vtt');
    expect(await files.list('0123abce/')).toEqual([]);
    expect((await read(0, bytes.length)).equals(bytes)).toBe(true);
    files.close();
  });

  it.each(['../film.mp4', '/etc/passwd', 'a//b', ''])('refuse the key %j', async (key) => {
    const files = await opened;
    await expect((async () => files.read(key, Buffer.alloc(1), 0))()).rejects.toThrow(
      'not a key of a file',
    );
    await expect((async () => files.write(key, Buffer.from('x')))()).rejects.toThrow(
      'not a key of a file',
    );
  });
});

it('a film that goes into a folder of its file system is no copy', async () => {
  const files = folderFiles(join(folder, 'linked'));
  await files.write('0123abcd/a/media.mp4', { path: film });
  expect(statSync(join(folder, 'linked/0123abcd/a/media.mp4')).ino).toBe(statSync(film).ino);
  expect(readdirSync(join(folder, 'linked/0123abcd/a'))).toEqual(['media.mp4']);
});

describe('a bucket that is away', () => {
  const KEY = '0123abcd/ingest-0123456789abcdef/720p/media.mp4';

  it('is not asked for what was read before, once per slice for what readers wait for, and again after a fault', async () => {
    const files = await bucketFiles(store.options, cacheDir('away'));
    await files.write(KEY, { path: film });
    await store.mend();
    const read = async (start: number) => {
      const buffer = Buffer.alloc(100);
      await files.read(KEY, buffer, start);
      return buffer;
    };
    await Promise.all([read(0), read(500), read(1000)]);
    expect(await store.requests('GET')).toBe(1);
    await store.failWith();
    expect((await read(2000)).equals(bytes.subarray(2000, 2100))).toBe(true);
    await expect(read(MEGABYTE)).rejects.toThrow('503');
    await store.mend();
    expect((await read(MEGABYTE)).equals(bytes.subarray(MEGABYTE, MEGABYTE + 100))).toBe(true);
    // After a restart, the slices are still there.
    await store.failWith();
    const later = await bucketFiles(store.options, cacheDir('away'));
    const buffer = Buffer.alloc(100);
    await later.read(KEY, buffer, 700);
    expect(buffer.equals(bytes.subarray(700, 800))).toBe(true);
    await store.mend();
  });
});
