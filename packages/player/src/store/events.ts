import type { PlayerError, PlayerState, Quality } from './state.ts';

/** Events for the host: to save progress, to count, to change the page. */
export type PlayerEvent = { readonly position: number; readonly duration: number } & (
  | { readonly type: 'start' | 'play' | 'pause' | 'seek' | 'end' }
  | { readonly type: 'audio' | 'subtitles'; readonly language: string | null }
  | { readonly type: 'quality'; readonly quality: Quality }
  | { readonly type: 'rate'; readonly rate: number }
  | { readonly type: 'fullscreen'; readonly active: boolean }
  | {
      readonly type: 'next';
      readonly by: 'countdown' | 'viewer';
      /** Whether this video was finished: it was at its credits or its end. */
      readonly finished: boolean;
    }
  | { readonly type: 'error'; readonly error: PlayerError }
);

/** The position, once for each whole second played. */
export type PlayerProgress = {
  readonly position: number;
  readonly duration: number;
  readonly audioLanguage: string | null;
  readonly subtitleLanguage: string | null;
};

type Detail = PlayerEvent extends infer Each
  ? Each extends PlayerEvent
    ? Omit<Each, 'position' | 'duration'>
    : never
  : never;
type Rule = (before: PlayerState, now: PlayerState) => Detail | undefined;

/** These stop the element for a moment too; none of them is the viewer's pause. */
const interrupted = (state: PlayerState): boolean =>
  state.ended || state.seeking || state.opening || state.error !== null;

const playing = (before: PlayerState, now: PlayerState): boolean =>
  before.started && !now.opening && before.paused && !now.paused;

const rules: readonly Rule[] = [
  (before, now) => (!before.started && now.started ? { type: 'start' } : undefined),
  (before, now) => (playing(before, now) ? { type: 'play' } : undefined),
  (before, now) =>
    now.started && !before.paused && now.paused && !interrupted(now)
      ? { type: 'pause' }
      : undefined,
  (before, now) =>
    before.seekTarget !== null && now.seekTarget === null && now.started
      ? { type: 'seek' }
      : undefined,
  (before, now) => (!before.ended && now.ended ? { type: 'end' } : undefined),
  (before, now) =>
    now.audio === before.audio ? undefined : { type: 'audio', language: now.audio },
  (before, now) =>
    now.subtitles === before.subtitles ? undefined : { type: 'subtitles', language: now.subtitles },
  (before, now) =>
    now.quality === before.quality ? undefined : { type: 'quality', quality: now.quality },
  (before, now) => (now.rate === before.rate ? undefined : { type: 'rate', rate: now.rate }),
  (before, now) =>
    now.fullscreen === before.fullscreen
      ? undefined
      : { type: 'fullscreen', active: now.fullscreen },
  (before, now) =>
    before.leaving === null && now.leaving !== null
      ? { type: 'next', by: now.leaving, finished: now.offer !== null }
      : undefined,
  (before, now) =>
    now.error !== null && now.error !== before.error
      ? { type: 'error', error: now.error }
      : undefined,
];

/** The events between two states of one source, in order. */
export function eventsBetween(before: PlayerState, now: PlayerState): readonly PlayerEvent[] {
  const { position, duration } = now;
  return rules.flatMap((rule) => {
    const detail = rule(before, now);
    return detail === undefined ? [] : [{ ...detail, position, duration }];
  });
}

/** The progress between two states, or undefined within the same second. */
export function progressBetween(before: PlayerState, now: PlayerState): PlayerProgress | undefined {
  const moved = Math.floor(before.position) !== Math.floor(now.position);
  if (!moved || !now.started || now.seeking) return undefined;
  const { position, duration, audio, subtitles } = now;
  return { position, duration, audioLanguage: audio, subtitleLanguage: subtitles };
}
