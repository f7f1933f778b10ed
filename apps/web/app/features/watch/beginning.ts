import {
  heightToBeginWith,
  line,
  openHead,
  type PlayerPreferences,
  type PlayerSource,
} from '@kandil/player';
import type { AccessAnswer } from './reports.ts';

type Playback = NonNullable<AccessAnswer['playback']>;

/** The player's initial quality and language, sent with START so that the response includes those playlists. */
export function beginning({ quality = 'auto', audioLanguage }: PlayerPreferences): {
  startHeight: number;
  audioLanguage?: string;
} {
  const screenHeight = Math.min(screen.width, screen.height) * devicePixelRatio;
  return {
    startHeight: heightToBeginWith(quality, line(), Math.round(screenHeight)),
    ...(audioLanguage !== undefined && { audioLanguage }),
  };
}

/** The source to play. Its first bytes are fetched now, before the player exists. */
export function sourceOf({ url, playlists, startAt }: Playback): PlayerSource {
  return { url, type: 'hls', ...(playlists && { head: openHead(url, playlists, startAt) }) };
}
