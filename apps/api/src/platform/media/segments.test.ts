import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Handles } from './handles.ts';
import { type Lease, Segments } from './segments.ts';

const KILOBYTE = 1024;
const SIZE = 600 * KILOBYTE;
let folder = '';
const files: string[] = [];
/** Every byte identifies its file and position. */
const byteAt = (file: number, position: number) => (file * 31 + position + (position >> 8)) & 255;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segments-'));
  for (let file = 0; file < 6; file++) {
    files.push(join(folder, `${file}.mp4`));
    const bytes = Buffer.from(Uint8Array.from({ length: SIZE }, (_, n) => byteAt(file, n)));
    await writeFile(files[file] ?? '', bytes);
  }
});
afterAll(() => rm(folder, { recursive: true }));

function isRight(bytes: Buffer, file: number, start: number): boolean {
  return bytes.every((byte, n) => byte === byteAt(file, start + n));
}

const asked = fc.record({
  file: fc.nat(5),
  start: fc.nat(SIZE - 1),
  length: fc.integer({ min: 1, max: 200 * KILOBYTE }),
});

describe('the segment cache', () => {
  test.prop([fc.array(asked, { minLength: 1, maxLength: 60 })], { numRuns: 15 })(
    'never returns wrong bytes while ranges are loaded, evicted and leased, and stays within its limit',
    async (list) => {
      const handles = new Handles(3);
      const cache = new Segments(
        (path, buffer, at) => handles.read(path, buffer, at),
        512 * KILOBYTE,
        0,
      );
      const held: { lease: Lease; file: number; start: number }[] = [];
      const jobs = list.map(async ({ file, start, length }, n) => {
        const size = Math.min(length, SIZE - start);
        const lease = await cache.lease(files[file] ?? '', start, size);
        expect(cache.bytes).toBeLessThanOrEqual(512 * KILOBYTE);
        if (!lease) return;
        expect(lease.bytes.length).toBe(size);
        expect(isRight(lease.bytes, file, start)).toBe(true);
        if (n % 3 === 0) held.push({ lease, file, start });
        else lease.release();
      });
      await Promise.all(jobs);
      expect(cache.bytes).toBeLessThanOrEqual(512 * KILOBYTE);
      for (const { lease, file, start } of held) {
        expect(isRight(lease.bytes, file, start)).toBe(true);
        lease.release();
      }
      handles.close();
    },
  );

  it('reads a range once for concurrent and later requests', async () => {
    let reads = 0;
    const cache = new Segments(async (_, buffer) => {
      reads++;
      buffer.fill(7);
    });
    const leases = await Promise.all(Array.from({ length: 50 }, () => cache.lease('a', 0, 1000)));
    for (const lease of leases) lease?.release();
    (await cache.lease('a', 0, 1000))?.release();
    expect(reads).toBe(1);
    await cache.lease('a', 1, 1000);
    expect(reads).toBe(2);
  });

  it('reuses a buffer only after its last lease has ended; a second release does nothing', async () => {
    const cache = new Segments(
      async (path, buffer) => void buffer.fill(Number(path)),
      128 * KILOBYTE,
    );
    const first = await cache.lease('1', 0, 1000);
    const second = await cache.lease('1', 0, 1000);
    first?.release();
    first?.release();
    (await cache.lease('2', 0, 1000))?.release();
    (await cache.lease('3', 0, 1000))?.release();
    expect(second?.bytes.every((byte) => byte === 1)).toBe(true);
    second?.release();
    expect((await cache.lease('4', 0, 1000))?.bytes.buffer).toBe(second?.bytes.buffer);
  });

  it('limits the memory of slow readers of distinct ranges, and shares cached ranges', async () => {
    const cache = new Segments(async (_, buffer) => void buffer.fill(1), 512 * KILOBYTE, 0);
    const readers = Array.from({ length: 50 }, (_, n) => cache.lease('a', n, 60 * KILOBYTE));
    const leases = (await Promise.all(readers)).filter((lease) => lease !== undefined);
    expect(leases).toHaveLength(8);
    expect(cache.bytes).toBe(512 * KILOBYTE);
    expect((await cache.lease('a', 0, 60 * KILOBYTE))?.bytes).toBe(leases[0]?.bytes);
    expect(await cache.lease('b', 0, 1)).toBeUndefined();
    leases[3]?.release();
    expect((await cache.lease('b', 0, 1))?.bytes).toHaveLength(1);
    expect(cache.bytes).toBe(512 * KILOBYTE);
  });

  it('without a cache, reads again for each request, into buffers that are used again', async () => {
    let reads = 0;
    const cache = new Segments(async (_, buffer) => void buffer.fill(++reads), 0, 128 * KILOBYTE);
    const [first, second] = await Promise.all([cache.lease('a', 0, 9), cache.lease('a', 0, 9)]);
    expect([first?.bytes[0], second?.bytes[0]]).toEqual([1, 2]);
    expect(await cache.lease('a', 0, 9)).toBeUndefined();
    first?.release();
    const third = await cache.lease('a', 0, 9);
    expect(third?.bytes.buffer).toBe(first?.bytes.buffer);
    expect(third?.bytes[0]).toBe(3);
    second?.release();
    third?.release();
    expect(cache.bytes).toBe(0);
  });

  it('reads four ranges at once; the others follow in order, also after one that failed', async () => {
    const begun: string[] = [];
    const reads: PromiseWithResolvers<void>[] = [];
    const cache = new Segments((path) => {
      begun.push(path);
      const read = Promise.withResolvers<void>();
      reads.push(read);
      return read.promise;
    }, 0);
    const begins = (count: number) =>
      vi.waitUntil(() => begun.length === count, { interval: 1, timeout: 10_000 });
    const leases = Array.from('abcdefg', (path) => cache.lease(path, 0, 10));
    const outcomes = Promise.allSettled(leases);
    expect(begun.join('')).toBe('abcd');
    reads[0]?.resolve();
    await begins(5);
    reads[2]?.reject(new Error('no disk'));
    await begins(6);
    for (const at of [1, 3, 4, 5]) reads[at]?.resolve();
    await begins(7);
    reads[6]?.resolve();
    expect(begun.join('')).toBe('abcdefg');
    expect((await outcomes).map(({ status }) => status[0]).join('')).toBe('ffrffff');
    for (const lease of leases)
      await lease.then(
        (given) => given?.release(),
        () => undefined,
      );
    expect(cache.bytes).toBe(0);
    void cache.lease('h', 0, 10);
    expect(begun.at(-1)).toBe('h');
  });

  it('does not cache a failed read, and retries it', async () => {
    let broken = true;
    const cache = new Segments(async () => {
      if (broken) throw new Error('no disk');
    });
    await expect(Promise.all([cache.lease('a', 0, 10), cache.lease('a', 0, 10)])).rejects.toThrow(
      'no disk',
    );
    expect(cache.bytes).toBe(0);
    broken = false;
    expect((await cache.lease('a', 0, 10))?.bytes).toHaveLength(10);
  });
});

describe('open files', () => {
  it('report a missing or truncated file, and do not cache it', async () => {
    const handles = new Handles();
    const late = join(folder, 'late.mp4');
    await expect(handles.read(late, Buffer.alloc(4), 0)).rejects.toThrow('ENOENT');
    await writeFile(late, 'abcd');
    await expect(handles.read(late, Buffer.alloc(4), 1)).rejects.toThrow(RangeError);
    const buffer = Buffer.alloc(4);
    await handles.read(late, buffer, 0);
    expect(buffer.toString()).toBe('abcd');
    handles.close();
    await handles.read(late, buffer, 0);
    handles.close();
  });
});
