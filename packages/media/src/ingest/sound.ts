import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { audioVariants, fileArguments, soundArguments } from '../encode/arguments.ts';
import { ffmpeg } from '../ffmpeg.ts';
import { type Source, sourceInput } from '../probe/source.ts';
import { boundsFor } from './bounds.ts';
import { damaged } from './damaged.ts';
import type { Plan } from './plan.ts';

const RATE = 128;
/** The encoder inserts one priming frame, which would leave a last segment of 21 ms. */
const PRIMING = 1024 / 48_000;

/**
 * Encodes every language of a film to the exact length of its video: longer sound is cut, gaps at the start and end are
 * silent.
 *
 * @param duration of the video in seconds
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
