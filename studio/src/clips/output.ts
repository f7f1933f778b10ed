import { audioVariants, fileArguments, soundArguments, videoArguments } from '@kandil/media/studio';
import type { Quality } from './quality.ts';

export const FRAME_RATE = 25;
export const SEGMENT_SECONDS = 4;
const GOP = FRAME_RATE * SEGMENT_SECONDS;

/** Audio languages in the order of the input tracks; the first is the default. */
export const AUDIO = [
  { language: 'tr', name: 'Türkçe' },
  { language: 'ar', name: 'العربية' },
] as const;

/**
 * Output options of ffmpeg: every rung and language as one CMAF file with 4 s segments.
 *
 * @param video labels of the filter graph's outputs, one per rung
 * @param firstAudio number of the first audio input; the other languages follow it
 */
export function outputArguments(
  { preset, rungs, audioRate }: Quality,
  video: readonly string[],
  firstAudio: number,
  folder: string,
): string[] {
  const variants = [
    ...rungs.map((rung, n) => `v:${n},agroup:audio,name:${rung.id}`),
    ...audioVariants(AUDIO.map(({ language }) => language)),
  ];
  return [
    ...video.flatMap((label) => ['-map', label]),
    ...AUDIO.flatMap((_, n) => ['-map', `${firstAudio + n}:a`]),
    ...videoArguments(rungs, preset, GOP),
    ...soundArguments(audioRate),
    ...fileArguments(folder, variants, SEGMENT_SECONDS),
  ];
}
