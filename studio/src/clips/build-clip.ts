import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clip, type SubtitleTrack, webvtt } from '@kandil/media';
import { audioTrack, ffmpeg, input, storedFile, videoTrack } from '@kandil/media/studio';
import { filterGraph } from './filter.ts';
import { narration } from './narration/cues.ts';
import { SUBTITLES } from './narration/line.ts';
import { AUDIO, FRAME_RATE, outputArguments, SEGMENT_SECONDS } from './output.ts';
import type { Quality } from './quality.ts';
import { drawDust } from './dust.ts';
import { drawPlates } from './plates.ts';
import { type Recipe, VOICES } from './recipes.ts';
import { score } from './score/score.ts';
import { type Stage, stageOf } from './stage.ts';
import { drawStoryboard } from './storyboard.ts';
import { writePlaylists } from './write-playlists.ts';

export type ClipOptions = {
  readonly quality: Quality;
  /** A multiple of 4; the demo's clips have 60. */
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
  /** Share of the encoding that is done, 0..1. */
  readonly onProgress?: (share: number) => void;
};

/** Longest an encode may take: a full clip needs a minute and a half of processor time. */
const LIMIT_SECONDS = 30 * 60;
/** Sound ends one AAC frame early: its encoder adds one, and a segment of 21 ms would follow. */
const PRIMING = 1024 / 48_000;

/**
 * Makes one clip in an empty folder: media, subtitles, storyboard and static playlists.
 *
 * @throws Error when ffmpeg is missing or fails; AbortError when `signal` ends it (the folder is then incomplete)
 */
export async function buildClip(
  recipe: Recipe,
  folder: string,
  options: ClipOptions,
): Promise<Clip> {
  const work = join(folder, 'work');
  await mkdir(work);
  try {
    const stage = stageOf(options.quality.stage, options.seconds, recipe.shots.length);
    await encode(recipe, stage, work, folder, options);
    const storyboard = await drawStoryboard(folder, options);
    const subtitles = await writeSubtitles(recipe, folder, options.seconds);
    const video = await Promise.all(options.quality.rungs.map((rung) => videoTrack(folder, rung)));
    const audio = await Promise.all(AUDIO.map((language) => audioTrack(folder, language)));
    const sums = [...video, ...audio, ...subtitles, storyboard].map(({ sha256 }) => sha256).join();
    const version = createHash('sha256').update(sums).digest('hex').slice(0, 8);
    const { id, name } = recipe;
    const clip = {
      id,
      name,
      version,
      duration: options.seconds,
      frameRate: FRAME_RATE,
      video,
      audio,
      subtitles,
      storyboard,
    };
    for (const { segments } of [...video, ...audio]) {
      if (segments.length !== options.seconds / SEGMENT_SECONDS)
        throw new Error(`clip ${id} is off the grid`);
    }
    await writePlaylists(folder, clip);
    return clip;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function encode(
  recipe: Recipe,
  stage: Stage,
  work: string,
  folder: string,
  options: ClipOptions,
): Promise<void> {
  const { quality, seconds, signal, onProgress } = options;
  const sounds: string[] = [];
  for (const [number, { language }] of AUDIO.entries()) {
    const file = join(work, `${language}.wav`);
    const voice = VOICES[number];
    if (voice)
      await writeFile(
        file,
        score(`${recipe.id}/${language}`, seconds - PRIMING, voice, recipe.mood),
      );
    sounds.push(file);
  }
  const plates = await drawPlates(work, recipe, stage, signal);
  const dust = await drawDust(work, recipe, stage);
  const { graph, labels } = filterGraph(stage, quality.rungs);
  for (const id of [
    ...quality.rungs.map((rung) => rung.id),
    ...AUDIO.map(({ language }) => language),
  ]) {
    await mkdir(join(folder, id), { recursive: true });
  }
  const inputs = [
    ...plates.flatMap((file) => input(file)),
    ...input(dust),
    ...sounds.flatMap((file) => input(file)),
  ];
  const output = outputArguments(quality, labels, plates.length + 1, folder);
  await ffmpeg(
    [...inputs, '-filter_complex', graph, ...output],
    { seconds: LIMIT_SECONDS, signal },
    (done) => onProgress?.(Math.min(1, done / seconds)),
  );
}

function writeSubtitles(recipe: Recipe, folder: string, seconds: number): Promise<SubtitleTrack[]> {
  return Promise.all(
    SUBTITLES.map(async ({ language, name }, position) => {
      const file = `sub-${language}/clip.vtt`;
      const cues = narration(recipe.lines, position as 0 | 1 | 2, seconds);
      await mkdir(join(folder, `sub-${language}`), { recursive: true });
      await writeFile(join(folder, file), webvtt(cues, { anchored: true }));
      return { ...(await storedFile(folder, file)), language, name };
    }),
  );
}
