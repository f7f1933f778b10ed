import type { Quality } from '../state.ts';
import type { Feature } from './feature.ts';

export type QualityState = {
  readonly quality: Quality;
  /** Heights in pixels, tallest first. Empty where the browser alone decides. */
  readonly qualities: readonly number[];
  /** Current height in pixels. */
  readonly playingQuality: number | null;
};

export type QualityRequests = { readonly chooseQuality: (quality: Quality) => void };

/** The tallest level not above the requested height; else the lowest. */
export function rungFor(qualities: readonly number[], requested: Quality): Quality {
  if (typeof requested !== 'number') return requested;
  return qualities.find((height) => height <= requested) ?? qualities.at(-1) ?? 'auto';
}

/** Whether a quality is valid: heights are above zero, which Number.NaN is not. */
const sensible = (quality: Quality | undefined): Quality =>
  quality === undefined || (typeof quality === 'number' && !(quality > 0)) ? 'auto' : quality;

export const quality: Feature<QualityState, QualityRequests> = {
  initial: { quality: 'auto', qualities: [], playingQuality: null },
  lasting: ['quality'],
  chosen: (preferences) => ({ quality: sensible(preferences.quality) }),
  requests: ({ request, media }) => ({
    chooseQuality: (chosen) =>
      media()?.chooseQuality(request({ quality: chosen }, { quality: chosen }).quality),
  }),
  events: [
    (before, now) =>
      now.quality === before.quality ? undefined : { type: 'quality', quality: now.quality },
  ],
};
