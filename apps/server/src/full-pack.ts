import type { Log } from '@kandil/api';
import {
  buildFullPack,
  ffmpegVersion,
  type PackProgress,
  progressLine,
} from '@kandil/media/generate';

const EVERY_MS = 5000;

export interface BackgroundBuild {
  /** Ends the build and waits for it; what is finished is kept. */
  stop(): Promise<void>;
}

export interface BackgroundOptions {
  log: Log;
  /** Told after each finished clip. */
  clipDone(): Promise<void>;
}

/** Builds the clips in 1080p while the product runs, where ffmpeg is present; a line every five seconds says how far. */
export function buildInBackground(folder: string, options: BackgroundOptions): BackgroundBuild {
  const stopping = new AbortController();
  const built = build(folder, stopping.signal, options).catch((error: unknown) => {
    if (!stopping.signal.aborted)
      options.log.warn({ err: error }, 'the clips in 1080p could not be built; the others stay');
  });
  return {
    async stop() {
      stopping.abort();
      await built;
    },
  };
}

async function build(
  folder: string,
  signal: AbortSignal,
  { log, clipDone }: BackgroundOptions,
): Promise<void> {
  if (!(await ffmpegVersion())) return;
  let saidAt = 0;
  const onProgress = (progress: PackProgress): void => {
    if (progress.share === 0) void clipDone();
    if (progress.done === progress.total || Date.now() - saidAt < EVERY_MS) return;
    saidAt = Date.now();
    log.info(`${progressLine(progress)} (1080p, in the background)`);
  };
  await buildFullPack(folder, { onProgress, signal });
  await clipDone();
}
