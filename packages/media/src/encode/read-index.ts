import type { Segment } from '../clip.ts';

/** The layout of a single-file rendition, from ffmpeg's playlist. */
export type Layout = {
  readonly init: readonly [offset: number, length: number];
  readonly segments: readonly Segment[];
};

/**
 * Reads the playlist that ffmpeg writes beside a single-file rendition.
 *
 * @throws SyntaxError when it has no initialisation segment, or a segment without length or byte range
 */
export function readIndex(text: string): Layout {
  const map = /^#EXT-X-MAP:.*BYTERANGE="(\d+)@(\d+)"/m.exec(text);
  if (!map) throw new SyntaxError('a playlist without an initialisation segment');
  const found = [...text.matchAll(/^#EXTINF:([\d.]+),.*\n#EXT-X-BYTERANGE:(\d+)@(\d+)$/gm)];
  if (found.length === 0 || found.length !== [...text.matchAll(/^#EXTINF:/gm)].length) {
    throw new SyntaxError('a playlist with a segment that has no byte range');
  }
  const segments = found.map(
    ([, seconds, length, offset]) => [Number(seconds), Number(offset), Number(length)] as const,
  );
  return { init: [Number(map[2]), Number(map[1])], segments };
}
