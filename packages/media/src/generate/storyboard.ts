import { join } from 'node:path';
import type { Storyboard } from '../clip.ts';
import { MEDIA_FILE } from '../encode/arguments.ts';
import { storedFile } from '../encode/manifest.ts';
import { ffmpeg, input } from '../ffmpeg.ts';
import type { ClipOptions } from './build-clip.ts';

const INTERVAL = 2;
const TILE = { width: 192, height: 108, columns: 6 };
const FILE = 'storyboard.jpg';

/** One sheet of small pictures, a tile every 2 s, from the lowest rung. */
export async function drawStoryboard(
  folder: string,
  { quality, seconds, signal }: ClipOptions,
): Promise<Storyboard> {
  const count = Math.ceil(seconds / INTERVAL);
  const rows = Math.ceil(count / TILE.columns);
  const source = join(folder, quality.rungs.at(-1)?.id ?? '', MEDIA_FILE);
  // The middle of each interval: the first picture of a clip is black.
  const middle = `trim=start=${INTERVAL / 2},setpts=PTS-STARTPTS`;
  const tiles = `${middle},fps=1/${INTERVAL}:round=up,scale=${TILE.width}:${TILE.height},tile=${TILE.columns}x${rows}`;
  const output = ['-an', '-vf', tiles, '-frames:v', '1', '-q:v', '4', join(folder, FILE)];
  await ffmpeg([...input(source), ...output], { seconds: 300, signal });
  return { ...(await storedFile(folder, FILE)), interval: INTERVAL, ...TILE, count };
}
