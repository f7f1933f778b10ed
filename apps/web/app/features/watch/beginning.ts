import {
  heightToBeginWith,
  line,
  openHead,
  type PlayerPreferences,
  type PlayerSource,
} from '@kandil/player';
import type { AccessAnswer } from './reports.ts';

type Playback = NonNullable<AccessAnswer['playback']>;

/** With what the player means to begin, so that the answer to START brings the playlists of just that. */
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

/** What is to be played; its first bytes are asked for now, before there is anything to play them. */
export function begun({ url, playlists, startAt }: Playback): PlayerSource {
  return { url, type: 'hls', ...(playlists && { head: openHead(url, playlists, startAt) }) };
}
