import { COLOUR_TAGS } from '../encode/colours.ts';
import { ffmpeg } from '../ffmpeg.ts';
import { type Examination, examine } from './examine.ts';
import type { Wishes } from './plan.ts';

/**
 * Makes a small film from ffmpeg's test sources; `more` are further inputs and output options.
 *
 * @param tags the colours that the film names: those of our renditions, so that they need no conversion
 */
export async function shoot(
  file: string,
  picture: string,
  more: readonly string[] = [],
  tags: readonly string[] = COLOUR_TAGS,
): Promise<string> {
  const options = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '50', '-c:a', 'aac'];
  await ffmpeg(['-f', 'lavfi', '-i', picture, ...more, ...options, ...tags, file], { seconds: 60 });
  return file;
}

export const tone = (hertz: number, seconds: number): string[] => [
  '-f',
  'lavfi',
  '-i',
  `sine=f=${hertz}:d=${seconds}`,
];

export const NO_WISHES: Wishes = { audio: [], spoken: undefined, subtitles: [], loudness: -20 };

export const look = (file: string, wishes: Partial<Wishes> = {}): Promise<Examination> =>
  examine(file, { ...NO_WISHES, ...wishes }, { onShare: () => undefined });
