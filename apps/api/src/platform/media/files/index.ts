import { join } from 'node:path';
import type { S3Options } from '../../blobs/index.ts';
import { bucketFiles } from './bucket.ts';
import { folderFiles } from './folder.ts';

/**
 * The files that media servers send: those of assets and of subtitles. A key is `{version}/{id}/{file}`, as in the address,
 * and the bytes of a key never change.
 */
export interface MediaFiles {
  /**
   * Fills the buffer with the file's bytes from a position on.
   * @throws Error of the store, or RangeError when the file ends first
   */
  read(key: string, buffer: Uint8Array, position: number): Promise<void>;
  /** Stores bytes, or a file of this machine by its path. Readers see the whole file or none. */
  write(key: string, data: Uint8Array | { path: string }): Promise<void>;
  /** Keys that begin with a prefix, sorted. */
  list(prefix: string): Promise<string[]>;
  /** Succeeds also for a key that there is not. */
  delete(key: string): Promise<void>;
  /** Closes open files. */
  close(): void;
}

export interface MediaFilesOptions {
  dataDir: string;
  /** The bucket of the files; null: they are in the data folder. */
  mediaS3: S3Options | null;
  /** Bytes of the disk for slices of the bucket; null: 1 GB or 5 % of the disk, whichever is less. */
  mediaDiskCacheBytes: number | null;
}

/** Folder of the files, which a static file server reads too (deploy/nginx). */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media-files');

/** Opens the bucket if one is configured, else the folder. */
export async function openMediaFiles(options: MediaFilesOptions): Promise<MediaFiles> {
  const { dataDir, mediaS3, mediaDiskCacheBytes } = options;
  if (!mediaS3) return folderFiles(mediaFolder(dataDir));
  const cacheDir = join(dataDir, 'media-cache');
  return bucketFiles(mediaS3, {
    cacheDir,
    ...(mediaDiskCacheBytes !== null && { cacheBytes: mediaDiskCacheBytes }),
  });
}

export const mediaKey = ({ version, id }: { version: string; id: string }, file: string): string =>
  `${version}/${id}/${file}`;
