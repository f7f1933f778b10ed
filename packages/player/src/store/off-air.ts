import type { Patch, PlayerError, PlayerState } from './state.ts';

/** Before each attempt to reopen a channel, on top of the engine's own. A playing channel is polled as often. */
const AGAIN_MS = 5000;

/**
 * The meaning of an error on a channel: an answer is final only for what was requested. An encoder that restarts refuses
 * or misses its playlist for a while, so that ends nothing.
 */
export function channelError(
  { channel, error: before }: Pick<PlayerState, 'channel' | 'error'>,
  error: PlayerError,
): PlayerError {
  const isAnswer = error.status !== undefined || error.mayHaveEnded === true;
  if (!channel || !isAnswer) return error;
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
  const end = (): void => clearTimeout(timer);
  return {
    follow: ({ error, started }) => {
      if (started || error?.kind === 'offAir') end();
      if (error?.kind === 'offAir') timer = setTimeout(reopen, AGAIN_MS);
    },
    end,
  };
}
