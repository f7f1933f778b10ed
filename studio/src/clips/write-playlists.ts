import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type Clip,
  mediaPlaylist,
  multivariantPlaylist,
  storyboardTrack,
  subtitlePlaylist,
} from '@kandil/media';
import { INDEX_FILE } from '@kandil/media/studio';

/** Playlists beside the media, so that any static server or player can open a clip by itself. */
export async function writePlaylists(folder: string, clip: Clip): Promise<void> {
  const above = (_: Clip, file: string) => `../${file}`;
  const files: Record<string, string | undefined> = {
    'master.m3u8': multivariantPlaylist([clip]),
    'storyboard.vtt': storyboardTrack([clip], (_, file) => file),
  };
  for (const { id } of [...clip.video, ...clip.audio]) {
    files[`${id}/${INDEX_FILE}`] = mediaPlaylist([clip], id, above);
  }
  for (const { language } of clip.subtitles) {
    files[`sub-${language}/${INDEX_FILE}`] = subtitlePlaylist([clip], language, above);
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text ?? '');
  }
}
