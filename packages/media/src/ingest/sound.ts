import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { audioVariants, fileArguments, soundArguments } from '../encode/arguments.ts';
import { ffmpeg } from '../ffmpeg.ts';
import { type Source, sourceInput } from '../probe/source.ts';
import { soundName, SURROUND } from '../track-key.ts';
import { boundsFor } from './bounds.ts';
import { damaged } from './damaged.ts';
import { gainFor, gainNote, type Loudness, loudnessReader, measuring } from './loudness.ts';
import type { Plan } from './plan.ts';
import { once, whole } from './work.ts';

/** kbit/s of stereo and of 5.1. */
const [RATE, SURROUND_RATE] = [128, 384];
/** The encoder inserts one priming frame, which would leave a last segment of 21 ms. */
const PRIMING = 1024 / 48_000;

export type SoundJob = {
  readonly path: string;
  readonly source: Source;
  readonly plan: Plan;
  /** Of the video in seconds. */
  readonly duration: number;
  readonly signal?: AbortSignal | undefined;
  readonly onShare: (share: number) => void;
};

/**
 * Makes the sound in a folder of the work, in two passes: the gain of a whole track is known after its end.
 *
 * @returns its folder, and notes on the gains
 * @throws MediaRefusal if the sound is damaged
 */
export async function makeSound(
  job: SoundJob,
  work: string,
): Promise<{ folder: string; notes: readonly string[] }> {
  const folder = join(work, 'sound');
  const half = (first: number) => (share: number) => job.onShare((first + share) / 2);
  half(0)(0);
  const { gains, notes } = await once(work, 'loudness', () =>
    gainsOf({ ...job, onShare: half(0) }),
  );
  await once(work, 'sound', async () => {
    await whole(folder, (draft) => encodeSound({ ...job, onShare: half(1) }, gains, draft));
    return true;
  });
  return { folder, notes };
}

/** The sound of each track to the exact length of the video: longer sound is cut, gaps at the start and end are silent. */
function exactSound({ plan, duration }: SoundJob): string[] {
  const end = Math.max(PRIMING, duration - PRIMING).toFixed(6);
  const clock = 'aresample=48000:async=1:first_pts=0';
  return plan.audio.map(({ stream, channels }) => {
    const layout = channels === SURROUND ? '5.1' : 'stereo';
    const format = `aformat=sample_fmts=fltp:channel_layouts=${layout}`;
    return `[0:${stream}]${clock},${format},apad,atrim=end=${end}`;
  });
}

/** The gain of each track in dB, and notes on them. */
async function gainsOf(job: SoundJob): Promise<{ gains: number[]; notes: string[] }> {
  const { plan } = job;
  const names = plan.audio.map(soundName);
  const measured = await measureSound(job);
  const gains = measured.map((loudness) => gainFor(loudness, plan.loudness));
  const notes = measured.map((loudness, n) => gainNote(names[n] ?? '', loudness, gains[n] ?? 0));
  return { gains, notes };
}

/** Measures the loudness of each track as it will be encoded. */
async function measureSound(job: SoundJob): Promise<Loudness[]> {
  const { path, source, plan, duration, signal, onShare } = job;
  if (plan.audio.length === 0) return [];
  const graph = exactSound(job).map((track, n) => `${track},${measuring(n)}[a${n}]`);
  const outputs = plan.audio.flatMap((_, n) => ['-map', `[a${n}]`, '-f', 'null', '-']);
  const { onLog, read } = loudnessReader();
  await ffmpeg(
    [...sourceInput(path, source.container), '-filter_complex', graph.join(';'), ...outputs],
    { ...boundsFor(duration), signal },
    (done) => onShare(Math.min(1, done / duration)),
    onLog,
  ).catch(damaged);
  return plan.audio.map((_, n) => read(n));
}

/** Options of the n-th output that override those of stereo. */
const surroundArguments = (n: number): string[] =>
  `-b:a:${n} ${SURROUND_RATE}k -ac:a:${n} ${SURROUND}`.split(' ');

/** Encodes every track; `gains` in dB, one for each. */
async function encodeSound(job: SoundJob, gains: readonly number[], folder: string): Promise<void> {
  const { path, source, plan, duration, signal, onShare } = job;
  if (plan.audio.length === 0) return;
  const graph = exactSound(job).map(
    (track, n) => `${track},volume=${(gains[n] ?? 0).toFixed(2)}dB[a${n}]`,
  );
  const names = plan.audio.map(soundName);
  for (const name of names) await mkdir(join(folder, name));
  await ffmpeg(
    [
      ...sourceInput(path, source.container),
      '-filter_complex',
      graph.join(';'),
      ...plan.audio.flatMap((_, n) => ['-map', `[a${n}]`]),
      ...soundArguments(RATE),
      ...plan.audio.flatMap(({ channels }, n) =>
        channels === SURROUND ? surroundArguments(n) : [],
      ),
      ...fileArguments(folder, audioVariants(names), plan.segment),
    ],
    { ...boundsFor(duration), signal },
    (done) => onShare(Math.min(1, done / duration)),
  ).catch(damaged);
}
