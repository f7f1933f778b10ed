import { mkdtempSync, openAsBlob, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diskBlobs, openBlobs } from './index.ts';
import { openBucket } from '../../testing/bucket.ts';

const folder = mkdtempSync(join(tmpdir(), 'kandil-blobs-'));
const store = await openBucket();
afterAll(() => {
  rmSync(folder, { recursive: true });
  return store.close();
});

describe.each([
  ['a folder', async () => diskBlobs(join(folder, 'blobs'))],
  ['S3', async () => openBlobs({ folder, s3: store.options })],
])('blobs in %s', (_name, open) => {
  const opened = open();
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('stores, replaces, opens, lists and deletes', async () => {
    const blobs = await opened;
    await blobs.put('support/1/a.txt', bytes('one'), 'text/plain');
    await blobs.put('support/1/a.txt', bytes('two'), 'text/plain');
    await blobs.put('support/2/b.txt', bytes('three'));
    await blobs.put('other/c.txt', bytes(''));
    expect(
      await blobs.get('support/1/a.txt').then((found) => found && Buffer.from(found).toString()),
    ).toBe('two');
    const found = await blobs.open('support/2/b.txt');
    expect(found?.size).toBe(5);
    expect(await new Response(found?.stream).text()).toBe('three');
    expect(await blobs.list('support/')).toEqual(['support/1/a.txt', 'support/2/b.txt']);
    expect(await blobs.list('support/2/b')).toEqual(['support/2/b.txt']);
    expect(await blobs.list()).toHaveLength(3);
    await blobs.delete('support/1/a.txt');
    await blobs.delete('support/1/a.txt');
    expect(await blobs.exists('support/1/a.txt')).toBe(false);
    expect(await blobs.exists('support/2/b.txt')).toBe(true);
  });

  it('returns nothing for an unknown key', async () => {
    const blobs = await opened;
    expect(await blobs.get('no/file')).toBeUndefined();
    expect(await blobs.open('no/file')).toBeUndefined();
    expect(await blobs.exists('no/file')).toBe(false);
    expect(await blobs.list('no/')).toEqual([]);
  });

  it('stores a large file from a stream', async () => {
    const blobs = await opened;
    const path = join(folder, 'large');
    const content = Buffer.alloc(12 * 1024 * 1024, 'kandil');
    writeFileSync(path, content);
    await blobs.put('large.bin', await openAsBlob(path));
    const stored = await blobs.get('large.bin');
    expect(stored && Buffer.compare(stored, content)).toBe(0);
    await blobs.delete('large.bin');
  });

  it.each([
    '',
    '/etc/passwd',
    '../secrets',
    'a/../../b',
    'a//b',
    'a/',
    'a/./b',
    '.hidden',
    'a\\..\\b',
    'a%2e%2e/b',
    'a\0b',
    'a b',
    'ä',
    'C:/x',
    'x'.repeat(513),
  ])('refuses the key %#: %.30j', async (key) => {
    const blobs = await opened;
    for (const use of [
      () => blobs.put(key, bytes('x')),
      () => blobs.get(key),
      () => blobs.open(key),
      () => blobs.delete(key),
      () => blobs.exists(key),
    ]) {
      await expect((async () => use())()).rejects.toThrow('not a key of a file');
    }
  });
});

it('leaves no partial file when the source fails', async () => {
  const blobs = diskBlobs(join(folder, 'broken'));
  const broken = new Blob(['x']);
  broken.stream = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('half'));
        controller.error(new Error('broke off'));
      },
    });
  await expect(blobs.put('a/b', broken)).rejects.toThrow('broke off');
  expect(readdirSync(join(folder, 'broken', 'a'))).toEqual([]);
});
