import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AudioTrack, StoredFile, Track, VideoTrack } from '../clip.ts';
import { codecOf, compositionOffsetOf, decodeTimeOf, hasEditList } from '../probe/track.ts';
import { type AudioLanguage, INDEX_FILE, MEDIA_FILE, SEGMENT_SECONDS } from './arguments.ts';
import type { Rung } from './ladder.ts';
import { readIndex } from './read-index.ts';

/** Size and sum of a file of the clip; `file` is relative to its folder. */
export async function storedFile(folder: string, file: string): Promise<StoredFile> {
  const bytes = await readFile(join(folder, file));
  return { file, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export async function videoTrack(folder: string, rung: Rung): Promise<VideoTrack> {
  return { ...(await track(folder, rung.id)), width: rung.width, height: rung.height };
}

export async function audioTrack(folder: string, audio: AudioLanguage): Promise<AudioTrack> {
  return { ...(await track(folder, audio.language)), language: audio.language, name: audio.name };
}

/**
 * Describes a finished rendition and refuses one that would not join its neighbours without a gap.
 *
 * @throws Error when it does not start at 0, has an edit list, or lost a segment
 */
async function track(folder: string, id: string): Promise<Track> {
  const layout = readIndex(await readFile(join(folder, id, INDEX_FILE), 'utf8'));
  const media = await readFile(join(folder, id, MEDIA_FILE));
  const range = (offset: number, length: number) => media.subarray(offset, offset + length);
  const init = range(...layout.init);
  const [first] = layout.segments;
  if (!first || hasEditList(init))
    throw new Error(`rendition ${id} has an edit list or no segment`);
  const opening = range(first[1], first[2]);
  if (decodeTimeOf(opening) !== 0 || compositionOffsetOf(opening) !== 0)
    throw new Error(`rendition ${id} starts late`);
  const rates = layout.segments.map(([seconds, , length]) => (length * 8) / seconds);
  const bits = layout.segments.reduce((sum, [, , length]) => sum + length * 8, 0);
  return {
    id,
    ...(await storedFile(folder, `${id}/${MEDIA_FILE}`)),
    codecs: codecOf(init),
    // A short last segment says nothing about the rate.
    bandwidth: Math.round(
      Math.max(...rates.filter((_, n) => (layout.segments[n]?.[0] ?? 0) > SEGMENT_SECONDS / 2)),
    ),
    averageBandwidth: Math.round(
      bits / layout.segments.reduce((sum, [seconds]) => sum + seconds, 0),
    ),
    ...layout,
  };
}
