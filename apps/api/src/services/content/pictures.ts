import type { Picture } from '@kandil/contract/content';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const index = z.record(
  z.string(),
  z.object({ width: z.number(), height: z.number(), placeholder: z.string(), color: z.string() }),
);

/** Picture path (`titles/nur/poster.webp`) -> what a page needs to show it. The paths are the allow-list of the image proxy. */
export type PictureIndex = ReadonlyMap<string, Picture>;

const VERSION_LENGTH = 8;

/**
 * Reads `index.json` of a folder of art. Each picture's `src` begins with eight hexadecimal digits of the file's
 * SHA-256, so that its address changes when the picture does and may be kept for ever:
 * `3fa9c2d1/titles/nur/poster.webp`, to be asked for as `/images/<src>?w=640`.
 */
export async function readPictures(artDir: string): Promise<PictureIndex> {
  const entries = index.parse(JSON.parse(await readFile(join(artDir, 'index.json'), 'utf8')));
  const pictures = await Promise.all(
    Object.entries(entries).map(async ([path, entry]): Promise<[string, Picture]> => {
      const bytes = await readFile(join(artDir, path));
      const version = createHash('sha256').update(bytes).digest('hex').slice(0, VERSION_LENGTH);
      return [path, { src: `${version}/${path}`, ...entry }];
    }),
  );
  return new Map(pictures);
}
