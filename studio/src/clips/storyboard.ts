import { join } from 'node:path';
import type { Storyboard } from '@kandil/media';
import { drawSheets, MEDIA_FILE } from '@kandil/media/studio';
import type { ClipOptions } from './build-clip.ts';

const SHEET = { interval: 2, width: 192, height: 108, columns: 6, rows: 60 };

/** One sheet of small pictures, a tile every 2 s, from the lowest rung. */
export function drawStoryboard(
  folder: string,
  { quality, seconds, signal }: ClipOptions,
): Promise<Storyboard> {
  const media = join(folder, quality.rungs.at(-1)?.id ?? '', MEDIA_FILE);
  return drawSheets({ media, folder, duration: seconds }, SHEET, { seconds: 300, signal });
}
