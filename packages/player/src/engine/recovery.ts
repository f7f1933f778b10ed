import type { PlayerError } from '../store/state.ts';

/** What to do about a fatal error of the engine. */
export type Recovery =
  | { readonly type: 'reload'; readonly afterMs: number }
  | { readonly type: 'rebuild' }
  | { readonly type: 'rebuildOtherAudio' }
  | { readonly type: 'giveUp' };

/** Waits between attempts to reach the server again: 15 s in all, on top of the loader's own tries. */
const BACKOFF_MS = [1000, 2000, 4000, 8000] as const;
const LAST_BACKOFF_MS = 8000;

const mediaSteps: readonly Recovery[] = [{ type: 'rebuild' }, { type: 'rebuildOtherAudio' }];

/**
 * The step for the next attempt, counted from 0 since data last arrived. A refusal or a missing
 * stream is final: asking again would only be refused again. An unreachable server is asked for as
 * long as there is something to show (`starving` false): nobody needs to know of it before that.
 */
export function recoveryFor(
  kind: PlayerError['kind'],
  attempt: number,
  starving: boolean,
): Recovery {
  const giveUp: Recovery = { type: 'giveUp' };
  if (kind === 'media') return mediaSteps[attempt] ?? giveUp;
  if (kind !== 'network') return giveUp;
  const afterMs = BACKOFF_MS[attempt];
  if (afterMs !== undefined) return { type: 'reload', afterMs };
  return starving ? giveUp : { type: 'reload', afterMs: LAST_BACKOFF_MS };
}

/** The kind of a failed load, by its HTTP status. No status means that nothing answered. */
export function loadErrorKind(status: number | undefined): PlayerError['kind'] {
  if (status === 401 || status === 403) return 'access';
  if (status === 404 || status === 410) return 'missing';
  return 'network';
}
