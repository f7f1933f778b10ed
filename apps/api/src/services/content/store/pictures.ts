import { PICTURE_PATH } from '@kandil/contract/catalogue';
import type { Picture } from '@kandil/contract/content';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { placeOf } from '../../../platform/catalogue-error.ts';
import { locate, readJsonFile } from '../../../platform/json-file.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { pictureOf } from '../rules/art.ts';

const index = z.record(
  z.string().regex(PICTURE_PATH),
  z.object({
    width: z.number(),
    height: z.number(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    placeholder: z.string(),
    color: z.string(),
  }),
);

/** Picture path (`titles/nur/poster.webp`) -> picture. */
export type PictureIndex = ReadonlyMap<string, Picture>;

/**
 * Reads `index.json` of the product's own art, which `studio/` makes. The digest there is of the drawing that a picture
 * was made from. Each picture's `src` begins with eight digits of it, so its address changes with the picture and is
 * immutable: `3fa9c2d1/titles/nur/poster.webp`, answered as `/images/<src>` (`present/picture.ts`).
 * @throws StartupError `file:line:column: problem` with the first problem
 */
export async function readPictures(artDir: string): Promise<PictureIndex> {
  const file = join(artDir, 'index.json');
  const bytes = await readFile(file).catch((error: Error) => {
    throw new StartupError(`${file} cannot be read: ${error.message}`);
  });
  const { text, json } = readJsonFile(file, bytes);
  const { data, error } = index.safeParse(json);
  const issue = error?.issues[0];
  if (issue) {
    const [{ line, column } = { line: 1, column: 1 }] = locate(text, [issue.path]);
    const problem = `${placeOf(json, issue.path)}: ${issue.message}`;
    throw new StartupError(`${file}:${line}:${column}: ${problem}`);
  }
  return new Map(
    Object.entries(data ?? {}).map(([path, entry]) => [path, pictureOf({ path, ...entry })]),
  );
}
