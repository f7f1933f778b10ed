import {
  heightToBeginWith,
  line,
  openHead,
  type PlayerPreferences,
  type PlayerSource,
} from '@kandil/player';
import { capabilities } from '#app/browser/capabilities.ts';
import type { AccessAnswer, Beginning } from './reports.ts';

type Playback = NonNullable<AccessAnswer['playback']>;

/** The player's initial quality and sound, sent with START so that the response includes those playlists. */
export function beginning({
  quality = 'auto',
  audioLanguage,
  audioDescription = false,
}: PlayerPreferences): Beginning {
  const screenHeight = Math.min(screen.width, screen.height) * devicePixelRatio;
  return {
    startHeight: Math.min(
      heightToBeginWith(quality, line(), Math.round(screenHeight)),
      capabilities().maxHeight ?? Infinity,
    ),
    ...(audioLanguage !== undefined && { audioLanguage }),
    ...(audioDescription && { audioDescription }),
  };
}

/** The source to play. Its first bytes are fetched now, before the player exists. */
export function sourceOf({ url, playlists, startAt }: Playback): PlayerSource {
  const { maxHeight } = capabilities();
  return {
    url,
    type: 'hls',
    ...(playlists && { head: openHead(url, playlists, startAt) }),
    ...(maxHeight !== null && { maxHeight }),
  };
}
