import type { Guard, Skips } from './choices.ts';
import type { Quality } from './state.ts';

/** What is stored between two visits (PLAYER-04, PLAYER-05). An absent key was never chosen. */
export type PlayerPreferences = {
  /** 0 to 1. */
  readonly volume?: number | undefined;
  readonly muted?: boolean | undefined;
  readonly quality?: Quality | undefined;
  readonly subtitlesEnabled?: boolean | undefined;
  readonly subtitleLanguage?: string | undefined;
  /** Subtitles that also name sounds, where there are some. */
  readonly subtitlesForDeaf?: boolean | undefined;
  readonly audioLanguage?: string | undefined;
  /** A sound that describes the pictures, where there is one. */
  readonly audioDescription?: boolean | undefined;
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
