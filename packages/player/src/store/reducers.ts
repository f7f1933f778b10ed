import type { PlayerPreferences } from './preferences.ts';
import { startingChoices } from './preferences.ts';
import type { PlayerSource, PlayerState, Quality, Track } from './state.ts';
import { initialState } from './state.ts';

export type Patch = Partial<PlayerState>;

/** Seconds that one press of a skip button moves. */
export const SKIP_SECONDS = 10;
/** One step of the volume keys. */
export const VOLUME_STEP = 0.05;
/** Speeds on offer. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** A new source: everything known of the last one is forgotten, the viewer's choices are kept. */
export function opened(state: PlayerState, source: PlayerSource, startAt: number): Patch {
  const { fullscreen, pip, volume, muted, rate, quality, audio, subtitles } = state;
  const kept = { fullscreen, pip, volume, muted, rate, quality, audio, subtitles };
  return { ...initialState, ...kept, source, position: startAt, opening: true, waiting: true };
}

/** The same stream opened once more: what is known of it stays on screen, and it does not start anew. */
export function reopened(source: PlayerSource): Patch {
  return { source, error: null, seekTarget: null, opening: true, waiting: true };
}

/** Choices as remembered, before the first source. */
export function remembered(preferences: PlayerPreferences): Patch {
  return startingChoices(preferences);
}

/** Facts reported from below. A finished seek is no longer asked for. */
export function reported(state: PlayerState, facts: Patch): Patch {
  const landed = facts.seeking === false && state.seekTarget !== null;
  return landed ? { ...facts, seekTarget: null } : facts;
}

/** The position to show: where the viewer is going, if they are going somewhere. */
export function shownPosition(state: Pick<PlayerState, 'position' | 'seekTarget'>): number {
  return state.seekTarget ?? state.position;
}

/** A seek to `seconds`, kept inside what can be reached. A seek also ends 'ended'. */
export function seekTo(state: PlayerState, seconds: number): Patch {
  const end = state.seekable.end || state.duration;
  return { seekTarget: clamp(seconds, state.seekable.start, end), ended: false };
}

/** A skip counts from the pending target, so that three quick presses move three times as far. */
export function skipBy(state: PlayerState, seconds: number): Patch {
  return seekTo(state, shownPosition(state) + seconds);
}

/** Volume in hundredths; anything above zero is meant to be heard. */
export function volumeTo(volume: number): Patch {
  const level = Math.round(clamp(volume, 0, 1) * 100) / 100;
  return { volume: level, muted: level === 0 };
}

/** Mute and back. Unmuting at zero would still be silent, so it comes back at half. */
export function muteToggled(state: PlayerState): Patch {
  if (!state.muted) return { muted: true };
  return { muted: false, volume: state.volume === 0 ? 0.5 : state.volume };
}

const primary = (language: string): string => (language.split('-')[0] ?? '').toLowerCase();

/** The track for a language: the same tag, else the same primary language (tr for tr-TR). */
export function trackFor(tracks: readonly Track[], language: string | null): Track | undefined {
  if (language === null) return undefined;
  const same = tracks.find((track) => track.language.toLowerCase() === language.toLowerCase());
  return same ?? tracks.find((track) => primary(track.language) === primary(language));
}

/** The tallest rung not above what was asked; the lowest where every rung is above it. */
export function rungFor(qualities: readonly number[], asked: Quality): Quality {
  if (asked === 'auto') return 'auto';
  return qualities.find((height) => height <= asked) ?? qualities.at(-1) ?? 'auto';
}

/** What 'subtitles on' means: the language last used, else the first there is. */
export function subtitlesToTurnOn(
  state: PlayerState,
  preferences: PlayerPreferences,
): string | null {
  const tracks = state.subtitleTracks;
  return (trackFor(tracks, preferences.subtitleLanguage ?? null) ?? tracks[0])?.language ?? null;
}
