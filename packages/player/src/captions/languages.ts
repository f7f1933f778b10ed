import { trackFor } from '../store/reducers.ts';
import type { PlayerState } from '../store/state.ts';

type Tracks = Pick<PlayerState, 'subtitleTracks' | 'subtitles'>;

/** The language of the subtitles as a track of the stream; null when they are off or it has no such track. */
export const firstLanguage = ({ subtitleTracks, subtitles }: Tracks): string | null =>
  trackFor(subtitleTracks, subtitles)?.language ?? null;

/** The language under the first one: only beside a first one, and another one. */
export function secondLanguage(state: Tracks, chosen: string | null): string | null {
  const first = firstLanguage(state);
  const second = trackFor(state.subtitleTracks, chosen)?.language ?? null;
  return first === null || second === first ? null : second;
}

/** A language is asked for that this stream has not got. */
export const isElsewhere = (state: Tracks): boolean =>
  state.subtitles !== null && state.subtitleTracks.length > 0 && firstLanguage(state) === null;
