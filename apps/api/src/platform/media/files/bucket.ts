import { S3mini } from 's3mini';
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { s3Blobs, type S3Options } from '../../blobs/index.ts';
import { checkKey } from '../../blobs/key.ts';
import { type DiskCache, openDiskCache } from '../../disk-cache.ts';
import type { MediaFiles } from './index.ts';

/** Before each key in the bucket, which may have other files too: a CDN is let in here alone. */
const PREFIX = 'media/';
/** Bytes of a slice, the unit of the disk cache. */
const SLICE = 1024 * 1024;
const TIMEOUT_MS = 30_000;
/** Players that wait for one slice share its request. */
type Loading = Map<string, Promise<Buffer>>;

export interface BucketFilesOptions {
  /** Folder of the slices that were read last. */
  cacheDir: string;
  /** Bytes of that folder; by default 1 GB or 5 % of the disk, whichever is less. */
  cacheBytes?: number;
}

/** Files in a bucket of any S3-compatible store, with a cache of slices on the disk of this node. */
export async function bucketFiles(
  options: S3Options,
  { cacheDir, cacheBytes }: BucketFilesOptions,
): Promise<MediaFiles> {
  const bucket = new S3mini({ region: 'auto', requestAbortTimeout: TIMEOUT_MS, ...options });
  const blobs = s3Blobs(options);
  const slices = new Slices(bucket, await openDiskCache(cacheDir, cacheBytes));
  return {
    async read(key, buffer, position) {
      const name = PREFIX + checkKey(key);
      const first = Math.floor(position / SLICE);
      const last = Math.floor((position + buffer.length - 1) / SLICE);
      for (let slice = first; slice <= last; slice += 1) {
        const bytes = await slices.read(name, slice);
        const from = Math.max(0, position - slice * SLICE);
        const at = slice * SLICE + from - position;
        const part = bytes.subarray(from, from + buffer.length - at);
        buffer.set(part, at);
        const isWhole = at + part.length === buffer.length || from + part.length === SLICE;
        if (!isWhole) throw new RangeError('the file ends before the range does');
      }
    },
    async write(key, data) {
      const bytes = data instanceof Uint8Array ? data : await openAsBlob(data.path);
      await blobs.put(PREFIX + key, bytes);
    },
    async list(prefix) {
      const keys = await blobs.list(PREFIX + prefix);
      return keys.map((key) => key.slice(PREFIX.length));
    },
    delete: (key) => blobs.delete(PREFIX + key),
    close: () => undefined,
  };
}

/** Slices of objects, from the disk or the bucket. */
class Slices {
  readonly #bucket: S3mini;
  readonly #cache: DiskCache;
  readonly #loading: Loading = new Map();

  constructor(bucket: S3mini, cache: DiskCache) {
    this.#bucket = bucket;
    this.#cache = cache;
  }

  /** @throws Error of the bucket, also for a slice behind the end */
  async read(key: string, slice: number): Promise<Buffer> {
    const name = `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.${slice}`;
    const known = await this.#cache.read(name);
    if (known) return known;
    const loading = this.#loading.get(name) ?? this.#load(key, slice, name);
    this.#loading.set(name, loading);
    return loading.finally(() => this.#loading.delete(name));
  }

  async #load(key: string, slice: number, name: string): Promise<Buffer> {
    const start = slice * SLICE;
    const answer = await this.#bucket.getObjectRaw(key, false, start, start + SLICE);
    const bytes = Buffer.from(await answer.arrayBuffer());
    // Some stores send the whole object instead of the range.
    const part = answer.status === 206 ? bytes : bytes.subarray(start, start + SLICE);
    await this.#cache.write(name, part);
    return part;
  }
}
