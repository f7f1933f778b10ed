import {
  heightToBeginWith,
  line,
  openHead,
  type PlayerPreferences,
  type PlayerSource,
} from '@kandil/player';
import { capabilities } from '#app/browser/capabilities.ts';
import type { AccessAnswer, Beginning } from './reports.ts';

type Whole = NonNullable<AccessAnswer['playback']>;
/** During an upgrade, a server of the release before may answer: it names one address. */
type Playback = Omit<Whole, 'urls' | 'window'> & Partial<Pick<Whole, 'urls' | 'window'>>;

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

/** The addresses of a stream. */
export const addressesOf = ({ url, urls = [], window = null }: Playback): PlayerSource => ({
  url,
  type: 'hls',
  ...(urls.length > 0 && { others: urls }),
  ...(window !== null && { window }),
});

/** The source to play. Its first bytes are fetched now, before the player exists. */
export function sourceOf(playback: Playback): PlayerSource {
  const { url, playlists, startAt } = playback;
  const { maxHeight } = capabilities();
  return {
    ...addressesOf(playback),
    ...(playlists && { head: openHead(url, playlists, startAt) }),
    ...(maxHeight !== null && { maxHeight }),
  };
}
