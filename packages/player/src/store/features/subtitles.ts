import type { PlayerPreferences, PreferencesPort } from '../preferences.ts';
import type { Cue, PlayerState, Track } from '../state.ts';
import { trackFor } from '../tracks.ts';
import type { Feature } from './feature.ts';

export type SubtitlesState = {
  readonly subtitles: string | null;
  readonly subtitleTracks: readonly Track[];
  readonly cues: readonly Cue[];
};

export type SubtitlesRequests = {
  /** null turns subtitles off; the language stays stored. */
  readonly chooseSubtitles: (language: string | null) => void;
  readonly toggleSubtitles: () => void;
};

/** The language for 'subtitles on': the last chosen, else the best of the viewer's languages, else the first available. */
export function subtitlesToTurnOn(
  { subtitleTracks: tracks }: Pick<PlayerState, 'subtitleTracks'>,
  { read, languages = [] }: Pick<PreferencesPort, 'read' | 'languages'>,
): string | null {
  const best = [read().subtitleLanguage ?? null, ...languages];
  const [track = tracks[0]] = best.flatMap((language) => trackFor(tracks, language) ?? []);
  return track?.language ?? null;
}

/** Whether subtitles are on and their language was never chosen, so that any is better than none. */
export const acceptsAnySubtitles = ({ subtitlesEnabled, subtitleLanguage }: PlayerPreferences) =>
  subtitlesEnabled === true && subtitleLanguage === undefined;

export const subtitles: Feature<SubtitlesState, SubtitlesRequests> = {
  initial: { subtitles: null, subtitleTracks: [], cues: [] },
  lasting: ['subtitles'],
  chosen: ({ subtitlesEnabled, subtitleLanguage }, { languages = [] }) => ({
    subtitles: subtitlesEnabled === true ? (subtitleLanguage ?? languages[0] ?? null) : null,
  }),
  requests: ({ now, request, media, preferences }) => {
    const show = (language: string | null, choice: PlayerPreferences = {}): void => {
      request(
        { subtitles: language, cues: [] },
        { subtitlesEnabled: language !== null, ...choice },
      );
      media()?.chooseSubtitles(language);
    };
    return {
      chooseSubtitles: (language) =>
        show(language, language === null ? {} : { subtitleLanguage: language }),
      // On and off says nothing of the language, so none is stored.
      toggleSubtitles: () =>
        show(now().subtitles === null ? subtitlesToTurnOn(now(), preferences) : null),
    };
  },
  events: [
    (before, now) =>
      now.subtitles === before.subtitles
        ? undefined
        : { type: 'subtitles', language: now.subtitles },
  ],
};
