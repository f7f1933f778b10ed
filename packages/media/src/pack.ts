import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clip, filesOf } from './clip.ts';

/**
 * A folder of clips: `index.json` with their manifests, and one folder per clip, named by its id.
 * Raise the format when a manifest or the making of the clips changes: older packs then count as absent.
 */
export type Pack = { readonly folder: string; readonly clips: readonly Clip[] };

const FORMAT = 1;
const INDEX = 'index.json';

/**
 * The clips of a pack that are all there: a clip whose files are missing or have another size is left out.
 * A folder without an index, or with one that cannot be read, is an empty pack.
 */
export async function readPack(folder: string): Promise<Pack> {
  const clips = await listed(folder);
  const whole = await Promise.all(clips.map((clip) => isWhole(join(folder, clip.id), clip)));
  return { folder, clips: clips.filter((_, position) => whole[position]) };
}

async function listed(folder: string): Promise<readonly Clip[]> {
  try {
    const index = JSON.parse(await readFile(join(folder, INDEX), 'utf8')) as {
      format?: unknown;
      clips?: Clip[];
    };
    return index.format === FORMAT && Array.isArray(index.clips) ? index.clips : [];
  } catch {
    return [];
  }
}

async function isWhole(folder: string, clip: Clip): Promise<boolean> {
  const sizes = filesOf(clip).map(async ({ file, bytes }) => {
    const found = await stat(join(folder, file)).catch(() => undefined);
    return found?.size === bytes;
  });
  return (await Promise.all(sizes)).every(Boolean);
}

const MANIFEST = 'clip.json';

/** The clip of a folder with a manifest, when all its files are there. */
export async function readSingle(folder: string): Promise<Clip | undefined> {
  try {
    const text = await readFile(join(folder, MANIFEST), 'utf8');
    const { format, ...clip } = JSON.parse(text) as Clip & { format: unknown };
    return format === FORMAT && (await isWhole(folder, clip)) ? clip : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the manifest that makes a folder a clip. */
export async function writeSingle(folder: string, clip: Clip): Promise<void> {
  await writeFile(join(folder, MANIFEST), `${inLines({ format: FORMAT, ...clip })}\n`);
}

/** Replaces a pack's index in one step. */
export async function writeIndex({ folder, clips }: Pack): Promise<void> {
  const draft = join(folder, `.${INDEX}.${process.pid}`);
  await writeFile(draft, `${inLines({ format: FORMAT, clips })}\n`);
  await rename(draft, join(folder, INDEX));
}

/** JSON with lists of numbers on one line each, so that a segment is a line. */
function inLines(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(/\[[\d\s.,]+\]/g, (list) =>
    list.replaceAll(/\s+/g, ' '),
  );
}
