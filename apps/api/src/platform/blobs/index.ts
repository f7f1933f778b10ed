import { diskBlobs } from './disk.ts';
import { type S3Options, s3Blobs } from './s3.ts';

export { diskBlobs } from './disk.ts';
export { type S3Options, s3Blobs } from './s3.ts';

export interface OpenBlob {
  /** Bytes. */
  size: number;
  /** To be read to its end or cancelled. */
  stream: ReadableStream<Uint8Array>;
}

/** Files by key. Keys are relative paths of plain ASCII names: `support/7f3a.png`. */
export interface Blobs {
  /** Stores whole or not at all, replacing what was there. `openAsBlob(path)` of node:fs gives a file as a stream. */
  put: (key: string, data: Uint8Array | Blob, contentType?: string) => Promise<void>;
  /** All bytes at once: for small files. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  open: (key: string) => Promise<OpenBlob | undefined>;
  exists: (key: string) => Promise<boolean>;
  /** Whether it was there or not. */
  delete: (key: string) => Promise<void>;
  /** Keys that begin with a prefix, sorted. */
  list: (prefix?: string) => Promise<string[]>;
}

/** Opens the files in a folder, or in a bucket where one is configured. */
export function openBlobs(options: { folder: string; s3?: S3Options }): Blobs {
  return options.s3 ? s3Blobs(options.s3) : diskBlobs(options.folder);
}
