const DAY = 24 * 3_600_000;
/** A series that was not watched for longer, and is on no list, is forgotten. */
const RECENT = 90 * DAY;

/** What a profile has watched of a series. */
export interface FollowState {
  /** The last episode before the new ones; null if it was never begun. */
  last: { finished: boolean; seconds: number } | null;
  /** When any earlier episode was watched last, in milliseconds since 1970; null if none was. */
  watchedAt: number | null;
  /** The series is on the profile's list. */
  listed: boolean;
}

/**
 * Whether a profile waits for new episodes: it has finished the last one before them, or watched it into its credits, and
 * the series is on its list or was watched lately.
 * @param creditsFrom second at which the credits of that episode begin; null without a mark
 */
export function isCaughtUp(
  { last, watchedAt, listed }: FollowState,
  creditsFrom: number | null,
  now: number,
): boolean {
  if (!last) return false;
  const watched = last.finished || (creditsFrom !== null && last.seconds >= creditsFrom);
  const isRecent = watchedAt !== null && now - watchedAt <= RECENT;
  return watched && (listed || isRecent);
}
