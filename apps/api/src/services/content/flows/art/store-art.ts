import type { Blobs } from '../../../../platform/blobs/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { StartupError } from '../../../../platform/startup-error.ts';
import { type ArtFile, blobKeyOf, mediaTypeOf } from '../../rules/art.ts';
import { announceBlobs } from '../../store/art.ts';
import { contentTables } from '../../store/sql.ts';
import { atOnce } from './at-once.ts';
import { digestOf } from './decode.ts';
import { readPicture } from './folder.ts';

interface StoreOptions {
  database: Database;
  blobs: Blobs;
  folder: string;
  files: readonly ArtFile[];
  signal?: AbortSignal;
}

const AT_ONCE = 4;

/**
 * Copies pictures of a folder into the blob store, before an import refers to them. Those of an import that then fails
 * are removed after a day (`handlers/tidy-art.ts`).
 * @throws StartupError if a picture has changed since it was checked, or the store does not take it
 */
export async function storeArt({
  database,
  blobs,
  folder,
  files,
  signal,
}: StoreOptions): Promise<void> {
  await announceBlobs(contentTables(database), files);
  await atOnce(AT_ONCE, files, async (file) => {
    signal?.throwIfAborted();
    const key = blobKeyOf(file);
    const isThere = await stored(file, blobs.exists(key));
    if (isThere) return;
    const bytes = await readPicture(folder, file.path).catch(() => null);
    if (!bytes || digestOf(bytes) !== file.sha256)
      throw new StartupError(
        `The picture ${file.path} changed while it was imported. Nothing was imported: run the command again.`,
      );
    await stored(file, blobs.put(key, bytes, mediaTypeOf(file.path)));
  });
}

async function stored<Result>({ path }: ArtFile, asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    throw new StartupError(
      `The picture ${path} could not be stored: ${(error as Error).message}. Nothing was imported.`,
      { cause: error },
    );
  }
}
