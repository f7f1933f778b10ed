import { S3mini } from 's3mini';
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Options } from '../../blobs/index.ts';

/** Where operators upload films, beside the files that are played. */
const PREFIX = 'incoming/';
/** Bytes of one request: a line of 3 Mbit/s has them within its time. */
const SLICE = 8 * 2 ** 20;
const TIMEOUT_MS = 30_000;
/** Milliseconds before the next attempts to read a slice; afterwards the job waits longer. */
const PAUSES_MS = [1000, 4000];

/** An object below `incoming/`. */
export interface IncomingFile {
  /** Without the prefix; that of a folder ends with `/`. */
  name: string;
  /** Bytes. */
  size: number;
  etag: string;
  /** Milliseconds since 1970, by the store's clock. */
  written: number;
}

/** The prefix `incoming/` of the bucket of films. An object there is complete, or there is none. */
export interface Incoming {
  /** A UUID of the bucket, the same on all nodes. */
  id: string;
  /** What lies there, without what is in folders. */
  list(): Promise<IncomingFile[]>;
  /**
   * Copies an object to a file of this machine. A repetition continues where the last one stopped.
   * @param onShare is called with shares from 0 to 1
   * @throws Error of the store or the disk, also if the object was replaced; AbortError
   */
  fetch(
    file: IncomingFile,
    path: string,
    options: { signal: AbortSignal; onShare: (share: number) => void },
  ): Promise<void>;
  /** A small object as text; undefined if it is gone. */
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
  delete(name: string): Promise<void>;
}

export function openIncoming(options: S3Options): Incoming {
  const bucket = new S3mini({ region: 'auto', requestAbortTimeout: TIMEOUT_MS, ...options });
  return {
    id: uuidOf(`${options.endpoint.replace(/\/+$/, '')}/${PREFIX}`),
    async list() {
      const found = await bucket.listObjects('/', PREFIX, undefined, { delimiter: '/' });
      return (found ?? [])
        .map(({ Key, Size: size, ETag, LastModified }) => ({
          name: Key.slice(PREFIX.length),
          size,
          etag: bucket.sanitizeETag(ETag),
          written: LastModified.getTime(),
        }))
        .filter(({ name }) => name !== '');
    },
    async fetch(file, path, { signal, onShare }) {
      const handle = await open(path, 'a+').then(async (made) => {
        await made.close();
        return open(path, 'r+');
      });
      try {
        for (let at = await startOf(handle, file); at < file.size; at += SLICE) {
          const end = Math.min(at + SLICE, file.size);
          const bytes = await attempts(() => sliceOf(bucket, file, at, end), signal);
          await handle.write(bytes, 0, bytes.length, at);
          onShare(end / file.size);
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    read: async (name) => (await bucket.getObject(PREFIX + name)) ?? undefined,
    write: async (name, text) => void (await bucket.putObject(PREFIX + name, text, 'text/plain')),
    delete: async (name) => void (await bucket.deleteObject(PREFIX + name)),
  };
}

/** Whole slices are read once; a killed write may have left part of the last one. */
async function startOf(handle: FileHandle, { size }: IncomingFile): Promise<number> {
  const { size: known } = await handle.stat();
  if (known > size) await handle.truncate(0);
  return known > size ? 0 : Math.max(0, Math.floor(known / SLICE) * SLICE);
}

async function sliceOf(
  bucket: S3mini,
  { name, etag }: IncomingFile,
  start: number,
  end: number,
): Promise<Buffer> {
  const condition = { 'if-match': `"${etag}"` };
  const answer = await bucket.getObjectRaw(PREFIX + name, false, start, end, condition);
  const bytes = Buffer.from(await answer.arrayBuffer());
  // Some stores send the whole object instead of the range.
  const part = answer.status === 206 ? bytes : bytes.subarray(start, end);
  if (part.length !== end - start)
    throw new Error(`the store sent ${part.length} bytes of ${name}`);
  return part;
}

async function attempts<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (const pause of PAUSES_MS) {
    signal.throwIfAborted();
    const result = await work().catch((error: unknown) => {
      if (isGone(error)) throw error;
    });
    if (result !== undefined) return result;
    await sleep(pause, undefined, { signal });
  }
  return work();
}

/** Whether the object was replaced or removed: another attempt would find the same. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && [404, 412].includes(Number(error.status));

/** A UUID (RFC 9562, version 8) from a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
