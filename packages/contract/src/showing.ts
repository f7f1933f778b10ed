/** When something is shown: milliseconds since 1970, `until` not included. */
export interface Showing {
  /** Null: always until then. */
  from: number | null;
  /** Null: always from then on. */
  until: number | null;
}

/** Why something is not shown now: its time has not come, or is over. */
export const REASONS = ['NOT_YET', 'LEFT'] as const;
export type Reason = (typeof REASONS)[number];
/** Errors of calls about one title, video or channel. */
export const NOT_SHOWN = ['NOT_FOUND', ...REASONS] as const;

/** Why something is not shown at a moment in milliseconds since 1970; null: it is shown. */
export function whyNotShown({ from, until }: Showing, now: number): Reason | null {
  if (until !== null && now >= until) return 'LEFT';
  return from !== null && now < from ? 'NOT_YET' : null;
}
