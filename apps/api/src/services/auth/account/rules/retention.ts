const DAY = 24 * 3_600_000;

/** Days for which profiles, lists and progress are retained after the end of access (SPEC-D42). */
const RETENTION_DAYS = 365;

/** Days before the deletion at which its owner is warned. */
const WARNING_DAYS = 30;

/** Accounts whose access ended before this moment are warned now. */
export const warnedBefore = (now: number): Date =>
  new Date(now - (RETENTION_DAYS - WARNING_DAYS) * DAY);

/** When the data of an account that is warned now is deleted: a late warning still leaves 30 days. */
export const deletionAfter = (until: Date, now: number): Date =>
  new Date(Math.max(until.getTime() + RETENTION_DAYS * DAY, now + WARNING_DAYS * DAY));
