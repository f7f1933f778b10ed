import type { Subject } from './subjects.ts';

const DAY = 24 * 3_600_000;

/** Days within which a message about a subject should be answered. */
const DAYS: Readonly<Partial<Record<Subject, number>>> = { PAYMENT: 1, ACCOUNT: 1, PRIVACY: 1 };
const OTHER_DAYS = 2;

/**
 * Until when staff should answer. Money, access to an account and a person's data cannot wait: one day; all else two, as
 * the acknowledgement says.
 * @param since when the first message came that is not answered yet, in milliseconds since 1970
 */
export const dueAt = (subject: Subject, since: number): Date =>
  new Date(since + (DAYS[subject] ?? OTHER_DAYS) * DAY);
