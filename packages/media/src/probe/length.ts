import { stat } from 'node:fs/promises';
import { ffprobeLines } from '../ffmpeg.ts';
import { secondsOf } from './facts.ts';

/** Seconds that a timestamp may lie before an earlier one: the pictures of a group are not stored in their order. */
const REORDERED = 1;
/** Bytes a second that even a slow disk reads. */
const SLOW_DISK = 5_000_000;

export type Length = {
  /** Seconds from the start of the file to the end of the last picture. */
  readonly end: number;
  /** Second at which the clock of the file begins again; undefined for a file from one piece. */
  readonly restart: number | undefined;
};

/**
 * Measures a video track by the times of all its packets. The length that a container names is a claim: two transport
 * streams that were joined byte by byte name the length of the last one.
 *
 * @param source options of ffprobe that name the file
 * @param start of the file in seconds, as ffprobe prints it
 * @throws ProgramFailure, AbortError
 */
export async function measureLength(
  source: readonly string[],
  { path, stream, start }: { path: string; stream: number; start: number },
  signal?: AbortSignal,
): Promise<Length> {
  const { size } = await stat(path);
  let [end, last] = [0, -Infinity];
  let restart: number | undefined;
  const onLine = (line: string) => {
    // Side data of a packet leaves an empty line.
    if (line === '') return;
    const [pts, dts, lasts = 0] = line.split(',').map(secondsOf);
    const time = dts ?? pts;
    if (time === undefined) return;
    if (time < last - REORDERED) restart ??= end;
    last = time;
    end = Math.max(end, (pts ?? time) + lasts - start);
  };
  const entries = 'packet=pts_time,dts_time,duration_time';
  await ffprobeLines(
    ['-select_streams', String(stream), '-show_entries', entries, '-of', 'csv=p=0', ...source],
    {
      seconds: 120 + size / SLOW_DISK,
      limits: { cpuSeconds: 60 + size / SLOW_DISK, megabytes: 512 },
      signal,
    },
    onLine,
  );
  return { end, restart };
}
