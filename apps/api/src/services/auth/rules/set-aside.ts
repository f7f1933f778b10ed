const DAY = 24 * 3_600_000;

/** Days between the mail that says so and the use of data that were set aside (GDPR, Article 18.3). */
const LIFT_DAYS = 7;

/** When data are used again, if the member is informed now. */
export const liftOf = (now: Date): Date => new Date(now.getTime() + LIFT_DAYS * DAY);
