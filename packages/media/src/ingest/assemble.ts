import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Clip, sheetsOf, type Storyboard } from '../clip.ts';
import { MEDIA_FILE } from '../encode/arguments.ts';
import { audioTrack, layoutOf, videoTrack } from '../encode/manifest.ts';
import type { Layout } from '../encode/read-index.ts';
import { writeSingle } from '../pack.ts';
import { fps } from '../probe/frame-rate.ts';
import type { Source } from '../probe/source.ts';
import { soundName } from '../track-key.ts';
import { nameSound } from '../name-track.ts';
import type { Plan } from './plan.ts';

/** The results of the steps, and their places. */
export type Pieces = {
  readonly id: string;
  readonly source: Source;
  readonly plan: Plan;
  readonly duration: number;
  readonly video: { readonly folder: string; readonly layouts: readonly Layout[] };
  readonly sound: string;
  readonly storyboard: { readonly folder: string; readonly made: Storyboard };
};

/**
 * Assembles a clip in a temporary folder of the pack and renames it atomically: readers see the whole clip or none.
 */
export async function assemble(pieces: Pieces, pack: string): Promise<Clip> {
  const { id, plan } = pieces;
  const draft = join(pack, `.draft-${id}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  for (const rung of plan.rungs) await take(pieces.video.folder, `${rung.id}/${MEDIA_FILE}`, draft);
  for (const sound of plan.audio)
    await take(pieces.sound, `${soundName(sound)}/${MEDIA_FILE}`, draft);
  for (const { file } of sheetsOf(pieces.storyboard.made))
    await take(pieces.storyboard.folder, file, draft);
  const clip = await describe(pieces, draft);
  await writeSingle(draft, clip);
  await rm(join(pack, id), { recursive: true, force: true });
  await rename(draft, join(pack, id));
  return clip;
}

/** Hard links cost no space; a file system without them gets a copy. */
async function take(from: string, file: string, to: string): Promise<void> {
  await mkdir(dirname(join(to, file)), { recursive: true });
  await link(join(from, file), join(to, file)).catch(() =>
    copyFile(join(from, file), join(to, file)),
  );
}

async function describe(pieces: Pieces, folder: string): Promise<Clip> {
  const { id, source, plan, duration, storyboard } = pieces;
  const video = await Promise.all(
    plan.rungs.map((rung, n) => videoTrack(folder, rung, pieces.video.layouts[n])),
  );
  const audio = await Promise.all(
    plan.audio.map(async (sound) =>
      audioTrack(folder, nameSound(sound), await layoutOf(pieces.sound, soundName(sound))),
    ),
  );
  const { made } = storyboard;
  const sums = [...video, ...audio, ...sheetsOf(made)].map(({ sha256 }) => sha256);
  return {
    id,
    name: id,
    version: createHash('sha256').update(sums.join()).digest('hex').slice(0, 8),
    duration,
    frameRate: fps(source.video.rate),
    video,
    audio,
    // Those of a film belong to the video that plays it.
    subtitles: [],
    storyboard: made,
  };
}
