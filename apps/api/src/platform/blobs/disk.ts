import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { errorCode } from '../startup-error.ts';
import type { Blobs } from './index.ts';
import { checkKey, checkPrefix } from './key.ts';

/** Names of partial files; no key has this form. */
const TEMPORARY = '.writing-';

/** Files in a folder. A file appears under its name once it is complete on the disk. */
export function diskBlobs(folder: string): Blobs {
  const pathOf = (key: string) => join(folder, ...checkKey(key).split('/'));
  return {
    async put(key, data) {
      const path = pathOf(key);
      const temporary = join(dirname(path), `${TEMPORARY}${randomBytes(8).toString('hex')}`);
      await mkdir(dirname(path), { recursive: true });
      try {
        const file = await open(temporary, 'wx');
        try {
          await file.writeFile(data instanceof Blob ? data.stream() : data);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    get: (key) => unlessMissing(readFile(pathOf(key))),
    async open(key) {
      const path = pathOf(key);
      const found = await unlessMissing(stat(path));
      if (!found?.isFile()) return undefined;
      const stream = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
      return { size: found.size, stream };
    },
    async exists(key) {
      return (await unlessMissing(stat(pathOf(key))))?.isFile() ?? false;
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    async list(prefix = '') {
      const start = join(folder, ...checkPrefix(prefix).split('/').slice(0, -1));
      const entries =
        (await unlessMissing(readdir(start, { recursive: true, withFileTypes: true }))) ?? [];
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith(TEMPORARY))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
  };
}

async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error))) return undefined;
    throw error;
  }
}
