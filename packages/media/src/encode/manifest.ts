import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AudioTrack, StoredFile, Track, VideoTrack } from '../clip.ts';
import { codecOf, compositionOffsetOf, decodeTimeOf, hasEditList } from '../probe/track.ts';
import { type KindOfSound, soundName } from '../track-key.ts';
import { INDEX_FILE, MEDIA_FILE, type Rung } from './arguments.ts';
import { type Layout, readIndex } from './read-index.ts';

const CHUNK = { highWaterMark: 1024 * 1024 };

/** Size and checksum of a file of the clip, of any size; `file` is relative to its folder. */
export async function storedFile(folder: string, file: string): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(join(folder, file), CHUNK) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { file, bytes, sha256: hash.digest('hex') };
}

/** @param layout of the file, unless ffmpeg wrote it in one piece */
export async function videoTrack(folder: string, rung: Rung, layout?: Layout): Promise<VideoTrack> {
  const found = await track(folder, rung.id, layout);
  return { ...found, width: rung.width, height: rung.height };
}

export async function audioTrack(
  folder: string,
  named: KindOfSound & Pick<AudioTrack, 'name' | 'channels'>,
  layout?: Layout,
): Promise<AudioTrack> {
  return { ...(await track(folder, soundName(named), layout)), ...named };
}

/** ffmpeg's description of a rendition. */
export const layoutOf = async (folder: string, id: string): Promise<Layout> =>
  readIndex(await readFile(join(folder, id, INDEX_FILE), 'utf8'));

/**
 * Describes a finished rendition and refuses one that would not join its neighbours without a gap.
 *
 * @throws Error when it does not start at 0, has an edit list, or lost a segment
 */
async function track(folder: string, id: string, given?: Layout): Promise<Track> {
  const layout = given ?? (await layoutOf(folder, id));
  const file = `${id}/${MEDIA_FILE}`;
  const { init, opening } = await beginning(join(folder, file), layout);
  if (hasEditList(init)) throw new Error(`rendition ${id} has an edit list`);
  if (decodeTimeOf(opening) !== 0 || compositionOffsetOf(opening) !== 0)
    throw new Error(`rendition ${id} starts late`);
  const { segments } = layout;
  const longest = Math.max(...segments.map(([seconds]) => seconds));
  // A short last segment does not represent the rate.
  const telling = segments.filter(([seconds]) => seconds > longest / 2);
  const bits = segments.reduce((sum, [, , length]) => sum + length * 8, 0);
  const seconds = segments.reduce((sum, [seconds]) => sum + seconds, 0);
  return {
    id,
    ...(await storedFile(folder, file)),
    codecs: codecOf(init),
    bandwidth: Math.round(
      Math.max(...telling.map(([seconds, , length]) => (length * 8) / seconds)),
    ),
    averageBandwidth: Math.round(bits / seconds),
    ...layout,
  };
}

async function beginning(path: string, { init, segments }: Layout) {
  const [first] = segments;
  if (!first) throw new Error(`${path} has no segment`);
  const handle = await open(path, 'r');
  try {
    return {
      init: await bytesOf(handle, ...init),
      opening: await bytesOf(handle, first[1], first[2]),
    };
  } finally {
    await handle.close();
  }
}

/** A range of a file. @throws RangeError when the file ends first */
export async function bytesOf(handle: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
  if (bytesRead < length) throw new RangeError('the file ends before the range does');
  return buffer;
}
