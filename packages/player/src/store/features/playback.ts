import type { PlayerState } from '../state.ts';
import type { Feature } from './feature.ts';
import { seekTo } from './seeking.ts';

export type PlaybackState = {
  readonly paused: boolean;
  /** Playback was requested, and there is nothing to show yet. */
  readonly waiting: boolean;
  readonly ended: boolean;
  /** A stream is being opened or reopened: events of the element are not the viewer's actions. */
  readonly opening: boolean;
  /** A picture has been shown since the source was opened. */
  readonly started: boolean;
  /** The browser did not let the stream start without a gesture. */
  readonly blocked: boolean;
};

export type PlaybackRequests = {
  readonly play: () => void;
  readonly pause: () => void;
  readonly togglePlay: () => void;
};

/** These stop the element for a moment too; none of them is the viewer's pause. */
const interrupted = (state: PlayerState): boolean =>
  state.ended || state.seeking || state.opening || state.error !== null;

const playing = (before: PlayerState, now: PlayerState): boolean =>
  before.started && !now.opening && before.paused && !now.paused;

export const playback: Feature<PlaybackState, PlaybackRequests> = {
  initial: {
    paused: true,
    waiting: false,
    ended: false,
    opening: false,
    started: false,
    blocked: false,
  },
  requests: ({ now, seek, media }) => {
    const play = (): void => {
      if (now().ended) seek(seekTo(now(), now().seekable.start));
      media()?.play();
    };
    const pause = (): void => media()?.pause();
    return { play, pause, togglePlay: () => (now().paused ? play() : pause()) };
  },
  events: [
    (before, now) => (!before.started && now.started ? { type: 'start' } : undefined),
    (before, now) => (playing(before, now) ? { type: 'play' } : undefined),
    (before, now) =>
      now.started && !before.paused && now.paused && !interrupted(now)
        ? { type: 'pause' }
        : undefined,
  ],
};
