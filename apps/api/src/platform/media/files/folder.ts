import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey } from '../../blobs/key.ts';
import { diskBlobs } from '../../blobs/index.ts';
import { Handles } from '../handles.ts';
import type { MediaFiles } from './index.ts';

/** Files in a folder. A file of the same file system is linked, so a film is not copied. */
export function folderFiles(folder: string): MediaFiles {
  const blobs = diskBlobs(folder);
  const handles = new Handles();
  const pathOf = (key: string) => join(folder, ...checkKey(key).split('/'));
  return {
    read: (key, buffer, position) => handles.read(pathOf(key), buffer, position),
    async write(key, data) {
      if (data instanceof Uint8Array) return blobs.put(key, data);
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = join(dirname(path), `.writing-${randomUUID()}`);
      try {
        await link(data.path, draft).catch(() => copyFile(data.path, draft));
        await synced(draft);
        await rename(draft, path);
      } finally {
        // Also after the rename: that of a link to its own file leaves the link.
        await rm(draft, { force: true });
      }
    },
    list: (prefix) => blobs.list(prefix),
    delete: (key) => blobs.delete(key),
    close: () => handles.close(),
  };
}

/** Waits until the bytes of a file are on the disk. */
async function synced(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
