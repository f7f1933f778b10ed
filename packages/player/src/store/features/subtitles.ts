import type { PlayerPreferences, PreferencesPort } from '../preferences.ts';
import type { Cue, PlayerState, Track } from '../state.ts';
import { isOffered, keyOf, languageIn, readKey, trackFor } from '../tracks.ts';
import type { Feature } from './feature.ts';

export type SubtitlesState = {
  /** The key of the chosen subtitles; null while they are off. */
  readonly subtitles: string | null;
  readonly subtitleTracks: readonly Track[];
  /** Subtitles of what is said in other languages. No choice: the captions draw them while subtitles are off. */
  readonly forcedTracks: readonly Track[];
  readonly cues: readonly Cue[];
};

export type SubtitlesRequests = {
  /** null turns subtitles off; the language stays stored. */
  readonly chooseSubtitles: (key: string | null) => void;
  readonly toggleSubtitles: () => void;
};

/** The key for 'subtitles on': the last chosen, else the best of the viewer's languages, else the first available. */
export function subtitlesToTurnOn(
  { subtitleTracks: tracks }: Pick<PlayerState, 'subtitleTracks'>,
  { read, languages = [] }: Pick<PreferencesPort, 'read' | 'languages'>,
): string | null {
  const { subtitleLanguage, subtitlesForDeaf = false } = read();
  const best = [...(subtitleLanguage === undefined ? [] : [subtitleLanguage]), ...languages];
  const [track = tracks[0]] = best.flatMap(
    (language) => trackFor(tracks, subtitlesKey(language, subtitlesForDeaf)) ?? [],
  );
  return track === undefined ? null : keyOf(track);
}

const subtitlesKey = (language: string, forDeaf: boolean): string =>
  keyOf({ language, kind: forDeaf ? 'sdh' : undefined });

/** Whether subtitles are on and their language was never chosen, so that any is better than none. */
export const acceptsAnySubtitles = ({ subtitlesEnabled, subtitleLanguage }: PlayerPreferences) =>
  subtitlesEnabled === true && subtitleLanguage === undefined;

/** What a choice says of the viewer; off says nothing of the language. */
function choiceOf(key: string | null, tracks: readonly Track[]): PlayerPreferences {
  if (key === null) return {};
  const { language, kind } = readKey(key);
  return {
    subtitleLanguage: language,
    ...(isOffered(tracks, { language, kind: 'sdh' }) && { subtitlesForDeaf: kind === 'sdh' }),
  };
}

export const subtitles: Feature<SubtitlesState, SubtitlesRequests> = {
  initial: { subtitles: null, subtitleTracks: [], forcedTracks: [], cues: [] },
  lasting: ['subtitles'],
  chosen: (
    { subtitlesEnabled = false, subtitleLanguage, subtitlesForDeaf = false },
    { languages: [usual] = [] },
  ) => {
    const language = subtitlesEnabled ? (subtitleLanguage ?? usual) : undefined;
    return {
      subtitles: language === undefined ? null : subtitlesKey(language, subtitlesForDeaf),
    };
  },
  requests: ({ now, request, media, preferences }) => {
    const show = (key: string | null, choice: PlayerPreferences = {}): void => {
      request({ subtitles: key, cues: [] }, { subtitlesEnabled: key !== null, ...choice });
      media()?.chooseSubtitles(key);
    };
    return {
      chooseSubtitles: (key) => show(key, choiceOf(key, now().subtitleTracks)),
      // On and off says nothing of the language, so none is stored.
      toggleSubtitles: () =>
        show(now().subtitles === null ? subtitlesToTurnOn(now(), preferences) : null),
    };
  },
  events: [
    (before, now) =>
      now.subtitles === before.subtitles
        ? undefined
        : { type: 'subtitles', language: languageIn(now.subtitles) },
  ],
};
