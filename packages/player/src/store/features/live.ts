import type { Programme } from '../live.ts';
import { startOverAt } from '../live.ts';
import type { Feature } from './feature.ts';
import { seekTo, shownPosition } from './seeking.ts';

export type LiveState = {
  readonly live: boolean;
  /** The host plays a channel. It knows before the stream does. */
  readonly channel: boolean;
  /** The channel has been live: a playlist that ends is then a channel that is away. */
  readonly wasLive: boolean;
  /** On a live stream: milliseconds since 1970 at position 0. Null where the stream has no dates. */
  readonly zeroAt: number | null;
  /** The programmes of a live channel, in order. */
  readonly programmes: readonly Programme[];
  /** On a channel: the time in milliseconds since 1970 to seek to once it is reachable. */
  readonly joinAt: number | null;
};

export type LiveRequests = {
  /** Seeks to the live edge. */
  readonly goLive: () => void;
  /** Seeks to the beginning of the programme on screen, where that is reachable. */
  readonly startOver: () => void;
};

export const live: Feature<LiveState, LiveRequests> = {
  initial: {
    live: false,
    channel: false,
    wasLive: false,
    zeroAt: null,
    programmes: [],
    joinAt: null,
  },
  lasting: ['programmes', 'channel'],
  requests: ({ now, seek, media }) => {
    const playFrom = (seconds: number): void => {
      seek(seekTo(now(), seconds));
      media()?.play();
    };
    return {
      goLive: () => playFrom(now().seekable.end),
      startOver: () => {
        const start = startOverAt(now(), shownPosition(now()));
        if (start !== null) playFrom(start);
      },
    };
  },
};
