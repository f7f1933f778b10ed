import type { PlayerError } from '../store/state.ts';

/** The recovery from a fatal error of the engine. */
export type Recovery =
  | { readonly type: 'reload'; readonly afterMs: number }
  | { readonly type: 'rebuild' }
  | { readonly type: 'rebuildOtherAudio' }
  | { readonly type: 'giveUp' };

/** Delays between attempts to reach the server: 15 s in total, on top of the loader's own retries. */
const BACKOFF_MS = [1000, 2000, 4000, 8000] as const;
const LAST_BACKOFF_MS = 8000;

const mediaSteps: readonly Recovery[] = [{ type: 'rebuild' }, { type: 'rebuildOtherAudio' }];

/** Attempts at a channel that is refused or missing before the viewer learns of it. */
const OFF_AIR_AFTER = 2;

/** The facts of a recovery. */
export type Situation = {
  /** Nothing is left to show. */
  readonly starving: boolean;
  readonly channel?: boolean | undefined;
  /** The channel has other streams. */
  readonly others?: boolean | undefined;
};

/** How often a stream is requested again while nothing is left to show. */
function attemptsAt(kind: PlayerError['kind'], { channel, others }: Situation): number {
  // Another stream is nearer than the end of an outage.
  if (others) return 1;
  if (kind === 'network') return BACKOFF_MS.length;
  return channel && (kind === 'access' || kind === 'missing') ? OFF_AIR_AFTER : 0;
}

/**
 * The next recovery step; attempts are counted from 0 since the last received data. For a film a refusal or a missing
 * stream is final: a retry would be refused again. What may come back, a channel's stream or an unreachable server, is
 * retried as long as the buffer lasts (`starving` false): until then the viewer notices nothing.
 */
export function recoveryFor(
  kind: PlayerError['kind'],
  attempt: number,
  situation: Situation,
): Recovery {
  const { starving } = situation;
  const giveUp: Recovery = { type: 'giveUp' };
  if (kind === 'media') return mediaSteps[attempt] ?? giveUp;
  if (kind === 'unsupported') return giveUp;
  const most = attemptsAt(kind, situation);
  if (most === 0) return giveUp;
  const afterMs = attempt < most ? BACKOFF_MS[attempt] : undefined;
  if (afterMs !== undefined) return { type: 'reload', afterMs };
  return starving ? giveUp : { type: 'reload', afterMs: LAST_BACKOFF_MS };
}

/** Classifies a failed load by its HTTP status. No status means no response. */
export function loadErrorKind(status: number | undefined): PlayerError['kind'] {
  if (status === 401 || status === 403) return 'access';
  if (status === 404 || status === 410) return 'missing';
  return 'network';
}
