import { trackFor } from '../store/tracks.ts';
import type { PlayerState } from '../store/state.ts';

type Tracks = Pick<PlayerState, 'subtitleTracks' | 'subtitles'>;

/** The selected subtitle language as a track of the stream; null when subtitles are off or there is no such track. */
export const firstLanguage = ({ subtitleTracks, subtitles }: Tracks): string | null =>
  trackFor(subtitleTracks, subtitles)?.language ?? null;

/** The second language: only beside a first one, and different from it. */
export function secondLanguage(state: Tracks, chosen: string | null): string | null {
  const first = firstLanguage(state);
  const second = trackFor(state.subtitleTracks, chosen)?.language ?? null;
  return first === null || second === first ? null : second;
}

/** The selected language is missing in this stream. */
export const isElsewhere = (state: Tracks): boolean =>
  state.subtitles !== null && state.subtitleTracks.length > 0 && firstLanguage(state) === null;
