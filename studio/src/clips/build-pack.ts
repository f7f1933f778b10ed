import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clip, readPack, writeIndex } from '@kandil/media';
import { buildClip } from './build-clip.ts';
import type { Quality } from './quality.ts';
import { RECIPES } from './recipes.ts';

/** `done` of `total` clips are finished; `share` (0..1) of the one named `clip`. */
export type PackProgress = {
  readonly clip: string;
  readonly done: number;
  readonly total: number;
  readonly share: number;
};

export type PackOptions = {
  readonly quality: Quality;
  readonly seconds?: number;
  /** Ids of the clips to make; all by default. */
  readonly only?: readonly string[];
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (progress: PackProgress) => void;
};

const PARTIAL = '.partial-';

/** A line for people: `media 3/6 armada 42 %`. */
export function progressLine({ clip, done, total, share }: PackProgress): string {
  return `media ${Math.min(total, done + 1)}/${total} ${clip} ${Math.round(share * 100)} %`;
}

/**
 * Makes the clips that a pack still lacks. Each is made beside its place and moved there when it is whole,
 * so a pack can be used while it grows, and a build that was ended resumes where it stopped.
 *
 * @throws AbortError when `signal` ends it; Error when ffmpeg fails
 */
export async function buildPack(folder: string, options: PackOptions): Promise<readonly Clip[]> {
  const { only, signal, onProgress } = options;
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  const requested = RECIPES.filter(({ id }) => !only || only.includes(id));
  for (const [done, recipe] of requested.entries()) {
    signal?.throwIfAborted();
    const { clips } = await readPack(folder);
    if (clips.some(({ id }) => id === recipe.id)) continue;
    const tell = (share: number) =>
      onProgress?.({ clip: recipe.id, done, total: requested.length, share });
    tell(0);
    const partial = await mkdtemp(join(folder, PARTIAL));
    try {
      const clip = await buildClip(recipe, partial, { seconds: 60, ...options, onProgress: tell });
      await chmod(partial, 0o755); // it was made for this user alone, but web servers read packs
      await rm(join(folder, recipe.id), { recursive: true, force: true });
      await rename(partial, join(folder, recipe.id));
      await writeIndex({ folder, clips: [...clips, clip] });
      onProgress?.({ clip: recipe.id, done: done + 1, total: requested.length, share: 0 });
    } finally {
      await rm(partial, { recursive: true, force: true });
    }
  }
  return (await readPack(folder)).clips;
}

/** Removes what builds left behind that could not clean up after themselves. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(PARTIAL)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
