import type { Guard, Skips } from './choices.ts';
import { guardFrom, skipsFrom } from './choices.ts';
import type { PlayerState, Quality } from './state.ts';

/** What is stored between two visits (PLAYER-04, PLAYER-05). An absent key was never chosen. */
export type PlayerPreferences = {
  /** 0 to 1. */
  readonly volume?: number | undefined;
  readonly muted?: boolean | undefined;
  readonly quality?: Quality | undefined;
  readonly subtitlesEnabled?: boolean | undefined;
  readonly subtitleLanguage?: string | undefined;
  readonly audioLanguage?: string | undefined;
  /** The second language; empty for none. */
  readonly secondSubtitleLanguage?: string | undefined;
  readonly skips?: Partial<Skips> | undefined;
  readonly guard?: Partial<Guard> | undefined;
  /** The timeline's direction in right-to-left languages; left to right by default. */
  readonly timeline?: 'ltr' | 'rtl' | undefined;
};

/** Where preferences are stored: cookies on the web, memory in a test. */
export type PreferencesPort = {
  /** The viewer is a child: the Scene Guard stays on. */
  readonly child?: boolean | undefined;
  /** The languages of subtitles while none was ever chosen, best first (SPEC-D57). They are never stored. */
  readonly languages?: readonly string[] | undefined;
  read(): PlayerPreferences;
  write(patch: PlayerPreferences): void;
};

/** Whether a quality is valid: heights are above zero, which Number.NaN is not. */
const sensible = (quality: Quality | undefined): Quality =>
  quality === undefined || (typeof quality === 'number' && !(quality > 0)) ? 'auto' : quality;

const startingSubtitles = (
  { subtitlesEnabled, subtitleLanguage }: PlayerPreferences,
  languages: readonly string[],
): string | null => (subtitlesEnabled === true ? (subtitleLanguage ?? languages[0] ?? null) : null);

/** Whether subtitles are on and their language was never chosen, so that any is better than none. */
export const acceptsAnySubtitles = ({ subtitlesEnabled, subtitleLanguage }: PlayerPreferences) =>
  subtitlesEnabled === true && subtitleLanguage === undefined;

/**
 * The part of the state that preferences decide. Stored values come from outside the program, so invalid numbers are
 * ignored and never reach the media element.
 */
export function startingChoices(
  preferences: PlayerPreferences,
  { child = false, languages = [] }: Pick<PreferencesPort, 'child' | 'languages'> = {},
): Pick<
  PlayerState,
  'volume' | 'muted' | 'quality' | 'audio' | 'subtitles' | 'skips' | 'guard' | 'timeline'
> {
  const { volume, quality } = preferences;
  const audible = volume !== undefined && volume >= 0 && volume <= 1;
  return {
    volume: audible ? volume : 1,
    muted: preferences.muted ?? false,
    quality: sensible(quality),
    audio: preferences.audioLanguage ?? null,
    subtitles: startingSubtitles(preferences, languages),
    skips: skipsFrom(preferences.skips),
    guard: guardFrom(preferences.guard, child),
    timeline: preferences.timeline === 'rtl' ? 'rtl' : 'ltr',
  };
}
