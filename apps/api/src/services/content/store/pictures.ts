import type { Picture } from '@kandil/contract/content';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const index = z.record(
  // A path cannot leave the folder.
  z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.(?:webp|jpg|png)$/),
  z.object({
    width: z.number(),
    height: z.number(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    placeholder: z.string(),
    color: z.string(),
  }),
);

/** Picture path (`titles/nur/poster.webp`) -> picture. The paths are the allow-list of the image proxy. */
export type PictureIndex = ReadonlyMap<string, Picture>;

const VERSION_LENGTH = 8;

/**
 * Reads `index.json` of a folder of art. Each picture's `src` begins with eight hexadecimal digits of the file's
 * SHA-256, so its address changes with the picture and is immutable: `3fa9c2d1/titles/nur/poster.webp`, answered
 * as `/images/<src>` (`present/picture.ts`).
 */
export async function readPictures(artDir: string): Promise<PictureIndex> {
  const entries = index.parse(JSON.parse(await readFile(join(artDir, 'index.json'), 'utf8')));
  return new Map(
    Object.entries(entries).map(([path, { sha256, ...entry }]) => [
      path,
      { src: `${sha256.slice(0, VERSION_LENGTH)}/${path}`, ...entry },
    ]),
  );
}
