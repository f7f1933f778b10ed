import { guardAt, landing } from './guard.ts';
import type { Mark } from './marks.ts';
import { skipAt } from './marks.ts';
import type { PreferencesPort } from './preferences.ts';
import { startingChoices } from './preferences.ts';
import type { PlayerSource, PlayerState, Quality, Track } from './state.ts';
import { initialState } from './state.ts';
import { offered } from './up-next.ts';

export type Patch = Partial<PlayerState>;

/** Seconds behind the live edge, so that 'live' does not run out of data: two segments and a bit. */
const LIVE_MARGIN = 10;
/** Seconds that one press of a skip button moves. */
export const SKIP_SECONDS = 10;
/** One step of the volume keys. */
export const VOLUME_STEP = 0.05;
/** The available speeds. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** State that survives a change of source: the viewer's choices, and what the page sets. */
function kept(state: PlayerState): Patch {
  const { fullscreen, pip, away, volume, muted, rate, quality, audio, subtitles } = state;
  const { skips, guard, timeline, autoNext, follows, programmes, channel } = state;
  const seen = { fullscreen, pip, away, volume, muted, rate, quality, audio, subtitles };
  return { ...seen, skips, guard, timeline, autoNext, follows, programmes, channel };
}

/** The start position for `startAt`: after segments that are always skipped. */
function entry(state: PlayerState, startAt: number): number {
  const mark = skipAt(state.marks, startAt);
  const past = mark !== undefined && mark.kind !== 'CREDITS' && state.skips[mark.kind] === 'always';
  const at = past ? mark.to : startAt;
  return landing(state, at, at);
}

/** Opens a source: clears the state of the last one, keeps the viewer's choices. */
export function opened(
  state: PlayerState,
  source: PlayerSource,
  startAt: number,
  marks: readonly Mark[] = [],
): Patch {
  const fresh = { ...initialState, ...kept(state), source, marks, opening: true, waiting: true };
  return { ...fresh, position: entry(fresh, startAt) };
}

/** No source, between two of them. */
export function closed(state: PlayerState): Patch {
  return { ...initialState, ...kept(state), opening: true, waiting: true };
}

/** The stored choices. */
export function remembered(preferences: PreferencesPort): ReturnType<typeof startingChoices> {
  return startingChoices(preferences.read(), preferences);
}

/**
 * Applies reported facts and their consequences. A finished seek clears its target; muting by the Scene Guard does not
 * count as the viewer's.
 */
export function reported(state: PlayerState, facts: Patch): Patch {
  const now = { ...state, ...facts };
  const hushed = guardAt(now, now.position).hushed !== null;
  const landed = facts.seeking === false && state.seekTarget !== null;
  return {
    ...facts,
    ...(landed ? { seekTarget: null } : {}),
    ...(facts.started && state.error?.kind === 'offAir' ? { error: null } : {}),
    ...(state.hushed || hushed ? { muted: state.muted } : {}),
    hushed,
    offer: offered(now),
  };
}

/** The position to show: the seek target, if there is one. */
export function shownPosition(state: Pick<PlayerState, 'position' | 'seekTarget'>): number {
  return state.seekTarget ?? state.position;
}

/** The last reachable position. Too close to a channel's live edge the data runs out; a viewer who is there stays. */
function latest(state: PlayerState): number {
  const { live, seekable, duration } = state;
  if (!live) return seekable.end || duration;
  const margin = Math.max(seekable.start, seekable.end - LIVE_MARGIN);
  return clamp(shownPosition(state), margin, seekable.end);
}

/** A seek to `seconds`, clamped to the seekable window and out of skipped scenes. A seek also clears 'ended'. */
export function seekTo(state: PlayerState, seconds: number): Patch {
  const end = latest(state);
  const target = clamp(seconds, state.seekable.start, end);
  return {
    seekTarget: Math.min(landing(state, target, shownPosition(state)), end),
    ended: false,
    skipped: null,
  };
}

/** A skip adds to the pending target, so that three quick presses move three times as far. */
export function skipBy(state: PlayerState, seconds: number): Patch {
  return seekTo(state, shownPosition(state) + seconds);
}

/** Sets the volume, rounded to hundredths; a volume above zero unmutes. */
export function volumeTo(volume: number): Patch {
  const level = Math.round(clamp(volume, 0, 1) * 100) / 100;
  return { volume: level, muted: level === 0 };
}

/** The next faster or slower speed. */
export function rateBeside(rate: number, step: number): number {
  const at = RATES.findLastIndex((each) => each <= rate);
  return RATES[clamp(at + step, 0, RATES.length - 1)] ?? 1;
}

/** Toggles mute. At volume zero unmuting would stay silent, so it sets half. */
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

/** The tallest level not above the requested height; else the lowest. */
export function rungFor(qualities: readonly number[], asked: Quality): Quality {
  if (typeof asked !== 'number') return asked;
  return qualities.find((height) => height <= asked) ?? qualities.at(-1) ?? 'auto';
}

/** The language for 'subtitles on': the last chosen, else the best of the viewer's languages, else the first available. */
export function subtitlesToTurnOn(
  { subtitleTracks: tracks }: Pick<PlayerState, 'subtitleTracks'>,
  { read, languages = [] }: Pick<PreferencesPort, 'read' | 'languages'>,
): string | null {
  const wanted = [read().subtitleLanguage ?? null, ...languages];
  const [track = tracks[0]] = wanted.flatMap((language) => trackFor(tracks, language) ?? []);
  return track?.language ?? null;
}
