import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ffmpeg } from '../../ffmpeg.ts';
import type { Cue } from '../../playlist/webvtt.ts';
import type { Container } from '../../probe/container.ts';
import { MediaRefusal } from '../../probe/refusal.ts';
import { sourceInput } from '../../probe/source.ts';
import { boundsFor } from '../bounds.ts';
import { readSubtitles } from './read.ts';

export type EmbeddedTrack = {
  readonly stream: number;
  readonly language: string;
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
  tracks: readonly EmbeddedTrack[],
  folder: string,
  signal?: AbortSignal,
): Promise<{ found: { language: string; cues: readonly Cue[] }[]; notes: string[] }> {
  if (tracks.length === 0) return { found: [], notes: [] };
  await mkdir(folder, { recursive: true });
  const fileOf = ({ stream }: EmbeddedTrack) => join(folder, `${stream}.text`);
  const outputs = tracks.flatMap((track) => {
    const format = track.ass ? ['-c:s', 'copy', '-f', 'ass'] : ['-c:s', 'srt', '-f', 'srt'];
    return ['-map', `0:${track.stream}`, ...format, fileOf(track)];
  });
  await ffmpeg([...sourceInput(source.path, source.container), ...outputs], {
    ...boundsFor(source.duration),
    signal,
  });
  const found: { language: string; cues: readonly Cue[] }[] = [];
  const notes: string[] = [];
  for (const track of tracks) {
    try {
      const name = `subtitles in the file (${track.language})`;
      const read = readSubtitles(await readFile(fileOf(track), 'utf8'), name);
      found.push({ language: track.language, cues: read.cues });
      notes.push(...read.notes);
    } catch (error) {
      if (!(error instanceof MediaRefusal)) throw error;
      notes.push(`subtitles in the file left out (${track.language}): nothing in them can be read`);
    }
  }
  return { found, notes };
}
