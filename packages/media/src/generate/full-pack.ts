import { fileURLToPath } from 'node:url';
import { ffmpegVersion, nodeScript } from '../ffmpeg.ts';

/** `done` of `total` clips are finished; `share` (0..1) of the one named `clip`. */
export type PackProgress = {
  readonly clip: string;
  readonly done: number;
  readonly total: number;
  readonly share: number;
};

type FullPackOptions = {
  readonly onProgress?: (progress: PackProgress) => void;
  readonly signal?: AbortSignal | undefined;
};

const LIMIT_SECONDS = 6 * 3600;
const SCRIPT = fileURLToPath(new URL('cli.ts', import.meta.url));
const building = new Map<string, Promise<void>>();

/**
 * Makes the pack with 1080p in a folder, in a process of its own at low priority: drawing and encoding take
 * minutes and must not slow the caller. Callers for the same folder share one build; what is already there is
 * kept. `onProgress` of the first caller is told what happens; after each finished clip `share` is 0.
 *
 * @throws Error when there is no ffmpeg with an H.264 encoder on the path (see `ffmpegVersion`), or it fails
 * @throws AbortError when the first caller's `signal` ends it
 */
export function buildFullPack(folder: string, options: FullPackOptions = {}): Promise<void> {
  const running = building.get(folder);
  if (running) return running;
  const build = start(folder, options).finally(() => building.delete(folder));
  building.set(folder, build);
  return build;
}

async function start(folder: string, { onProgress, signal }: FullPackOptions): Promise<void> {
  if (!(await ffmpegVersion())) throw new Error('the full media pack needs ffmpeg with libx264');
  signal?.throwIfAborted();
  const onLine = (line: string) => {
    if (line.startsWith('{')) onProgress?.(JSON.parse(line) as PackProgress);
  };
  const args = ['full', folder, '--report', '--follow'];
  await nodeScript(SCRIPT, args, { seconds: LIMIT_SECONDS, signal, onLine });
}

/** A line for people: `media 3/6 armada 42 %`. */
export function progressLine({ clip, done, total, share }: PackProgress): string {
  return `media ${Math.min(total, done + 1)}/${total} ${clip} ${Math.round(share * 100)} %`;
}
