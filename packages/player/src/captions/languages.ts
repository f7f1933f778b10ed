import type { PreferencesPort } from '../store/preferences.ts';
import type { PlayerState } from '../store/state.ts';
import { keyOf, languageIn, trackFor } from '../store/tracks.ts';

type Tracks = Pick<PlayerState, 'subtitleTracks' | 'subtitles'>;

/** The key of the selected subtitles in the stream; null when they are off or there is no such track. */
export const firstKey = ({ subtitleTracks, subtitles }: Tracks): string | null =>
  keyIn(subtitleTracks, subtitles);

/** The key of the second language: only beside a first one, and different from it. */
export function secondKey(state: Tracks, chosen: string | null): string | null {
  const first = firstKey(state);
  const second = keyIn(state.subtitleTracks, chosen);
  return first === null || second === first ? null : second;
}

/**
 * The key of the forced subtitles to draw while subtitles are off: in the viewer's language, else in the language of the
 * sound, whose speakers need a sentence in another one translated, too.
 */
export function forcedKey(
  { subtitles, forcedTracks, audio }: Pick<PlayerState, 'subtitles' | 'forcedTracks' | 'audio'>,
  { read, languages = [] }: Pick<PreferencesPort, 'read' | 'languages'>,
): string | null {
  if (subtitles !== null || forcedTracks.length === 0) return null;
  const forced = (language: string | null | undefined): string | null =>
    language ? keyIn(forcedTracks, keyOf({ language, kind: 'forced' })) : null;
  return forced(read().subtitleLanguage ?? languages[0]) ?? forced(languageIn(audio));
}

/** The selected subtitles are missing in this stream. */
export const isElsewhere = (state: Tracks): boolean =>
  state.subtitles !== null && state.subtitleTracks.length > 0 && firstKey(state) === null;

function keyIn(tracks: PlayerState['subtitleTracks'], key: string | null): string | null {
  const track = trackFor(tracks, key);
  return track === undefined ? null : keyOf(track);
}
