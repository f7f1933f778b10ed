import type { PlayerState, Quality } from './state.ts';

/** What is remembered between two visits (PLAYER-04, PLAYER-05). An absent key was never chosen. */
export type PlayerPreferences = {
  /** 0 to 1. */
  readonly volume?: number | undefined;
  readonly muted?: boolean | undefined;
  readonly quality?: Quality | undefined;
  readonly subtitlesEnabled?: boolean | undefined;
  readonly subtitleLanguage?: string | undefined;
  readonly audioLanguage?: string | undefined;
};

/** Where preferences live: cookies on the web, memory in a test. */
export type PreferencesPort = {
  read(): PlayerPreferences;
  write(patch: PlayerPreferences): void;
};

/**
 * The part of the state that preferences decide. Stored values come from outside the program,
 * so a number that makes no sense is passed over rather than handed to the media element.
 */
export function startingChoices(
  preferences: PlayerPreferences,
): Pick<PlayerState, 'volume' | 'muted' | 'quality' | 'audio' | 'subtitles'> {
  const { volume, quality } = preferences;
  const audible = volume !== undefined && volume >= 0 && volume <= 1;
  const rung = quality === 'auto' || (quality !== undefined && quality > 0);
  return {
    volume: audible ? volume : 1,
    muted: preferences.muted ?? false,
    quality: rung ? quality : 'auto',
    audio: preferences.audioLanguage ?? null,
    subtitles:
      preferences.subtitlesEnabled === true ? (preferences.subtitleLanguage ?? null) : null,
  };
}
