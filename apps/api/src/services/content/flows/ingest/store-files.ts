import { type Clip, filesOf, type OwnSubtitles } from '@kandil/media';
import { NotNow, type Subtitles, subtitleFile } from '@kandil/media/ingest';
import { join } from 'node:path';
import { mediaKey, type MediaFiles } from '../../../../platform/media/files/index.ts';
import type { Db } from '../../store/sql.ts';
import { claimMedia } from '../../store/unneeded.ts';

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

/**
 * Makes sure that files with these ids do not go before they are bound: for 30 days.
 * @throws NotNow while they are being removed
 */
export async function claim(db: Db, ids: readonly string[]): Promise<void> {
  if (!(await claimMedia(db, ids)))
    throw new NotNow(
      'The files of an earlier ingest are being removed. Try again in some minutes.',
    );
}

interface SubtitleOptions {
  /** Seconds of the video. */
  duration: number;
  claim: (ids: readonly string[]) => Promise<void>;
}

/** Stores the subtitles of a video. @returns its tracks @throws NotNow */
export async function storeSubtitles(
  files: MediaFiles,
  subtitles: readonly Subtitles[],
  options: SubtitleOptions,
): Promise<OwnSubtitles[]> {
  const tracks: OwnSubtitles[] = [];
  const made = subtitles.map((each) => subtitleFile(each, options.duration));
  await options.claim(made.map(({ track }) => track.place.id));
  for (const { text, track } of made) {
    await files.write(mediaKey(track.place, track.file), Buffer.from(text));
    tracks.push(track);
  }
  return tracks;
}
