import type { Bounds } from '../ffmpeg.ts';

/** A slow machine that is busy encodes a second of film in less than these. */
const [CPU_PER_SECOND, WALL_PER_SECOND] = [40, 60];
const AT_LEAST = 120;
const MEGABYTES = 6144;

/** What a run may cost that works through so many seconds of film. */
export const boundsFor = (seconds: number): Bounds => ({
  seconds: AT_LEAST + seconds * WALL_PER_SECOND,
  limits: { cpuSeconds: AT_LEAST + seconds * CPU_PER_SECOND, megabytes: MEGABYTES },
});
