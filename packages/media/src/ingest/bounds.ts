import type { Bounds } from '../ffmpeg.ts';

/** Upper limits of the seconds that a slow, busy machine needs to encode a second of film. */
const [CPU_PER_SECOND, WALL_PER_SECOND] = [40, 60];
const AT_LEAST = 120;
const MEGABYTES = 6144;

/** Limits of a run of ffmpeg over so many seconds of film. */
export const boundsFor = (seconds: number): Bounds => ({
  seconds: AT_LEAST + seconds * WALL_PER_SECOND,
  limits: { cpuSeconds: AT_LEAST + seconds * CPU_PER_SECOND, megabytes: MEGABYTES },
});
