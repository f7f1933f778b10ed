import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { audioVariants, fileArguments, soundArguments } from '../encode/arguments.ts';
import { ffmpeg } from '../ffmpeg.ts';
import { type Source, sourceInput } from '../probe/source.ts';
import { boundsFor } from './bounds.ts';
import { damaged } from './damaged.ts';
import type { Plan } from './plan.ts';

const RATE = 128;
/** The encoder adds one frame of its own in front; without this there would be a segment of 21 ms at the end. */
const PRIMING = 1024 / 48_000;

/**
 * Encodes every language of a film, each exactly as long as its pictures: cut off, or silent at the end and where
 * the sound begins later.
 *
 * @param duration of the pictures in seconds
 */
export async function encodeSound(
  { path, source, plan }: { path: string; source: Source; plan: Plan },
  duration: number,
  folder: string,
  { signal, onShare }: { signal?: AbortSignal | undefined; onShare: (share: number) => void },
): Promise<void> {
  if (plan.audio.length === 0) return;
  const end = Math.max(PRIMING, duration - PRIMING).toFixed(6);
  const graph = plan.audio.map(
    ({ stream }, n) =>
      `[0:${stream}]aresample=48000:async=1:first_pts=0,apad,atrim=end=${end}[a${n}]`,
  );
  for (const { language } of plan.audio) await mkdir(join(folder, language));
  const languages = plan.audio.map(({ language }) => language);
  await ffmpeg(
    [
      ...sourceInput(path, source.container),
      '-filter_complex',
      graph.join(';'),
      ...plan.audio.flatMap((_, n) => ['-map', `[a${n}]`]),
      ...soundArguments(RATE),
      ...fileArguments(folder, audioVariants(languages), plan.segment),
    ],
    { ...boundsFor(duration), signal },
    (done) => onShare(Math.min(1, done / duration)),
  ).catch(damaged);
}
