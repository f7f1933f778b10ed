import { join } from 'node:path';
import type { Storyboard } from '../clip.ts';
import { type Bounds, ffmpeg, input } from '../ffmpeg.ts';
import { storedFile } from './manifest.ts';

/** Layout of a storyboard: a picture of the given size every `interval` seconds, in sheets of `rows`. */
export type Sheets = Pick<Storyboard, 'interval' | 'width' | 'height' | 'columns'> & {
  readonly rows: number;
};

const NAME = 'storyboard';

/**
 * Draws the storyboard of a rendition into a folder: `storyboard.jpg` if one sheet is enough, else
 * `storyboard-1.jpg` and so on.
 *
 * @param duration seconds
 */
export async function drawSheets(
  { media, folder, duration }: { media: string; folder: string; duration: number },
  { rows, ...tile }: Sheets,
  bounds: Bounds,
  onShare?: (share: number) => void,
): Promise<Storyboard> {
  const { interval, width, height, columns } = tile;
  const count = Math.ceil(duration / interval);
  const sheets = Math.ceil(count / (columns * rows));
  const high = sheets === 1 ? Math.ceil(count / columns) : rows;
  const names = Array.from({ length: sheets }, (_, n) => `${NAME}-${n + 1}.jpg`);
  // The middle of each interval: the first picture of a clip is often black.
  const middle = `trim=start=${Math.min(interval, duration) / 2},setpts=PTS-STARTPTS`;
  const pictures = `fps=1/${interval}:round=up,scale=${width}:${height},tile=${columns}x${high}`;
  const file = sheets === 1 ? `${NAME}.jpg` : `${NAME}-%d.jpg`;
  const output = ['-an', '-vf', `${middle},${pictures}`, '-frames:v', String(sheets), '-q:v', '4'];
  await ffmpeg([...input(media), ...output, join(folder, file)], bounds, (done) =>
    onShare?.(Math.min(1, done / duration)),
  );
  if (sheets === 1) return { ...(await storedFile(folder, file)), ...tile, count };
  const [first, ...more] = await Promise.all(names.map((name) => storedFile(folder, name)));
  if (!first) throw new RangeError('a storyboard without sheets');
  return { ...first, ...tile, count, rows, more };
}
