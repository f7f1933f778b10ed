import type { Rung } from '@kandil/media/studio';

/** How a pack is encoded. `stage` is the height in pixels at which the picture is composed. */
export type Quality = {
  readonly stage: number;
  readonly preset: string;
  readonly rungs: readonly Rung[];
  /** kbit/s. */
  readonly audioRate: number;
};

const HD: Rung = {
  id: '720p',
  width: 1280,
  height: 720,
  crf: 25,
  maxRate: 1600,
  profile: 'main',
  level: '3.1',
};
const SMALL: Rung = {
  id: '360p',
  width: 640,
  height: 360,
  crf: 26,
  maxRate: 520,
  profile: 'main',
  level: '3.0',
};

/** The pack in the repository: small before all else, slowly encoded once. */
export const DEMO: Quality = { stage: 1080, preset: 'slow', rungs: [HD, SMALL], audioRate: 96 };
