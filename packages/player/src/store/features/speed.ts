import type { Feature } from './feature.ts';

export type SpeedState = { readonly rate: number };

export type SpeedRequests = {
  readonly setRate: (rate: number) => void;
  /** One step faster or slower. */
  readonly changeRate: (step: number) => void;
};

/** The available speeds. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next faster or slower speed. */
export function rateBeside(rate: number, step: number): number {
  const at = RATES.findLastIndex((each) => each <= rate);
  return RATES[Math.min(Math.max(at + step, 0), RATES.length - 1)] ?? 1;
}

export const speed: Feature<SpeedState, SpeedRequests> = {
  initial: { rate: 1 },
  lasting: ['rate'],
  requests: ({ now, request, media }) => {
    const setRate = (rate: number): void => media()?.setRate(request({ rate }).rate);
    return { setRate, changeRate: (step) => setRate(rateBeside(now().rate, step)) };
  },
  events: [
    (before, now) => (now.rate === before.rate ? undefined : { type: 'rate', rate: now.rate }),
  ],
};
