import { type Clip, filesOf, type OwnSubtitles } from '@kandil/media';
import { type Subtitles, subtitleFile } from '@kandil/media/ingest';
import { join } from 'node:path';
import { mediaKey, type MediaFiles } from '../../../../platform/media/files/index.ts';

/** Whether the store has every file of a clip. */
export async function hasFiles(files: MediaFiles, clip: Clip): Promise<boolean> {
  const keys = new Set(await files.list(mediaKey(clip, '')));
  return filesOf(clip).every(({ file }) => keys.has(mediaKey(clip, file)));
}

/** Stores the files of a clip from its folder. A repetition after a fault continues where it stopped. */
export async function storeClip(files: MediaFiles, clip: Clip, folder: string): Promise<void> {
  const keys = new Set(await files.list(mediaKey(clip, '')));
  for (const { file } of filesOf(clip)) {
    const key = mediaKey(clip, file);
    if (!keys.has(key)) await files.write(key, { path: join(folder, file) });
  }
}

/** Stores the subtitles of a video of that length in seconds. @returns its tracks */
export async function storeSubtitles(
  files: MediaFiles,
  subtitles: readonly Subtitles[],
  duration: number,
): Promise<OwnSubtitles[]> {
  const tracks: OwnSubtitles[] = [];
  for (const each of subtitles) {
    const { text, track } = subtitleFile(each, duration);
    await files.write(mediaKey(track.place, track.file), Buffer.from(text));
    tracks.push(track);
  }
  return tracks;
}
