const DAY = 24 * 3_600_000;

/** Days in which the owner can cancel a requested deletion. */
export const LEAVING_DAYS = 14;

/** The time of deletion for a request that is made now. */
export function deletionOf(now: number): Date {
  return new Date(now + LEAVING_DAYS * DAY);
}
