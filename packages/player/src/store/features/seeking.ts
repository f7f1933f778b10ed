import { landing } from '../guard.ts';
import type { Patch, PlayerState, Span } from '../state.ts';
import type { Feature } from './feature.ts';

export type SeekingState = {
  readonly position: number;
  /** Seconds; 0 until known. */
  readonly duration: number;
  /** The seekable window. A film: all of it. Live: what the channel stores. */
  readonly seekable: Span;
  /** End of the buffered range around the position, in seconds. */
  readonly buffered: number;
  readonly seeking: boolean;
  readonly seekTarget: number | null;
};

export type SeekingRequests = {
  /** Seconds, clamped to the seekable window. */
  readonly seek: (seconds: number) => void;
  /** Seconds to move by; ten forward by default. */
  readonly skip: (seconds?: number) => void;
  /** One frame back or forward; only while paused. */
  readonly stepFrame: (step: number) => void;
};

/** Seconds behind the live edge, so that 'live' does not run out of data: two segments and a bit. */
const LIVE_MARGIN = 10;
/** Seconds that one press of a skip button moves. */
export const SKIP_SECONDS = 10;
/** The usual 25 frames a second; a slower film shows some steps twice. */
const FRAME_SECONDS = 1 / 25;

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

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

export const seeking: Feature<SeekingState, SeekingRequests> = {
  initial: {
    position: 0,
    duration: 0,
    seekable: { start: 0, end: 0 },
    buffered: 0,
    seeking: false,
    seekTarget: null,
  },
  requests: ({ now, seek }) => ({
    seek: (seconds) => seek(seekTo(now(), seconds)),
    skip: (seconds = SKIP_SECONDS) => seek(skipBy(now(), seconds)),
    stepFrame: (step) => {
      if (now().paused) seek(skipBy(now(), step * FRAME_SECONDS));
    },
  }),
  events: [
    (before, now) =>
      before.seekTarget !== null && now.seekTarget === null && now.started
        ? { type: 'seek' }
        : undefined,
  ],
};
