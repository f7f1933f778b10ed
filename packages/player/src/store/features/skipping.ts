import type { Action } from '../actions.ts';
import { skipKeyAt } from '../actions.ts';
import type { SkipChoice, Skips } from '../choices.ts';
import { skipsFrom } from '../choices.ts';
import type { Mark, SkipKind } from '../marks.ts';
import type { Feature } from './feature.ts';
import { seekTo } from './seeking.ts';
import { leave } from './up-next.ts';

export type SkippingState = {
  readonly skips: Skips;
  /** The last automatic skip; cleared at the next seek. */
  readonly skipped: Mark | null;
};

export type SkippingRequests = {
  readonly chooseSkip: (kind: SkipKind, choice: SkipChoice) => void;
  /** Skips the current segment, or plays the next video; returns what was done. */
  readonly skipNow: () => Action | null;
};

/** Intros, recaps and credits. */
export const skipping: Feature<SkippingState, SkippingRequests> = {
  initial: { skips: skipsFrom(), skipped: null },
  lasting: ['skips'],
  chosen: ({ skips }) => ({ skips: skipsFrom(skips) }),
  requests: (ports) => ({
    chooseSkip: (kind, choice) => {
      const skips = { ...ports.now().skips, [kind]: choice };
      ports.request({ skips }, { skips });
    },
    skipNow: () => {
      const action = skipKeyAt(ports.now());
      if (action?.type === 'skip') ports.seek(seekTo(ports.now(), action.to));
      if (action?.type === 'next') leave(ports);
      return action;
    },
  }),
};
