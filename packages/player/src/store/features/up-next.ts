import type { Offer } from '../up-next.ts';
import type { Feature, FeaturePorts } from './feature.ts';

export type UpNextState = {
  /** Whether another video follows this one. */
  readonly follows: boolean;
  /** The next video starts by itself after its countdown. */
  readonly autoNext: boolean;
  /** The offer of the next video, once its time has come. */
  readonly offer: Offer | null;
  /** The next video was requested, by the countdown or by the viewer. */
  readonly leaving: 'countdown' | 'viewer' | null;
  /** The player waits for the viewer to answer "still watching?". */
  readonly asksStill: boolean;
};

export type UpNextRequests = {
  /** Plays the next video on the viewer's request. */
  readonly next: () => void;
  /** Dismisses the offer of the next video. */
  readonly dismissOffer: () => void;
};

/** Leaves for the next video, if one follows. */
export function leave({ now, request }: FeaturePorts): void {
  if (now().follows) request({ leaving: 'viewer', asksStill: false });
}

export const upNext: Feature<UpNextState, UpNextRequests> = {
  initial: { follows: false, autoNext: true, offer: null, leaving: null, asksStill: false },
  lasting: ['autoNext', 'follows'],
  requests: (ports) => ({
    next: () => leave(ports),
    dismissOffer: () => {
      const { offer } = ports.now();
      if (offer !== null) ports.request({ offer: { ...offer, dismissed: true } });
    },
  }),
  events: [
    (before, now) => (!before.ended && now.ended ? { type: 'end' } : undefined),
    (before, now) =>
      before.leaving === null && now.leaving !== null
        ? { type: 'next', by: now.leaving, finished: now.offer !== null }
        : undefined,
  ],
};
