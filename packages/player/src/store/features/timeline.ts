import type { Feature } from './feature.ts';

export type TimelineState = {
  /** The timeline's direction in right-to-left languages. */
  readonly timeline: 'ltr' | 'rtl';
};

export type TimelineRequests = { readonly chooseTimeline: (way: 'ltr' | 'rtl') => void };

export const timeline: Feature<TimelineState, TimelineRequests> = {
  initial: { timeline: 'ltr' },
  lasting: ['timeline'],
  chosen: (preferences) => ({ timeline: preferences.timeline === 'rtl' ? 'rtl' : 'ltr' }),
  requests: ({ request }) => ({
    chooseTimeline: (way) => void request({ timeline: way }, { timeline: way }),
  }),
};
