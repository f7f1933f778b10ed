import { EVENT_RULES } from './features/index.ts';
import type { StreamFailure } from './features/stream.ts';
import { languageIn } from './tracks.ts';
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
  | { readonly type: 'streamFailed'; readonly failure: StreamFailure }
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
/** The event of one kind between two states, if there was one. */
export type Rule = (before: PlayerState, now: PlayerState) => Detail | undefined;

/** The events between two states of one source, in order. */
export function eventsBetween(before: PlayerState, now: PlayerState): readonly PlayerEvent[] {
  const { position, duration } = now;
  return EVENT_RULES.flatMap((rule) => {
    const detail = rule(before, now);
    return detail === undefined ? [] : [{ ...detail, position, duration }];
  });
}

/** The progress between two states, or undefined within the same second. */
export function progressBetween(before: PlayerState, now: PlayerState): PlayerProgress | undefined {
  const moved = Math.floor(before.position) !== Math.floor(now.position);
  if (!moved || !now.started || now.seeking) return undefined;
  const { position, duration, audio, subtitles } = now;
  return {
    position,
    duration,
    audioLanguage: languageIn(audio),
    subtitleLanguage: languageIn(subtitles),
  };
}
