import { diskBlobs } from './disk.ts';
import { type S3Options, s3Blobs } from './s3.ts';

export { diskBlobs } from './disk.ts';
export { type S3Options, s3Blobs } from './s3.ts';

export interface OpenBlob {
  /** Bytes. */
  size: number;
  /** The caller reads it to its end or cancels it. */
  stream: ReadableStream<Uint8Array>;
}

/** Files by key. Keys are relative paths of plain ASCII names: `support/7f3a.png`. */
export interface Blobs {
  /** Stores atomically and replaces an existing file. `openAsBlob(path)` of node:fs opens a file as a stream. */
  put: (key: string, data: Uint8Array | Blob, contentType?: string) => Promise<void>;
  /** The whole content in memory: for small files. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  open: (key: string) => Promise<OpenBlob | undefined>;
  exists: (key: string) => Promise<boolean>;
  /** Succeeds even if the key does not exist. */
  delete: (key: string) => Promise<void>;
  /** Keys that begin with a prefix, sorted. */
  list: (prefix?: string) => Promise<string[]>;
}

/** Opens the bucket if one is configured, else the folder. */
export function openBlobs(options: { folder: string; s3?: S3Options }): Blobs {
  return options.s3 ? s3Blobs(options.s3) : diskBlobs(options.folder);
}
