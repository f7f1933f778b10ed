import { FRAME_RATE } from './output.ts';

/** Pixels the picture moves per frame: an even step keeps the halved colour planes exact, so nothing trembles. */
export const STEP = 2;
/** Seconds of the cross-fade between two shots. */
export const CROSS_FADE = 1;

/** Measures of a composition in pixels and frames. */
export type Stage = {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly shots: number;
  /** Frames of one shot, with its share of the cross-fades. */
  readonly frames: number;
  /** Width of a panorama that the window crosses in one shot. */
  readonly plateWidth: number;
};

export function stageOf(height: number, seconds: number, shots: number): Stage {
  const width = Math.round((height * 16) / 9 / 2) * 2;
  const frames = Math.ceil(shotSeconds(seconds, shots) * FRAME_RATE);
  return { width, height, seconds, shots, frames, plateWidth: width + frames * STEP };
}

/** Length of each shot when they overlap by the cross-fade. */
export const shotSeconds = (seconds: number, shots: number) =>
  (seconds + CROSS_FADE * (shots - 1)) / shots;
