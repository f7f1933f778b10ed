import type { Feature } from './feature.ts';

export type ScreenState = {
  readonly fullscreen: boolean;
  /** Picture in picture. */
  readonly pip: boolean;
  /** The picture is on another screen, or in a phone's own player: the page renders nothing over it. */
  readonly away: boolean;
};

export type ScreenRequests = {
  readonly toggleFullscreen: () => void;
  readonly togglePip: () => void;
};

/** Where the picture is. */
export const screen: Feature<ScreenState, ScreenRequests> = {
  initial: { fullscreen: false, pip: false, away: false },
  lasting: ['fullscreen', 'pip', 'away'],
  requests: ({ media }) => ({
    toggleFullscreen: () => media()?.toggleFullscreen(),
    togglePip: () => media()?.togglePip(),
  }),
  events: [
    (before, now) =>
      now.fullscreen === before.fullscreen
        ? undefined
        : { type: 'fullscreen', active: now.fullscreen },
  ],
};
