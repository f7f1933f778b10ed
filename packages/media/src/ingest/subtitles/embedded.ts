import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ffmpeg } from '../../ffmpeg.ts';
import type { Container } from '../../probe/container.ts';
import { MediaRefusal } from '../../probe/refusal.ts';
import { sourceInput } from '../../probe/source.ts';
import { type TextKind, trackKey, type TrackKind } from '../../track-key.ts';
import type { Subtitles } from './file.ts';
import { boundsFor } from '../bounds.ts';
import { readSubtitles } from './read.ts';

export type EmbeddedText = TrackKind<TextKind> & {
  readonly stream: number;
  /** SubStation Alpha, which is read as it is: a conversion loses positions. */
  readonly ass?: boolean | undefined;
};

/**
 * The text tracks of a file. An unreadable one is left out and reported, because the film can be watched without it.
 *
 * @param duration of the file in seconds
 */
export async function embeddedCues(
  source: { path: string; container: Container; duration: number },
  tracks: readonly EmbeddedText[],
  folder: string,
  signal?: AbortSignal,
): Promise<{ found: Subtitles[]; notes: string[] }> {
  if (tracks.length === 0) return { found: [], notes: [] };
  await mkdir(folder, { recursive: true });
  const fileOf = ({ stream }: EmbeddedText) => join(folder, `${stream}.text`);
  const outputs = tracks.flatMap((track) => {
    const format = track.ass ? ['-c:s', 'copy', '-f', 'ass'] : ['-c:s', 'srt', '-f', 'srt'];
    return ['-map', `0:${track.stream}`, ...format, fileOf(track)];
  });
  await ffmpeg([...sourceInput(source.path, source.container), ...outputs], {
    ...boundsFor(source.duration),
    signal,
  });
  const found: Subtitles[] = [];
  const notes: string[] = [];
  for (const track of tracks) {
    try {
      const name = `subtitles in the file (${trackKey(track)})`;
      const read = readSubtitles(await readFile(fileOf(track), 'utf8'), name);
      found.push({ language: track.language, kind: track.kind, cues: read.cues });
      notes.push(...read.notes);
    } catch (error) {
      if (!(error instanceof MediaRefusal)) throw error;
      notes.push(
        `subtitles in the file left out (${trackKey(track)}): nothing in them can be read`,
      );
    }
  }
  return { found, notes };
}
