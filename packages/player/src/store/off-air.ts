import type { Patch, PlayerError, PlayerState } from './state.ts';

/** Before each attempt to reopen a channel, on top of the engine's own. A playing channel is polled as often. */
const AGAIN_MS = 5000;

/** The device has lost its network: every stream would fail, and none of them is to blame. */
export const isOffline = ({ kind, status, reason, mayHaveEnded }: PlayerError): boolean =>
  kind === 'network' && status === undefined && reason === undefined && mayHaveEnded !== true;

/**
 * The meaning of an error on a channel: an answer is final only for what was requested. An encoder that restarts refuses
 * or misses its playlist for a while, or sends what cannot be read, so that ends nothing.
 */
export function channelError(
  { channel, error: before }: Pick<PlayerState, 'channel' | 'error'>,
  error: PlayerError,
): PlayerError {
  if (!channel || error.kind === 'unsupported' || isOffline(error)) return error;
  if (before?.kind === 'offAir') return before;
  return { kind: 'offAir', status: error.status, reason: error.reason };
}

/** Whether the player reopens the stream by itself after an error. */
export const comesBack = ({ channel, error }: Pick<PlayerState, 'channel' | 'error'>): boolean =>
  channel && error !== null && error.kind !== 'unsupported';

/** Reopens a channel that is off the air, until it plays. */
export type Comeback = {
  /** Plans the next attempt after the reported facts; once the channel plays there is none. */
  readonly follow: (state: PlayerState, facts: Patch) => void;
  /** Ends the attempts: another stream was opened, or none. */
  readonly end: () => void;
};

export function createComeback(reopen: () => void): Comeback {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => clearTimeout(timer);
  return {
    follow: (state, { error, started }) => {
      if (started || error) end();
      if (error && comesBack(state)) timer = setTimeout(reopen, AGAIN_MS);
    },
    end,
  };
}
