import { type CountryRule, isShownIn } from './territory.ts';

/** When something is shown: milliseconds since 1970, `until` not included. */
export interface Showing {
  /** Null: always until then. */
  from: number | null;
  /** Null: always from then on. */
  until: number | null;
}

/** Why something is not shown now: its time has not come, or is over, or it is not for the viewer's country. */
export const REASONS = ['NOT_YET', 'LEFT', 'ELSEWHERE'] as const;
export type Reason = (typeof REASONS)[number];
/** Errors of calls about one title, video or channel. */
export const NOT_SHOWN = ['NOT_FOUND', ...REASONS] as const;

/**
 * Why something is not shown at a moment in milliseconds since 1970; null: it is shown. Whoever is in another country does
 * not hear of its time.
 * @param places the countries that a viewer must be in; null: unknown
 */
export function whyNotShown(
  { from, until, countries }: Showing & { countries: CountryRule | null },
  now: number,
  places: readonly (string | null)[],
): Reason | null {
  if (!places.every((country) => isShownIn(countries, country))) return 'ELSEWHERE';
  if (until !== null && now >= until) return 'LEFT';
  return from !== null && now < from ? 'NOT_YET' : null;
}
