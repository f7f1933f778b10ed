import type { Patch } from './reducers.ts';
import type { PlayerError, PlayerState } from './state.ts';

/** Delays between two attempts to reopen a channel; the last one repeats. */
const DELAYS_MS = [5000, 10_000, 15_000] as const;

/**
 * The meaning of an error on a channel: an answer is final only for what was requested. An encoder that restarts refuses
 * or misses its playlist for a while, so that ends nothing.
 */
export function channelError(
  { channel, error: before }: Pick<PlayerState, 'channel' | 'error'>,
  error: PlayerError,
): PlayerError {
  const isAnswer = error.status !== undefined || error.mayHaveEnded === true;
  const isOrigin = error.kind === 'access' || error.kind === 'missing' || isAnswer;
  if (!channel || !isOrigin) return error;
  return before?.kind === 'offAir' ? before : { kind: 'offAir', status: error.status };
}

/** Reopens a channel that is off the air, until it plays. */
export type Comeback = {
  /** Plans the next attempt while the channel is off the air; once it plays there is none. */
  readonly follow: (facts: Patch) => void;
  /** Ends the attempts: another stream was opened, or none. */
  readonly end: () => void;
};

export function createComeback(reopen: () => void): Comeback {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  const end = (): void => {
    clearTimeout(timer);
    attempt = 0;
  };
  return {
    follow: ({ error, started }) => {
      if (started) return end();
      if (error?.kind !== 'offAir') return;
      clearTimeout(timer);
      timer = setTimeout(reopen, DELAYS_MS[Math.min(attempt, DELAYS_MS.length - 1)]);
      attempt += 1;
    },
    end,
  };
}
