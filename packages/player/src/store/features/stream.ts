import type { Mark } from '../marks.ts';
import type { PlayerError, PlayerSource } from '../state.ts';
import type { Feature } from './feature.ts';

export type StreamState = {
  readonly source: PlayerSource | null;
  /** In order of time; none for live channels. */
  readonly marks: readonly Mark[];
  readonly error: PlayerError | null;
  /** The last stream of a channel that failed, also if the next one plays. */
  readonly failure: StreamFailure | null;
};

export type StreamFailure = { readonly url: string; readonly error: PlayerError };

/** What plays, and why it stopped. */
export const stream: Feature<StreamState> = {
  initial: { source: null, marks: [], error: null, failure: null },
  events: [
    (before, now) =>
      now.error !== null && now.error !== before.error
        ? { type: 'error', error: now.error }
        : undefined,
    (before, now) =>
      now.failure !== null && now.failure !== before.failure
        ? { type: 'streamFailed', failure: now.failure }
        : undefined,
  ],
};
